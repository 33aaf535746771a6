internal import CollectionEngine
internal import Foundation

extension Color {
  /// A colour for the item `ordinal`: hues a golden angle apart, so that near items differ and none comes back soon.
  ///
  /// In the OKLCH space (Ottosson 2020), where equal `lightness` looks equally light whatever the hue; the chroma 0.13 is
  /// the largest that sRGB holds for nearly all hues at the lightness used here.
  static func ofItem(_ ordinal: Int, lightness: Double) -> Color {
    // The golden angle, 360 * (2 - golden ratio) degrees; the start is a blue.
    let degrees = (255 + Double(ordinal % 100_000) * 137.50776405).truncatingRemainder(
      dividingBy: 360)
    return Color(
      lightness: lightness, chroma: lightness > 0.8 ? 0.05 : 0.13, hue: degrees / 180 * .pi)
  }

  /// The sRGB colour nearest to an OKLCH one, each part cut off at 0 and 1. Matrices from the definition of OKLab.
  init(lightness: Double, chroma: Double, hue: Double) {
    let a = chroma * cos(hue)
    let b = chroma * sin(hue)
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    func part(_ linear: Double) -> Double {
      let value = min(max(linear, 0), 1)
      return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    self.init(
      red: part(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: part(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: part(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
  }
}
