internal import CollectionEngine
internal import Foundation
internal import Geometry

/// Asks a layout's delegate for sizes and metrics, or takes the layout's own, and checks them.
struct SectionInquiry {
  let numbering: ItemNumbering
  let axis: Axis
  /// What the view leaves across the axis, in pt.
  let room: Double
  var check = MetricCheck()
  private let layout: SectionedLayout
  private let view: CollectionView
  private let delegate: (any SectionedLayoutDelegate)?
  /// What all sections and items are told where nobody is asked.
  private var ownMetrics: SectionMetrics?
  private var ownItemSize: CGSize?

  init(of layout: SectionedLayout, _ view: CollectionView, room: Double) {
    self.layout = layout
    self.view = view
    self.room = room
    axis = layout.scrollDirection
    numbering = ItemNumbering(of: view)
    delegate = layout.delegate ?? view.delegate as? any SectionedLayoutDelegate
  }

  /// What `section` is told.
  mutating func metrics(of section: Int) -> SectionMetrics {
    guard let delegate else {
      if let ownMetrics { return ownMetrics }
      let metrics = checked(
        header: layout.headerReferenceSize, footer: layout.footerReferenceSize,
        inset: layout.sectionInset, line: layout.minimumLineSpacing,
        interitem: layout.minimumInteritemSpacing, "")
      ownMetrics = metrics
      return metrics
    }
    return checked(
      header: delegate.collectionView(
        view, layout: layout, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(
        view, layout: layout, referenceSizeForFooterInSection: section),
      inset: delegate.collectionView(view, layout: layout, insetForSectionAt: section),
      line: delegate.collectionView(
        view, layout: layout, minimumLineSpacingForSectionAt: section),
      interitem: delegate.collectionView(
        view, layout: layout, minimumInteritemSpacingForSectionAt: section),
      " of section \(section)")
  }

  private mutating func checked(
    header: CGSize, footer: CGSize, inset: EdgeInsets, line: CGFloat, interitem: CGFloat,
    _ place: @autoclosure () -> String
  ) -> SectionMetrics {
    SectionMetrics(
      header: check.length(header[axis], "the length of headerReferenceSize\(place())"),
      footer: check.length(footer[axis], "the length of footerReferenceSize\(place())"),
      inset: check.insets(inset, "sectionInset\(place())"),
      lineSpacing: check.length(line, "minimumLineSpacing\(place())"),
      interitemSpacing: check.length(interitem, "minimumInteritemSpacing\(place())"))
  }

  /// The size of an item.
  mutating func size(ofItem item: Int, _ section: Int) -> CGSize {
    guard let delegate else { return itemSize }
    let path = IndexPath(item: item, section: section)
    return check.size(
      delegate.collectionView(view, layout: layout, sizeForItemAt: path), "item \(path)")
  }

  /// The length of an item along the axis; the other side of its size does not matter.
  mutating func length(ofItem item: Int, _ section: Int) -> Double {
    guard let delegate else { return itemSize[axis] }
    let path = IndexPath(item: item, section: section)
    return check.length(
      delegate.collectionView(view, layout: layout, sizeForItemAt: path)[axis],
      "the length of item \(path)")
  }

  /// The layout's own size of items.
  private var itemSize: CGSize {
    mutating get {
      if let ownItemSize { return ownItemSize }
      let size = check.size(layout.usualItemSize, "itemSize")
      ownItemSize = size
      return size
    }
  }
}
