extension LayoutDescription {
  /// `cover-flow`: a `CoverFlowLayout`.
  public static let coverFlow = LayoutDescription(
    "cover-flow", summary: "covers in perspective, turned towards the flat one in the middle",
    options: carouselOptions(of: CoverFlowLayout.self) + [
      .number(
        "activeDistance", \CoverFlowLayout.activeDistance, in: 1...100_000,
        "the distance from the middle at which a cover is turned as far as it goes"),
      .number(
        "rotationAngle", \CoverFlowLayout.rotationAngle, in: -1.5...1.5, unit: "rad",
        "how far covers at the side are turned"),
      .number(
        "sideItemGap", \CoverFlowLayout.sideItemGap, in: -100_000...100_000,
        "how much further from the middle covers at the side are shown"),
      .number(
        "sideItemDepth", \CoverFlowLayout.sideItemDepth, in: -100...100_000,
        "how much further from the viewer covers at the side are"),
      .number(
        "eyeDistance", \CoverFlowLayout.eyeDistance, in: 101...100_000,
        "the distance of the viewer"),
    ],
    make: { CoverFlowLayout() })
}
