internal import CollectionEngine

extension LayoutDescription {
  /// Items in lines: `CollectionViewFlowLayout` with its properties.
  public static let flow = LayoutDescription(
    "flow", summary: "items in lines that break where no more fit, with headers and footers",
    options: [
      .choice(
        "scrollDirection", \CollectionViewFlowLayout.scrollDirection,
        "the axis along which content scrolls"),
      .size(
        "itemSize", \CollectionViewFlowLayout.itemSize, in: lengths, "the size of every item"),
      .size(
        "estimatedItemSize", \CollectionViewFlowLayout.estimatedItemSize, in: lengths,
        "the size of items before their cells are measured; zero for none measured"),
      .number(
        "minimumLineSpacing", \CollectionViewFlowLayout.minimumLineSpacing, in: spaces,
        "the space between lines"),
      .number(
        "minimumInteritemSpacing", \CollectionViewFlowLayout.minimumInteritemSpacing, in: spaces,
        "the least space between the items of a line"),
      .insets(
        "sectionInset", \CollectionViewFlowLayout.sectionInset,
        "what lines keep away from the edges of their section"),
      .choice(
        "sectionInsetReference", \CollectionViewFlowLayout.sectionInsetReference,
        "what section insets count from, across the scroll direction"),
      .size(
        "headerReferenceSize", \CollectionViewFlowLayout.headerReferenceSize, in: lengths,
        "the size of every header; the side along the scroll direction counts"),
      .size(
        "footerReferenceSize", \CollectionViewFlowLayout.footerReferenceSize, in: lengths,
        "the size of every footer; the side along the scroll direction counts"),
      .bool(
        "sectionHeadersPinToVisibleBounds",
        \CollectionViewFlowLayout.sectionHeadersPinToVisibleBounds,
        "whether headers stay in view while their section does"),
      .bool(
        "sectionFootersPinToVisibleBounds",
        \CollectionViewFlowLayout.sectionFootersPinToVisibleBounds,
        "whether footers stay in view while their section does"),
    ],
    make: { CollectionViewFlowLayout() })

  /// Sizes in pt. Ours: what a scenario may ask for; the layout itself has no limit.
  private static let lengths = 0.0...100_000
  /// Spacings in pt; below 0 lets lines overlap. Ours, as above.
  private static let spaces = -10_000.0...10_000
}
