internal import Foundation

extension LayoutDescription {
  /// `waterfall`: columns of items that have their own heights.
  public static let waterfall = sectioned(
    "waterfall", summary: "columns (or rows) filled with items that have their own heights",
    lineSpacing: "the gap between items of one column",
    interitemSpacing: "the gap between columns",
    own: [
      .integer(
        "columnCount", \WaterfallLayout.columnCount, in: 1...MetricCheck.most,
        "how many columns there are"),
      .choice("placement", \WaterfallLayout.placement, "how an item finds its column"),
      .size(
        "itemSize", \WaterfallLayout.itemSize, in: 0...MetricCheck.longest,
        "the size of items that have none of their own; its length along scrolling counts"),
    ],
    make: { WaterfallLayout() })
}
