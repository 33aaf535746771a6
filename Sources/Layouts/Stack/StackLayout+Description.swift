extension LayoutDescription {
  /// `stack`: a `StackLayout`.
  public static let stack = LayoutDescription(
    "stack", summary: "cards on top of each other, the first item on top",
    options: [
      .choice(
        "scrollDirection", \StackLayout.scrollDirection,
        "the axis along which deeper cards look out"),
      .size("itemSize", \StackLayout.itemSize, in: 0...100_000, "the size of every card"),
      .insets("sectionInset", \StackLayout.sectionInset, "what is kept free around the pile"),
      .number(
        "cardOffset", \StackLayout.cardOffset, in: 0...100_000,
        "how far each card looks out from behind the one before"),
      .number(
        "cardScale", \StackLayout.cardScale, in: 0...1, unit: "",
        "the scale of each card relative to the one before"),
      .number(
        "cardAngle", \StackLayout.cardAngle, in: -3.2...3.2, unit: "rad",
        "how far each card is turned relative to the one before"),
      .integer(
        "maximumDepth", \StackLayout.maximumDepth, in: 0...1000,
        "how many cards down offset, scale and angle still grow"),
    ],
    make: { StackLayout() })
}
