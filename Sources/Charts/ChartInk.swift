internal import CollectionEngine
internal import Drawing

/// The colours and dashes of charts: those of Okabe and Ito (2008), which people with any colour vision tell apart, each
/// with a dash pattern of its own for print in black and white.
enum ChartInk {
  static let text = Color(red: 0.13, green: 0.14, blue: 0.17)
  static let dim = Color(red: 0.32, green: 0.34, blue: 0.39)
  static let grid = Color(red: 0.88, green: 0.89, blue: 0.91)
  static let frame = Color(red: 0.62, green: 0.64, blue: 0.69)
  static let proposed = Color(red: 0.9, green: 0.62, blue: 0)
  static let target = Color(red: 0.1, green: 0.1, blue: 0.12)

  /// The line between two regions of a map.
  static let border = Color(red: 0.1, green: 0.1, blue: 0.14)

  /// The tint of the region of a map with this number: of the same colours, light and darker by turns, so that
  /// neighbours differ in black and white too, and black text stands out on each.
  static func region(_ index: Int) -> Color {
    let tints = [
      Color(red: 0.76, green: 0.89, blue: 0.97), Color(red: 0.93, green: 0.68, blue: 0.32),
      Color(red: 0.98, green: 0.95, blue: 0.72), Color(red: 0.36, green: 0.70, blue: 0.58),
      Color(red: 0.95, green: 0.84, blue: 0.91), Color(red: 0.44, green: 0.64, blue: 0.84),
    ]
    return tints[index % tints.count]
  }

  /// A frame that was late.
  static let late = Color(red: 0.6, green: 0.2, blue: 0)

  /// The ink of the trace with this number.
  static func trace(_ index: Int) -> (color: Color, dashes: [Double]) {
    let inks: [(Color, [Double])] = [
      (Color(red: 0, green: 0.45, blue: 0.7), []),
      (Color(red: 0.84, green: 0.37, blue: 0), [7, 3]),
      (Color(red: 0, green: 0.62, blue: 0.45), [2, 2.5]),
      (Color(red: 0.8, green: 0.47, blue: 0.65), [9, 3, 2, 3]),
      (Color(red: 0.34, green: 0.71, blue: 0.91), [4, 4]),
      (Color(red: 0.35, green: 0.35, blue: 0.35), [12, 4]),
    ]
    return inks[index % inks.count]
  }

  /// The tint of an activity's band; its name stands in it, so that no colour has to be known.
  static func phase(_ activity: ScrollActivity) -> Color {
    switch activity {
    case .idle: Color(red: 1, green: 1, blue: 1, alpha: 0)
    case .dragging: Color(red: 0.34, green: 0.71, blue: 0.91, alpha: 0.28)
    case .decelerating: Color(red: 0, green: 0.62, blue: 0.45, alpha: 0.2)
    case .bouncing: Color(red: 0.84, green: 0.37, blue: 0, alpha: 0.24)
    case .snapping: Color(red: 0.8, green: 0.47, blue: 0.65, alpha: 0.26)
    case .paging: Color(red: 0, green: 0.45, blue: 0.7, alpha: 0.2)
    case .animating: Color(red: 0.35, green: 0.35, blue: 0.35, alpha: 0.16)
    case .wheel: Color(red: 0.94, green: 0.89, blue: 0.26, alpha: 0.35)
    }
  }
}
