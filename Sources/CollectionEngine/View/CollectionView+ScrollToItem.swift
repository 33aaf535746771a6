public import Foundation
internal import Geometry

extension CollectionView {
  /// Where an item is to be seen: one bit an axis at most, none to leave an axis alone.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Scrolls until the item stands where `position` says, within the adjusted insets, as far as the
  /// range goes; `policy` says how where UIKit's ways are not known.
  ///
  /// The layout is brought up to date first. An item that does not exist goes to `updateFailure`
  /// with UIKit's sentence; two bits of one axis are a programming error and trap.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    screen.asMain { scroll(to: indexPath, position, animated: animated) }
  }

  private func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    performPasses()
    loadCounts()
    if let failure = scrollFailure(indexPath, counts ?? ItemCounts()) {
      return updateFailure(failure)
    }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let isClamped = policy.alignmentReach == .range
    let target = CGPoint { axis in
      guard let place = aligned(frame, position, axis) else {
        return metrics.clamped(offset[axis], axis)
      }
      return isClamped ? metrics.clamped(place, axis) : place
    }
    setContentOffset(target, animated: animated)
  }

  /// UIKit's sentence for an item that cannot be scrolled to.
  private func scrollFailure(_ path: IndexPath, _ counts: ItemCounts) -> String? {
    let attempt = "Attempted to scroll the collection view to an"
    guard path.count == 2 else {
      return "\(attempt) item at \(path), which does not name an item of a section."
    }
    guard counts.contains(section: path.section) else {
      return "\(attempt) out-of-bounds section (\(path.section)) when there are only "
        + "\(counts.sections) sections."
    }
    guard counts.contains(item: path.item, section: path.section) else {
      return "\(attempt) out-of-bounds item (\(path.item)) when there are only "
        + "\(counts.items[path.section]) items in section \(path.section)."
    }
    return nil
  }

  /// The offset at which `frame` stands as `position` says along `axis`; nil where it says nothing
  /// and the axis stays as it is.
  ///
  ///     start: f.min - I.start        middle: f.mid - (I.start + V/2)        end: f.max - (bounds - I.end)
  private func aligned(_ frame: CGRect, _ position: ScrollPosition, _ axis: Axis) -> Double? {
    let isHorizontal = axis == .horizontal
    let bits: [ScrollPosition] =
      isHorizontal ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
    let asked = bits.filter(position.contains)
    precondition(
      asked.count < 2,
      "Attempt to scroll to an item with an invalid scroll position: \(position.rawValue) names two places along one axis."
    )
    guard let asked = asked.first else {
      return policy.missingPosition == .reveal ? visibleOffset(of: frame, axis) : nil
    }
    let inset = policy.alignmentArea == .insetBounds ? adjustedContentInset : .zero
    let length = size[axis] - inset.start(axis) - inset.end(axis)
    let (first, last) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    switch asked {
    case .top, .left: return first - inset.start(axis)
    case .bottom, .right: return last - (size[axis] - inset.end(axis))
    default: return (first + last) / 2 - (inset.start(axis) + length / 2)
    }
  }
}
