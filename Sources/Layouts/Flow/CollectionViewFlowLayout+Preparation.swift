internal import CollectionEngine
internal import Foundation
internal import Geometry

extension CollectionViewFlowLayout {
  /// Whether cells say how large they want to be.
  var isMeasuring: Bool { estimatedItemSize != .zero }

  /// The size of an item that no delegate and no cell has spoken for.
  var sizeBeforeMeasuring: CGSize {
    isMeasuring && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  /// Whether the collection view mirrors the layout.
  var isMirrored: Bool {
    guard let collectionView else { return false }
    return flipsHorizontallyInOppositeLayoutDirection
      && collectionView.layoutDirection != developmentLayoutDirection
  }

  func container(in view: CollectionView, size: CGSize) -> FlowContainer {
    FlowContainer(
      view, size: size, axis: scrollDirection, reference: sectionInsetReference,
      isMirrored: isMirrored)
  }

  /// Does what has been invalidated, and nothing else.
  func update() {
    guard let view = collectionView else { return }
    let container = container(in: view, size: view.bounds.size)
    let isNewRoom = container != prepared
    guard isNewRoom || !work.isEmpty else { return }
    let work = work
    self.work = FlowWork()
    measuredBefore = nil
    if work.counts { cache.removeAll() }
    if work.measuring || isNewRoom && isMeasuring { forgetMeasuredSizes() }
    prepared = container

    var inquiry = FlowInquiry(of: self, view)
    if work.counts || work.metrics {
      let old = sections
      sections = inquiry.sections(in: container)
      if work.counts { measuredBefore = old.map(\.measured) } else { keepMeasuredSizes(of: old) }
    } else {
      askForSizes(of: work.items, &inquiry)
    }
    var changed = noteSizes(work.preferred, &inquiry)
    changed.formUnion(noteLengths(work.lengths, &inquiry))
    changed.formUnion(work.items.filter(hasItem).map(\.section))
    arrange(work.isAll || isNewRoom ? nil : changed, in: container)
    for move in work.moves { moveMeasuredSizes(FlowIndexMap(moving: move.from, to: move.to)) }
    inquiry.report(sections)
  }

  /// Whether only items that are alike in both directions make a grid.
  var isStrict: Bool { policy.lastLine == .leading && !isMeasuring }

  /// Breaks the lines of these sections, or of all, and puts every section where it belongs.
  func arrange(_ changed: Set<Int>?, in container: FlowContainer) {
    var start = 0.0
    overhang = 0
    for index in sections.indices {
      if changed?.contains(index) ?? true {
        sections[index].arrange(in: container, isStrict: isStrict)
      }
      sections[index].start = start
      start = sections[index].end
      overhang = max(overhang, sections[index].overhang)
    }
  }

  private func askForSizes(of items: Set<IndexPath>, _ inquiry: inout FlowInquiry) {
    for (section, paths) in Dictionary(grouping: items.filter(hasItem), by: \.section) {
      inquiry.askAgain(for: paths.map(\.item), of: &sections[section], section)
    }
  }

  /// Whether there is an item at `path`, as of the last `prepare()`.
  func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.item >= 0
      && path.item < sections[path.section].metrics.itemCount
  }

  var contentSize: CGSize {
    guard let prepared else { return .zero }
    let length = rounded(sections.last?.end ?? 0)
    return prepared.axis == .vertical
      ? CGSize(width: prepared.across, height: length)
      : CGSize(width: length, height: prepared.across)
  }

  /// The length of the content as the policy wants it.
  private func rounded(_ length: Double) -> Double {
    switch policy.contentRounding {
    case .none: return length
    case .point: return length.rounded()
    case .pixel:
      let pixel = collectionView?.pixelGrid.pixel ?? 1
      return (length / pixel).rounded(.down) * pixel
    }
  }
}
