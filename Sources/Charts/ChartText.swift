internal import Drawing

/// The letters of charts: at half the size all of them can still be read.
enum ChartText {
  /// What the whole shows.
  static let title = TextStyle(size: 19, weight: .semibold, color: ChartInk.text)
  /// What one of several panels shows.
  static let heading = TextStyle(
    size: 15, weight: .semibold, color: ChartInk.text, alignment: .center)
  /// What stands at an axis, with its unit.
  static let label = TextStyle(size: 14, weight: .medium, color: ChartInk.text)
  /// What a sign or a line stands for.
  static let legend = TextStyle(size: 14, color: ChartInk.text)
  /// The numbers along an axis.
  static let number = TextStyle(size: 13, color: ChartInk.dim, hasTabularFigures: true)
  /// A name in the picture.
  static let name = TextStyle(
    size: 13, weight: .semibold, color: ChartInk.text, hasTabularFigures: true)
  /// A word in the picture that is no more than a help.
  static let note = TextStyle(size: 13, color: ChartInk.text)
}
