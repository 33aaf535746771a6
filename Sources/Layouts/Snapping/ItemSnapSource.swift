internal import CollectionEngine
internal import Foundation
internal import Geometry

/// Candidates at the items of a collection view, or at groups of them.
///
/// Items count as they are before their transforms. The layout is asked for rectangles around the
/// offsets in question only.
struct ItemSnapSource: SnapSource {
  private let view: CollectionView
  private let groupSize: Int
  /// The part of the content across the axis in which items count.
  private let crossed: ClosedRange<Double>
  private var edge: SnapEdge
  /// The end of the range at the aligned side, where something other than items stands there.
  private var end: SnapCandidate?

  private var axis: Axis { edge.axis }
  private var length: Double { max(edge.length, 1) }

  /// - Parameter crossedOffset: the offset across the axis at which the content will stand.
  init(view: CollectionView, edge: SnapEdge, groupSize: Int, crossedOffset: Double) {
    self.view = view
    self.edge = edge
    self.groupSize = groupSize
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

  func candidates(around offset: Double, count: Int) -> [SnapCandidate] {
    let range = edge.range
    var reach = length
    while true {
      let part = (offset - reach)...(offset + reach)
      let found = candidates(in: part)
      let isEnoughBefore =
        part.lowerBound <= range.lowerBound
        || found.count { $0.offset < offset - SnapRule.standingDistance } >= count
      let isEnoughBehind =
        part.upperBound >= range.upperBound
        || found.count { $0.offset > offset + SnapRule.standingDistance } >= count
      if isEnoughBefore && isEnoughBehind { return found }
      reach *= 2
    }
  }

  /// All candidates from one offset to another.
  private func candidates(in part: ClosedRange<Double>) -> [SnapCandidate] {
    let items = elements(from: part.lowerBound, to: part.upperBound + length)
      .filter { $0.representedElementCategory == .cell }
    let found = groupSize == 1 ? items.map(candidate) : groups(of: items)
    return (found + (end.map { [$0] } ?? [])).filter { part.contains($0.offset) }
  }

  private func candidate(_ item: CollectionViewLayoutAttributes) -> SnapCandidate {
    let (start, end) = place(item)
    return SnapCandidate(
      offset: edge.clamped(edge.offset(from: start, to: end)), indexPath: item.indexPath)
  }

  /// A group reaches from its first item to its last one.
  private func groups(of items: [CollectionViewLayoutAttributes]) -> [SnapCandidate] {
    let firsts = Set(
      items.map { path in
        IndexPath(
          item: path.indexPath.item / groupSize * groupSize, section: path.indexPath.section)
      })
    return firsts.sorted().compactMap { path in
      let count = view.numberOfItems(inSection: path.section)
      let last = IndexPath(
        item: path.item + min(groupSize, count - path.item) - 1, section: path.section)
      guard let first = view.layoutAttributesForItem(at: path).map(shownPlace),
        let last = view.layoutAttributesForItem(at: last).map(shownPlace)
      else { return nil }
      let offset = edge.offset(from: min(first.0, last.0), to: max(first.1, last.1))
      return SnapCandidate(offset: edge.clamped(offset), indexPath: path)
    }
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
    let near = isNear ? 0 : max(content - length, 0)
    let all = elements(from: near, to: near + length)
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

  /// The layout's elements in the part of the content from `start` to `end` along the axis.
  private func elements(from start: Double, to end: Double) -> [CollectionViewLayoutAttributes] {
    var rect = CGRect(
      origin: CGPoint { $0 == axis ? start : crossed.lowerBound },
      size: CGSize.along(axis, end - start, crossed.upperBound - crossed.lowerBound))
    if isMirrored { rect.origin.x = view.contentSize.width - rect.maxX }
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

  /// Where an element of the layout starts and ends along the axis, as the view shows it.
  private func place(_ element: CollectionViewLayoutAttributes) -> (Double, Double) {
    let (start, end) = shownPlace(element)
    guard isMirrored, axis == .horizontal else { return (start, end) }
    return (view.contentSize.width - end, view.contentSize.width - start)
  }

  private func shownPlace(_ element: CollectionViewLayoutAttributes) -> (Double, Double) {
    let half = element.size[axis] / 2
    return (element.center[axis] - half, element.center[axis] + half)
  }

  /// Whether the view shows the layout's elements in a mirror.
  private var isMirrored: Bool { view.mirrorsLayout }
}
