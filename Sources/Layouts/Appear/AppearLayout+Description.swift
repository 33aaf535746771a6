internal import Foundation

extension LayoutDescription {
  /// `appear`: a grid whose inserted items come from the middle.
  public static let appear = sectioned(
    "appear", summary: "a grid of equal cells whose inserted items come from the middle",
    lineSpacing: "the gap between lines",
    interitemSpacing: "the least gap between items of a line",
    own: [
      .size(
        "itemSize", \AppearLayout.itemSize, in: 0...MetricCheck.longest, "the size of every item")
    ],
    make: { AppearLayout() })
}
