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
    ] + decisions,
    make: { CollectionViewFlowLayout() })

  /// What is decided where nobody has shown what UIKit does: the properties of `FlowPolicy`.
  private static let decisions: [LayoutOption] = [
    .choice(
      "lastLine", \CollectionViewFlowLayout.policy.lastLine,
      "how the last line of equally wide items of several heights stands"),
    .choice(
      "pinLimit", \CollectionViewFlowLayout.policy.pinLimit,
      "how far pinned headers and footers go"),
    .integer(
      "pinnedZIndex", \CollectionViewFlowLayout.policy.pinnedZIndex, in: -order...order,
      "the zIndex of pinned headers and footers"),
    .choice(
      "contentRounding", \CollectionViewFlowLayout.policy.contentRounding,
      "what becomes of a fraction in the length of the content"),
    .choice(
      "itemBeyondCount", \CollectionViewFlowLayout.policy.itemBeyondCount,
      "what is answered for an item beyond the count"),
    .choice(
      "boundarySize", \CollectionViewFlowLayout.policy.boundarySize,
      "whether headers and footers are measured where cells are"),
  ]

  /// Sizes in pt. Ours: what a scenario may ask for; the layout itself has no limit.
  private static let lengths = 0.0...100_000
  /// Numbers of a zIndex. Ours, as above.
  private static let order = 1_000_000_000
  /// Spacings in pt; below 0 lets lines overlap. Ours, as above.
  private static let spaces = -10_000.0...10_000
}
