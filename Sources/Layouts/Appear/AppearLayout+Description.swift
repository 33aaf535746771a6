internal import CollectionEngine
internal import Foundation
internal import Geometry

extension LayoutDescription {
  /// `appear`: a grid whose inserted items come from the middle.
  public static let appear = LayoutDescription(
    "appear", summary: "a grid of equal cells whose inserted items come from the middle",
    options: [
      .choice("scrollDirection", \AppearLayout.scrollDirection, "the direction of scrolling"),
      .size(
        "itemSize", \AppearLayout.itemSize, in: 0...MetricCheck.longest, "the size of every item"),
      .number(
        "minimumLineSpacing", \AppearLayout.minimumLineSpacing, in: 0...MetricCheck.longest,
        "the gap between lines"),
      .number(
        "minimumInteritemSpacing", \AppearLayout.minimumInteritemSpacing,
        in: 0...MetricCheck.longest, "the least gap between items of a line"),
      .insets(
        "sectionInset", \AppearLayout.sectionInset,
        "what the items of a section keep away from its edges"),
    ],
    make: { AppearLayout() })
}
