internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Layouts

/// A place of the viewport, and how far items are from it.
struct ItemPlace {
  private let alignment: SnapRule.Alignment
  private let view: CollectionView
  /// What the insets leave of the bounds, in content coordinates.
  private let visible: CGRect

  init(_ alignment: SnapRule.Alignment, in view: CollectionView) {
    self.alignment = alignment
    self.view = view
    let inset = view.adjustedContentInset
    visible = CGRect(
      x: view.bounds.minX + inset.left, y: view.bounds.minY + inset.top,
      width: view.bounds.width - inset.left - inset.right,
      height: view.bounds.height - inset.top - inset.bottom)
  }

  /// How far the item is beyond the place, in pt, 0 along an axis in which the content does not scroll; nil where the
  /// layout does not have it.
  func distance(of indexPath: IndexPath) -> CGPoint? {
    guard view.hasItem(indexPath) else { return nil }
    return view.layoutAttributesForItem(at: indexPath).map(distance)
  }

  /// Which items are at the place, or which is nearest, in a sentence.
  func found(_ tolerance: CGFloat) -> String {
    let items = view.visibleLayoutAttributes.filter { $0.representedElementCategory == .cell }
    let nearest = items.min { length(distance($0)) < length(distance($1)) }
    guard let nearest else { return "No item is shown." }
    let away = distance(nearest)
    let name = "item \(nearest.indexPath.short)"
    guard max(abs(away.x), abs(away.y)) > tolerance else {
      return "There, \(name) is seen."
    }
    return "The nearest, \(name), is \(away.directions)."
  }

  private func distance(_ one: CollectionViewLayoutAttributes) -> CGPoint {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = place(one.frame.minX, one.frame.maxX, isReversed: isReversed)
    let y = place(one.frame.minY, one.frame.maxY, isReversed: false)
    let wanted = CGPoint(
      x: place(visible.minX, visible.maxX, isReversed: isReversed),
      y: place(visible.minY, visible.maxY, isReversed: false))
    let scrolls = (view.contentSize.width > visible.width, view.contentSize.height > visible.height)
    let isAnywhere = !scrolls.0 && !scrolls.1
    return CGPoint(
      x: scrolls.0 || isAnywhere ? x - wanted.x : 0, y: scrolls.1 || isAnywhere ? y - wanted.y : 0)
  }

  private func place(_ low: CGFloat, _ high: CGFloat, isReversed: Bool) -> CGFloat {
    switch alignment {
    case .start: isReversed ? high : low
    case .center: (low + high) / 2
    case .end: isReversed ? low : high
    }
  }

  private func length(_ distance: CGPoint) -> CGFloat { hypot(distance.x, distance.y) }
}

extension CollectionView {
  /// Whether the data source has the item.
  fileprivate func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<numberOfSections).contains(path.section)
      && (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }
}
