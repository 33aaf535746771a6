internal import CollectionEngine
internal import Foundation
internal import Geometry

extension LayoutDescription {
  /// `waterfall`: columns of items that have their own heights.
  public static let waterfall = LayoutDescription(
    "waterfall", summary: "columns (or rows) filled with items that have their own heights",
    options: [
      .choice("scrollDirection", \WaterfallLayout.scrollDirection, "the direction of scrolling"),
      .integer(
        "columnCount", \WaterfallLayout.columnCount, in: 1...MetricCheck.most,
        "how many columns there are"),
      .choice("placement", \WaterfallLayout.placement, "how an item finds its column"),
      .size(
        "itemSize", \WaterfallLayout.itemSize, in: 0...MetricCheck.longest,
        "the size of items that have none of their own; its length along scrolling counts"),
      .number(
        "minimumLineSpacing", \WaterfallLayout.minimumLineSpacing, in: 0...MetricCheck.longest,
        "the gap between items of one column"),
      .number(
        "minimumInteritemSpacing", \WaterfallLayout.minimumInteritemSpacing,
        in: 0...MetricCheck.longest, "the gap between columns"),
      .insets(
        "sectionInset", \WaterfallLayout.sectionInset,
        "what the items of a section keep away from its edges"),
      .size(
        "headerReferenceSize", \WaterfallLayout.headerReferenceSize, in: 0...MetricCheck.longest,
        "the size of headers; its length along the direction of scrolling counts"),
    ],
    make: { WaterfallLayout() },
    connect: { layout, content in
      guard let layout = layout as? WaterfallLayout else { return nil }
      let sizes = WaterfallSizes(content)
      layout.delegate = sizes
      return sizes
    })
}

/// Gives a layout the sizes of some content.
private final class WaterfallSizes: WaterfallLayoutDelegate {
  private weak var content: (any SizedContent)?

  init(_ content: any SizedContent) {
    self.content = content
  }

  func collectionView(
    _ collectionView: CollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    content?.sizeOfItem(at: indexPath) ?? layout.itemSize
  }

  func collectionView(
    _ collectionView: CollectionView, layout: WaterfallLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    content?.sizeOfHeader(inSection: section) ?? layout.headerReferenceSize
  }
}
