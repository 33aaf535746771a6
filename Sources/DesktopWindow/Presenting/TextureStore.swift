internal import CSDL2
internal import Drawing

/// A picture that the graphics processor has.
struct Texture {
  let handle: OpaquePointer
  /// Whether its colours are multiplied by its alpha; plain ones are where the renderer knows nothing else.
  let isPremultiplied: Bool
}

/// The bitmaps that the graphics processor has copies of.
final class TextureStore {
  private struct Entry {
    /// Whose copy it is: an address alone may be somebody else's by now.
    weak var bitmap: Bitmap?
    let texture: Texture
    var lastUse: Int
  }

  private let renderer: OpaquePointer
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var frame = 0
  /// How a texture is mixed: its colours are already multiplied by its alpha.
  private let blend = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)

  /// How many frames a copy is kept that nobody asks for. Ours: half a second at 120 Hz.
  private static let patience = 60

  init(_ renderer: OpaquePointer) { self.renderer = renderer }

  /// How many copies there are.
  var count: Int { entries.count }

  /// The copy of `bitmap`, made now if there is none; nil where there is no room for it.
  func texture(of bitmap: Bitmap) -> Texture? {
    let key = ObjectIdentifier(bitmap)
    if let entry = entries[key] {
      if entry.bitmap === bitmap {
        entries[key]?.lastUse = frame
        return entry.texture
      }
      SDL_DestroyTexture(entry.texture.handle)
      entries[key] = nil
    }
    guard
      let handle = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
        Int32(bitmap.width), Int32(bitmap.height))
    else { return nil }
    // A renderer without such a mode mixes plainly, and gets plain colours.
    let isPremultiplied = SDL_SetTextureBlendMode(handle, blend) == 0
    if !isPremultiplied { SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_BLEND) }
    let source = isPremultiplied ? bitmap : bitmap.withPlainColors()
    source.withBytes {
      _ = SDL_UpdateTexture(handle, nil, $0.baseAddress, Int32(source.bytesPerRow))
    }
    let texture = Texture(handle: handle, isPremultiplied: isPremultiplied)
    entries[key] = Entry(bitmap: bitmap, texture: texture, lastUse: frame)
    return texture
  }

  /// Lets go of copies whose bitmaps are gone or not asked for any more.
  func endFrame() {
    frame += 1
    guard frame % Self.patience == 0 else { return }
    for (key, entry) in entries
    where entry.bitmap == nil || entry.lastUse + Self.patience < frame {
      SDL_DestroyTexture(entry.texture.handle)
      entries[key] = nil
    }
  }

  func removeAll() {
    for entry in entries.values { SDL_DestroyTexture(entry.texture.handle) }
    entries = [:]
  }
}
