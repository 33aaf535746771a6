internal import CollectionEngine
internal import Geometry

extension LayoutDescription {
  /// What every carousel can be told.
  static func carouselOptions<Carousel: CarouselLayout>(
    of type: Carousel.Type
  ) -> [LayoutOption] {
    [
      .choice(
        "scrollDirection", \Carousel.scrollDirection, "the axis along which the items stand"),
      .size("itemSize", \Carousel.itemSize, in: 0...100_000, "the size of every item"),
      .number(
        "minimumLineSpacing", \Carousel.minimumLineSpacing, in: -100_000...100_000,
        "the room between two items; below 0 they overlap"),
      .insets("sectionInset", \Carousel.sectionInset, "what each section keeps free"),
      .bool(
        "centersEndItems", \Carousel.centersEndItems,
        "whether the first and the last item can stand in the middle"),
      .bool(
        "snapsToItems", \Carousel.snapsToItems, "whether releases lead to an item in the middle"),
    ]
  }
}
