internal import CollectionEngine
internal import Foundation
internal import Geometry

extension LayoutDescription {
  /// `discover`: a mosaic whose middle column begins with half a tile.
  public static let discover = LayoutDescription(
    "discover", summary: "a mosaic of tall tiles whose middle column begins with half a tile",
    options: [
      .choice("scrollDirection", \DiscoverLayout.scrollDirection, "the direction of scrolling"),
      .integer(
        "columnCount", \DiscoverLayout.columnCount, in: 1...MetricCheck.most,
        "how many columns there are"),
      .integer(
        "reducedColumn", \DiscoverLayout.reducedColumn, in: 0...MetricCheck.most,
        "the column that begins with half a tile, counted from 0"),
      .number(
        "itemAspectRatio", \DiscoverLayout.itemAspectRatio, in: 0...MetricCheck.longest, unit: "",
        "the length of a tile along the direction of scrolling for each pt across"),
      .number(
        "minimumLineSpacing", \DiscoverLayout.minimumLineSpacing, in: 0...MetricCheck.longest,
        "the gap between tiles of one column"),
      .number(
        "minimumInteritemSpacing", \DiscoverLayout.minimumInteritemSpacing,
        in: 0...MetricCheck.longest, "the gap between columns"),
      .insets(
        "sectionInset", \DiscoverLayout.sectionInset,
        "what the tiles of a section keep away from its edges"),
    ],
    make: { DiscoverLayout() })
}
