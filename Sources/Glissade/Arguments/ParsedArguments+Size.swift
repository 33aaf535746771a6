import Foundation

extension ParsedArguments {
  /// The width and height of an option such as `1000x620`; nil where it was not given.
  ///
  /// Errors: `.usage` where it is no such pair, or a side is out of `sides`.
  func size(
    _ name: String, _ sides: ClosedRange<Double>, example: String
  ) throws(CommandError) -> CGSize? {
    guard let text = text(name) else { return nil }
    let found = text.split(separator: "x", omittingEmptySubsequences: false).compactMap {
      decimalNumber(String($0))
    }
    guard found.count == 2, found.allSatisfy(sides.contains) else {
      let (least, most) = (Int(sides.lowerBound), Int(sides.upperBound))
      throw CommandError(
        .usage,
        "--\(name): expected a width and a height from \(least) to \(most) such as \(example), found '\(text)'"
      )
    }
    return CGSize(width: found[0], height: found[1])
  }
}
