internal import CollectionEngine
internal import Foundation
internal import Geometry

/// What a flow answers attributes for.
struct FlowElement: Hashable {
  let section: Int
  let item: Int
  /// Nil for an item.
  let boundary: FlowBoundary?
}

extension FlowElement: Comparable {
  /// By section; the header first, then items, then the footer.
  static func < (one: FlowElement, other: FlowElement) -> Bool {
    if one.section != other.section { return one.section < other.section }
    return (one.rank, one.item) < (other.rank, other.item)
  }

  private var rank: Int { boundary.map { $0 == .header ? 0 : 2 } ?? 1 }
}

/// The attributes objects that were answered lately.
///
/// An object is answered again while its element stands where it stood and nobody has changed the
/// object: subclasses often change what they get from their superclass, and then get a new one.
struct FlowAttributesCache {
  private struct Entry {
    let attributes: CollectionViewLayoutAttributes
    let frame: CGRect
    let zIndex: Int
  }

  private var recent: [FlowElement: Entry] = [:]
  private var earlier: [FlowElement: Entry] = [:]

  /// How many objects are kept before the older ones are let go at the next rect query. Ours: some
  /// screens of a dense grid.
  private static let mostRecent = 512

  /// Lets go of what has not been asked for in a while.
  mutating func beginQuery() {
    guard recent.count > Self.mostRecent else { return }
    earlier = recent
    recent = [:]
  }

  /// Lets go of everything.
  mutating func removeAll() {
    recent = [:]
    earlier = [:]
  }

  /// The object of `element` at `frame`; one that `make` makes, where there is none.
  ///
  /// - Parameter changed: called with the object's frame where somebody has moved it.
  mutating func attributes(
    of element: FlowElement, at frame: CGRect, zIndex: Int,
    make: () -> CollectionViewLayoutAttributes, changed: (CGRect) -> Void
  ) -> CollectionViewLayoutAttributes {
    if let entry = recent[element] ?? earlier[element], entry.frame == frame,
      entry.zIndex == zIndex
    {
      if isUnchanged(entry, element) {
        recent[element] = entry
        return entry.attributes
      }
      if entry.attributes.center != center(frame) || entry.attributes.size != frame.size {
        changed(entry.attributes.frame)
      }
    }
    let attributes = make()
    attributes.frame = frame
    attributes.zIndex = zIndex
    recent[element] = Entry(attributes: attributes, frame: frame, zIndex: zIndex)
    return attributes
  }

  private func isUnchanged(_ entry: Entry, _ element: FlowElement) -> Bool {
    let attributes = entry.attributes
    return attributes.indexPath == IndexPath(item: element.item, section: element.section)
      && attributes.center == center(entry.frame) && attributes.size == entry.frame.size
      && attributes.zIndex == entry.zIndex && attributes.alpha == 1 && !attributes.isHidden
      && CATransform3DIsIdentity(attributes.transform3D)
  }

  private func center(_ frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
