public import CollectionEngine

extension Color {
  /// The colour that stands for a way of moving, wherever one is shown: each apart from its neighbours in time, readable on
  /// light and on dark ground.
  ///
  /// Hues at one lightness and chroma of OKLCH, as cells have them; rest is grey.
  public init(of activity: ScrollActivity) {
    let degrees: Double? =
      switch activity {
      case .idle: nil
      case .dragging: 255
      case .decelerating: 150
      case .bouncing: 25
      case .snapping: 320
      case .paging: 290
      case .animating: 65
      case .wheel: 200
      }
    self.init(
      lightness: 0.66, chroma: degrees == nil ? 0.02 : 0.15, hue: (degrees ?? 255) / 180 * .pi)
  }
}
