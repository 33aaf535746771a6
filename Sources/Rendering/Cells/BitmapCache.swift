public import Drawing
public import Foundation
public import Geometry

/// The drawn elements that are kept, the least recently used ones leaving where they take more than a bound.
public final class BitmapCache {
  /// What one drawing depends on.
  struct Key: Hashable {
    let content: CellContent
    let size: CGSize
    let scale: Double
  }

  /// A drawn element.
  public struct Entry {
    public let bitmap: Bitmap
    /// How far it reaches beyond the element's edges, in pt.
    public let outset: EdgeInsets
    /// A part of the bitmap that is opaque throughout, in its pixels; nil where there is none.
    public let opaque: CGRect?
  }

  /// What has happened so far.
  public struct Counts: Equatable, Sendable {
    /// Elements drawn.
    public var drawn = 0
    /// Times that one was there already.
    public var reused = 0
    /// Elements let go of.
    public var evicted = 0
  }

  /// The most bytes that are kept from one scene to the next. Default: 64 MiB, about three screens of 2560 by 1600.
  public let limit: Int
  /// What the pixels of all that is kept take, in bytes.
  public private(set) var byteCount = 0
  public private(set) var counts = Counts()
  private let style: any CellStyle
  private var entries: [Key: (entry: Entry, lastUse: Int)] = [:]
  private var scene = 0

  public init(style: any CellStyle, limit: Int = 64 << 20) {
    self.style = style
    self.limit = limit
  }

  /// How many elements are kept.
  public var count: Int { entries.count }

  /// The drawn element, made now if it is not there; nil for one without a size or too large to draw.
  public func entry(for content: CellContent, size: CGSize, scale: Double) -> Entry? {
    let key = Key(content: content, size: size, scale: scale)
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = scene
      counts.reused += 1
      return entries.values[index].entry
    }
    guard size.width > 0, size.height > 0, let entry = draw(content, size, scale) else {
      return nil
    }
    entries[key] = (entry, scene)
    byteCount += entry.bitmap.byteCount
    counts.drawn += 1
    return entry
  }

  /// Ends a scene: what is kept goes down to the limit, what was not used for longest first.
  ///
  /// Complexity: O(1) within the limit, O(n log n) of what is kept beyond it.
  public func endScene() {
    scene += 1
    guard byteCount > limit else { return }
    // A little more than is needed, so that the next scenes need not.
    let goal = limit / 8 * 7
    let oldest = entries.sorted { ($0.value.lastUse, $0.key) < ($1.value.lastUse, $1.key) }
    for (key, value) in oldest {
      guard byteCount > goal else { return }
      entries[key] = nil
      byteCount -= value.entry.bitmap.byteCount
      counts.evicted += 1
    }
  }

  private func draw(_ content: CellContent, _ size: CGSize, _ scale: Double) -> Entry? {
    let outset = style.outset(for: content, size: size)
    let whole = CGSize(
      width: size.width + outset.left + outset.right,
      height: size.height + outset.top + outset.bottom)
    guard let bitmap = try? Bitmap(size: whole, scale: scale) else { return nil }
    let canvas = Canvas(bitmap)
    canvas.group(CGAffineTransform(translationX: outset.left, y: outset.top)) {
      style.draw(content, size: size, on: canvas)
    }
    return Entry(bitmap: bitmap, outset: outset, opaque: bitmap.opaqueRect)
  }
}

extension BitmapCache.Key: Comparable {
  /// By index path: an order that does not depend on hashes.
  static func < (one: Self, other: Self) -> Bool { one.content.indexPath < other.content.indexPath }
}
