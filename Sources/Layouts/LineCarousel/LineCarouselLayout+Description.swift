extension LayoutDescription {
  /// `line-carousel`: a `LineCarouselLayout`.
  public static let lineCarousel = LayoutDescription(
    "line-carousel", summary: "items on a line that grow as they come to the middle",
    options: carouselOptions(of: LineCarouselLayout.self) + [
      .number(
        "activeDistance", \LineCarouselLayout.activeDistance, in: 1...100_000,
        "the distance from the middle within which items change"),
      .number(
        "zoomFactor", \LineCarouselLayout.zoomFactor, in: -10...10, unit: "",
        "what the item in the middle gains in scale"),
      .number(
        "sideItemScale", \LineCarouselLayout.sideItemScale, in: 0...10, unit: "",
        "the scale outside the active distance"),
      .number(
        "sideItemAlpha", \LineCarouselLayout.sideItemAlpha, in: 0...1, unit: "",
        "the alpha outside the active distance"),
      .number(
        "sideItemShift", \LineCarouselLayout.sideItemShift, in: -100_000...100_000,
        "how far items outside the active distance stand beside the line"),
      .choice("stacking", \LineCarouselLayout.stacking, "which item is in front"),
    ],
    make: { LineCarouselLayout() })
}
