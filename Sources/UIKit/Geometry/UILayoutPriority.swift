public import CollectionEngine
public import Foundation

/// How much a length is wanted where not all can be had, from 1 to 1000.
public struct UILayoutPriority: Hashable, Comparable, RawRepresentable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// It has to be so.
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  /// It may as well be otherwise.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension View {
  /// As small as it goes.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// As large as it goes.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The size that suits the view best, in pt.
  ///
  /// Differs: without Auto Layout it is what `sizeThatFits(_:)` says.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// The same; a length that is required is `targetSize`'s.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let size = sizeThatFits(targetSize)
    return CGSize(
      width: horizontal == .required ? targetSize.width : size.width,
      height: vertical == .required ? targetSize.height : size.height)
  }
}
