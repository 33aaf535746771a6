internal import CollectionEngine
internal import Foundation
internal import Geometry

extension LayoutDescription {
  /// `strip`: one row of items that have their own widths.
  public static let strip = LayoutDescription(
    "strip", summary: "one row (or column) of items that have their own widths (or heights)",
    options: [
      .choice("scrollDirection", \StripLayout.scrollDirection, "the direction of scrolling"),
      .size(
        "itemSize", \StripLayout.itemSize, in: 0...MetricCheck.longest,
        "the size of items that have none of their own"),
      .number(
        "minimumLineSpacing", \StripLayout.minimumLineSpacing, in: 0...MetricCheck.longest,
        "the gap between neighbours"),
      .insets(
        "sectionInset", \StripLayout.sectionInset,
        "what the items of a section keep away from its edges"),
      .size(
        "headerReferenceSize", \StripLayout.headerReferenceSize, in: 0...MetricCheck.longest,
        "the size of headers; its length along the direction of scrolling counts"),
      .choice(
        "itemAlignment", \StripLayout.itemAlignment,
        "where items stand across the direction of scrolling"),
    ],
    make: { StripLayout() },
    connect: { layout, content in
      guard let layout = layout as? StripLayout else { return nil }
      let sizes = StripSizes(content)
      layout.delegate = sizes
      return sizes
    })
}

/// Gives a layout the sizes of some content.
private final class StripSizes: StripLayoutDelegate {
  private weak var content: (any SizedContent)?

  init(_ content: any SizedContent) {
    self.content = content
  }

  func collectionView(
    _ collectionView: CollectionView, layout: StripLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    content?.sizeOfItem(at: indexPath) ?? layout.itemSize
  }

  func collectionView(
    _ collectionView: CollectionView, layout: StripLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    content?.sizeOfHeader(inSection: section) ?? layout.headerReferenceSize
  }
}
