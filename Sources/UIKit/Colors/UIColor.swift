public import CollectionEngine
public import Foundation

extension Color {
  /// A grey: `white` from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  ///
  ///     channel(n) = b - b*s*max(0, min(k, 4 - k, 1))        k = (n + 6*h) mod 6
  ///     red = channel(5)        green = channel(3)        blue = channel(1)
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + 6 * hue).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The same colour, more or less transparent.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    var color = self
    color.alpha = alpha
    return color
  }

  /// The colour, as layers take it.
  public var cgColor: Color { self }

  public static let darkGray = Color(white: 1 / 3, alpha: 1)
  public static let lightGray = Color(white: 2 / 3, alpha: 1)
  public static let gray = Color(white: 0.5, alpha: 1)
  public static let red = Color(red: 1, green: 0, blue: 0)
  public static let green = Color(red: 0, green: 1, blue: 0)
  public static let blue = Color(red: 0, green: 0, blue: 1)
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}
