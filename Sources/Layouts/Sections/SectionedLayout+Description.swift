internal import CollectionEngine
internal import Foundation
internal import Geometry

extension LayoutDescription {
  /// A description of a sectioned layout: the options `own`, then those that all of them have.
  ///
  /// - Parameters:
  ///   - lineSpacing: what the line spacing is to this layout.
  ///   - interitemSpacing: what the other spacing is; nil where the layout has no use for it.
  static func sectioned<Layout: SectionedLayout>(
    _ name: String, summary: String, lineSpacing: String, interitemSpacing: String? = nil,
    own: [LayoutOption], make: @escaping @Sendable () -> Layout
  ) -> LayoutDescription {
    let lengths = 0...MetricCheck.longest
    let interitem = interitemSpacing.map {
      LayoutOption.number(
        "minimumInteritemSpacing", \Layout.minimumInteritemSpacing, in: lengths, $0)
    }
    return LayoutDescription(
      name, summary: summary,
      options: [
        .choice("scrollDirection", \Layout.scrollDirection, "the direction of scrolling")
      ] + own + [
        .number("minimumLineSpacing", \Layout.minimumLineSpacing, in: lengths, lineSpacing)
      ] + [interitem].compactMap { $0 } + [
        .insets(
          "sectionInset", \Layout.sectionInset,
          "what the items of a section keep away from its edges"),
        .size(
          "headerReferenceSize", \Layout.headerReferenceSize, in: lengths,
          "the size of headers; its length along the direction of scrolling counts"),
        .size(
          "footerReferenceSize", \Layout.footerReferenceSize, in: lengths,
          "the size of footers; its length along the direction of scrolling counts"),
      ],
      make: make,
      connect: { layout, _, content in
        let sizes = ContentSizes(content)
        (layout as? SectionedLayout)?.delegate = sizes
        return sizes
      })
  }
}

/// Gives a layout the sizes of some content, and leaves the rest to the layout.
private final class ContentSizes: SectionedLayoutDelegate {
  private weak var content: (any SizedContent)?

  init(_ content: any SizedContent) {
    self.content = content
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    content?.sizeOfItem(at: indexPath) ?? layout.usualItemSize
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    content?.sizeOfHeader(inSection: section) ?? layout.headerReferenceSize
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    content?.sizeOfFooter(inSection: section) ?? layout.footerReferenceSize
  }
}
