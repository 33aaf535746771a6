internal import CollectionEngine
internal import Foundation
internal import Geometry

/// Asks the layout or its delegate for the metrics of sections, and keeps what is no number.
struct FlowInquiry {
  private let layout: CollectionViewFlowLayout
  private let view: CollectionView
  private let delegate: (any CollectionViewDelegateFlowLayout)?
  /// The first answer that could not be used as it is, as a sentence.
  private var complaint: String?

  init(of layout: CollectionViewFlowLayout, _ view: CollectionView) {
    self.layout = layout
    self.view = view
    delegate = view.delegate as? any CollectionViewDelegateFlowLayout
  }

  /// All sections, not arranged yet.
  ///
  /// Complexity: O(sections) without a delegate, else O(items).
  mutating func sections(in container: FlowContainer) -> ContiguousArray<FlowSection> {
    var sections = ContiguousArray<FlowSection>()
    let count = view.numberOfSections
    sections.reserveCapacity(count)
    for section in 0..<count {
      let metrics = metrics(of: section, container.axis)
      let (sizes, isEstimate) = sizes(of: section, metrics.itemCount)
      sections.append(
        FlowSection(metrics, known: sizes, isEstimate: isEstimate, in: container))
    }
    return sections
  }

  /// Asks for the sizes of some items of a section again, which is not arranged anew yet.
  ///
  /// Complexity: O(items asked for + runs of equal sizes).
  mutating func askAgain(for items: [Int], of section: inout FlowSection, _ index: Int) {
    guard let delegate else {
      for item in items { section.measured.forget(item) }
      return
    }
    var sizes = FlowItemSizes()
    var next = 0
    for item in items.sorted() where item >= next && item < section.known.count {
      section.known.forEachRun(in: next..<item) { sizes.append($0, count: $1) }
      sizes.append(ask(delegate, IndexPath(item: item, section: index)))
      section.measured.forget(item)
      next = item + 1
    }
    section.known.forEachRun(in: next..<section.known.count) { sizes.append($0, count: $1) }
    section.known = sizes
    section.isEstimate = isEstimate(sizes)
  }

  private mutating func metrics(of section: Int, _ axis: Axis) -> FlowSectionMetrics {
    var metrics = FlowSectionMetrics()
    metrics.itemCount = view.numberOfItems(inSection: section)
    let (header, footer, inset, lineSpacing, interitemSpacing) = answers(for: section)
    metrics.header = length(header[axis], "headerReferenceSize", section)
    metrics.footer = length(footer[axis], "footerReferenceSize", section)
    metrics.inset = inset
    if !inset.isFinite {
      complain(
        "sectionInset {\(inset.top), \(inset.left), \(inset.bottom), \(inset.right)}", section)
      metrics.inset = .zero
    }
    metrics.lineSpacing = space(lineSpacing, "minimumLineSpacing", section)
    metrics.interitemSpacing = space(interitemSpacing, "minimumInteritemSpacing", section)
    return metrics
  }

  private func answers(
    for section: Int
  ) -> (header: CGSize, footer: CGSize, EdgeInsets, line: CGFloat, item: CGFloat) {
    guard let delegate else {
      return (
        layout.headerReferenceSize, layout.footerReferenceSize, layout.sectionInset,
        layout.minimumLineSpacing, layout.minimumInteritemSpacing
      )
    }
    return (
      delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section),
      delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section),
      delegate.collectionView(view, layout: layout, insetForSectionAt: section),
      delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section),
      delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    )
  }

  private mutating func sizes(of section: Int, _ count: Int) -> (FlowItemSizes, Bool) {
    guard let delegate else {
      var size = layout.sizeBeforeMeasuring
      if count > 0 { size = self.size(size, of: IndexPath(item: 0, section: section)) }
      return (FlowItemSizes(size, count: count), true)
    }
    var sizes = FlowItemSizes(expecting: count)
    var path = IndexPath(item: 0, section: section)
    for item in 0..<count {
      path.item = item
      sizes.append(ask(delegate, path))
    }
    sizes.trim()
    return (sizes, isEstimate(sizes))
  }

  private mutating func ask(
    _ delegate: any CollectionViewDelegateFlowLayout, _ path: IndexPath
  ) -> CGSize {
    size(delegate.collectionView(view, layout: layout, sizeForItemAt: path), of: path)
  }

  /// A delegate that answers the estimate for every item has nothing to say.
  private func isEstimate(_ sizes: FlowItemSizes) -> Bool {
    sizes.isUniform && sizes.count > 0 && sizes[0] == layout.sizeBeforeMeasuring
  }
}

extension FlowInquiry {
  /// The size as it is used: what is not finite or below 0 counts as 0.
  mutating func size(_ size: CGSize, of path: IndexPath) -> CGSize {
    guard !size.isFinite || size.width < 0 || size.height < 0 else { return size }
    complain(
      "the item size \(size.width) × \(size.height) of [\(path.section), \(path.item)]", nil)
    return CGSize(
      width: size.width.isFinite ? max(size.width, 0) : 0,
      height: size.height.isFinite ? max(size.height, 0) : 0)
  }

  /// The length as it is used, likewise.
  mutating func length(_ length: CGFloat, _ name: String, _ section: Int) -> Double {
    guard !length.isFinite || length < 0 else { return length }
    complain("\(name) \(length)", section)
    return 0
  }

  private mutating func space(_ space: CGFloat, _ name: String, _ section: Int) -> Double {
    guard !space.isFinite else { return space }
    complain("\(name) \(space)", section)
    return 0
  }

  private mutating func complain(_ answer: String, _ section: Int?) {
    guard complaint == nil else { return }
    let place = section.map { " of section \($0)" } ?? ""
    complaint = "The flow layout was told \(answer)\(place), which is no length; it counts as 0."
  }

  /// Tells the collection view of the first wrong answer, and of the first section whose items do
  /// not fit its lines.
  func report(_ sections: ContiguousArray<FlowSection>) {
    if let complaint { view.warning(complaint) }
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    if sections.contains(where: \.hasItemTooLong) { view.warning(tooLongWarning) }
  }

  /// UIKit's sentences.
  private var tooLongWarning: String {
    let isVertical = layout.scrollDirection == .vertical
    let (side, view) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    return """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(side) must be less than the \(side) of the UICollectionView minus the section \
      insets \(view) values, minus the content insets \(view) values.
      The relevant UICollectionViewFlowLayout instance is <\(type(of: layout))>, and it is \
      attached to <\(type(of: self.view))>.
      Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this \
      in the debugger.
      """
  }
}
