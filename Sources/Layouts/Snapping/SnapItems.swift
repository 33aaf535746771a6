internal import CollectionEngine
internal import Foundation
internal import Geometry

/// The items of a collection view along one axis, as its layout places them before transforms.
///
/// The layout is asked for rectangles around the offsets in question only.
struct SnapItems {
  let view: CollectionView
  /// Where items are aligned, with the room that they keep there.
  private(set) var edge: SnapEdge
  /// The end of the range at the aligned side, where something other than items stands there.
  private(set) var end: SnapCandidate?
  /// The part of the content across the axis in which items count.
  private let crossed: ClosedRange<Double>

  private var axis: Axis { edge.axis }

  /// - Parameter crossedOffset: the offset across the axis at which the content will stand.
  init(of view: CollectionView, _ edge: SnapEdge, crossedOffset: Double) {
    self.view = view
    self.edge = edge
    let axis = edge.axis.crossed
    let bounds = crossedOffset...(crossedOffset + view.bounds.size[axis])
    crossed =
      view.canScroll(axis)
      ? bounds
      : min(bounds.lowerBound, 0)...max(bounds.upperBound, view.contentSize[axis])
    let (room, hasHeader) = surroundings
    self.edge.room = room
    guard hasHeader else { return }
    let range = edge.range
    end = SnapCandidate(offset: edge.side == .near ? range.lowerBound : range.upperBound)
  }

  /// The length of the view along the axis, in pt; at least 1.
  var screen: Double { max(edge.length, 1) }

  /// The items in the part of the content from `start` to `end` (pt).
  func items(from start: Double, to end: Double) -> [CollectionViewLayoutAttributes] {
    elements(from: start, to: end).filter { $0.representedElementCategory == .cell }
  }

  /// Where an element of the layout starts and ends along the axis, as the view shows it.
  func place(_ element: CollectionViewLayoutAttributes) -> (start: Double, end: Double) {
    let (start, end) = ownPlace(element)
    guard view.mirrorsLayout, axis == .horizontal else { return (start, end) }
    return (view.contentSize.width - end, view.contentSize.width - start)
  }

  /// Where an item that exists starts and ends along the axis; nil where the layout does not know.
  func place(of path: IndexPath) -> (start: Double, end: Double)? {
    view.layoutAttributesForItem(at: path).map(ownPlace)
  }

  /// The candidate of what stands from `start` to `end` and begins with the item at `path`.
  func candidate(_ path: IndexPath, from start: Double, to end: Double) -> SnapCandidate {
    SnapCandidate(
      offset: edge.clamped(edge.offset(from: start, to: end)), indexPath: path,
      extent: start...max(start, end))
  }

  /// Whether anything of what `candidate` aligns is on the screen at `offset`: a layout may answer
  /// more than it is asked for.
  func shows(_ candidate: SnapCandidate, at offset: Double) -> Bool {
    guard let extent = candidate.extent else { return false }
    return extent.upperBound > offset && extent.lowerBound < offset + screen
  }

  private func ownPlace(_ element: CollectionViewLayoutAttributes) -> (start: Double, end: Double) {
    let half = element.size[axis] / 2
    return (element.center[axis] - half, element.center[axis] + half)
  }

  /// What stands between the aligned side of the content and its outermost item: blank room, which
  /// is kept before every item, and perhaps a header, which can be scrolled to.
  private var surroundings: (room: Double, hasHeader: Bool) {
    let content = edge.contentLength
    let isNear: Bool
    switch edge.side {
    case .near: isNear = true
    case .far: isNear = false
    case .middle: return (0, false)
    }
    let near = isNear ? 0 : max(content - screen, 0)
    let all = elements(from: near, to: near + screen)
    // Where an element begins and ends, counted from the aligned side.
    func depths(_ one: CollectionViewLayoutAttributes) -> (Double, Double) {
      let (start, end) = place(one)
      return isNear ? (start, end) : (content - end, content - start)
    }
    let items = all.filter { $0.representedElementCategory == .cell }
    guard let first = items.map({ depths($0).0 }).min() else { return (0, false) }
    let headers = all.filter { $0.representedElementCategory == .supplementaryView }
      .map { depths($0).1 }.filter { $0 <= first }
    return (max(first - (headers.max() ?? 0), 0), !headers.isEmpty)
  }

  private func elements(from start: Double, to end: Double) -> [CollectionViewLayoutAttributes] {
    var rect = CGRect(
      origin: CGPoint { $0 == axis ? start : crossed.lowerBound },
      size: CGSize(
        axis, length: end - start, breadth: crossed.upperBound - crossed.lowerBound))
    if view.mirrorsLayout { rect.origin.x = view.contentSize.width - rect.maxX }
    let answer = view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return answer.filter(isUsable)
  }

  /// Whether the element is one: a layout may answer items that do not exist, and no numbers.
  private func isUsable(_ element: CollectionViewLayoutAttributes) -> Bool {
    guard element.center.isFinite, element.size.isFinite else { return false }
    guard element.representedElementCategory == .cell else { return true }
    let path = element.indexPath
    return path.count == 2 && (0..<view.numberOfSections).contains(path.section)
      && (0..<view.numberOfItems(inSection: path.section)).contains(path.item)
  }
}
