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

  /// The copy of `bitmap`, made now if there is none.
  ///
  /// Errors: the renderer has no room for it, or cannot have one so large.
  func texture(of bitmap: Bitmap) throws(WindowError) -> Texture {
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
    else { throw WindowError("The renderer has no room for a picture") }
    // A renderer without such a mode mixes plainly, and gets plain colours.
    let isPremultiplied = SDL_SetTextureBlendMode(handle, blend) == 0
    if !isPremultiplied { SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_BLEND) }
    let texture = Texture(handle: handle, isPremultiplied: isPremultiplied)
    do {
      try fill(texture, with: isPremultiplied ? bitmap : try plain(bitmap))
    } catch {
      SDL_DestroyTexture(handle)
      throw error
    }
    entries[key] = Entry(bitmap: bitmap, texture: texture, lastUse: frame)
    return texture
  }

  private func plain(_ bitmap: Bitmap) throws(WindowError) -> Bitmap {
    do { return try bitmap.withPlainColors() } catch {
      throw WindowError(
        "The renderer has no room for a picture", because: String(error.description.dropLast()))
    }
  }

  private func fill(_ texture: Texture, with bitmap: Bitmap) throws(WindowError) {
    let status = bitmap.withBytes {
      SDL_UpdateTexture(texture.handle, nil, $0.baseAddress, Int32(bitmap.bytesPerRow))
    }
    guard status == 0 else { throw WindowError("The renderer takes no picture") }
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
