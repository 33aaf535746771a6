internal import Foundation

extension LayoutDescription {
  /// `strip`: one row of items that have their own widths.
  public static let strip = sectioned(
    "strip", summary: "one row (or column) of items that have their own widths (or heights)",
    lineSpacing: "the gap between neighbours",
    own: [
      .size(
        "itemSize", \StripLayout.itemSize, in: 0...MetricCheck.longest,
        "the size of items that have none of their own"),
      .choice(
        "itemAlignment", \StripLayout.itemAlignment,
        "where items stand across the direction of scrolling"),
    ],
    make: { StripLayout() })
}
