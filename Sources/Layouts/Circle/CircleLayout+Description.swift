extension LayoutDescription {
  /// `circle`: a `CircleLayout`.
  public static let circle = LayoutDescription(
    "circle", summary: "items on a circle in the middle of the view",
    options: [
      .size("itemSize", \CircleLayout.itemSize, in: 0...100_000, "the size of every item"),
      .insets("sectionInset", \CircleLayout.sectionInset, "what is kept free around the circle"),
      .number(
        "radius", \CircleLayout.radius, in: 0...100_000,
        "the radius of the items' middles; 0 for the largest that fits"),
      .number(
        "startAngle", \CircleLayout.startAngle, in: -6.3...6.3, unit: "rad",
        "where the first item is, clockwise from the right"),
      .bool("rotatesItems", \CircleLayout.rotatesItems, "whether items are turned with the circle"),
    ],
    make: { CircleLayout() })
}
