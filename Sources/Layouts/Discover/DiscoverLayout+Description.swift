internal import Foundation

extension LayoutDescription {
  /// `discover`: a mosaic whose middle column begins with half a tile.
  public static let discover = sectioned(
    "discover", summary: "a mosaic of tall tiles whose middle column begins with half a tile",
    lineSpacing: "the gap between tiles of one column",
    interitemSpacing: "the gap between columns",
    own: [
      .integer(
        "columnCount", \DiscoverLayout.columnCount, in: 1...MetricCheck.most,
        "how many columns there are"),
      .integer(
        "reducedColumn", \DiscoverLayout.reducedColumn, in: 0...MetricCheck.most,
        "the column that begins with half a tile, counted from 0"),
      .number(
        "itemAspectRatio", \DiscoverLayout.itemAspectRatio, in: 0...MetricCheck.longest, unit: "",
        "the length of a tile along the direction of scrolling for each pt across"),
    ],
    make: { DiscoverLayout() })
}
