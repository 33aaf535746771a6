public import CollectionEngine

/// How text looks.
public struct TextStyle: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: Int, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// Which edge lines keep to.
  public enum Alignment: Sendable {
    /// Where its language begins to read.
    case natural
    case center
    /// Where its language ends to read.
    case opposite
  }

  /// The families it is looked for in, comma separated; what none of them has comes from any font that does.
  public var family: String
  /// In pt. Default: 13.
  public var size: Double
  public var weight: Weight
  public var color: Color
  public var alignment: Alignment
  /// Whether all figures are equally wide, so that a changing number does not shake.
  public var hasTabularFigures: Bool

  /// The families for text, in the order of liking: Inter, or what a bare system has.
  public static let textFamily = "Inter, Noto Sans, DejaVu Sans, sans-serif"
  /// The families for columns of figures and code.
  public static let fixedFamily = "JetBrains Mono, DejaVu Sans Mono, monospace"

  public init(
    size: Double = 13, weight: Weight = .regular, color: Color = .black,
    alignment: Alignment = .natural, family: String = TextStyle.textFamily,
    hasTabularFigures: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.hasTabularFigures = hasTabularFigures
  }
}
