import Foundation
import Geometry
import Testing

/// A place in the JSON of a vector; what is not as expected fails the test with its path.
struct VectorValue {
  let json: Any?
  let path: String

  subscript(key: String) -> VectorValue {
    VectorValue(json: (json as? [String: Any])?[key], path: "\(path).\(key)")
  }

  /// Whether there is nothing, or null.
  var isNull: Bool { json == nil || json is NSNull }

  func number() throws -> Double {
    try #require((json as? NSNumber)?.doubleValue, "\(path) is no number")
  }

  func integer() throws -> Int { Int(try number()) }

  func text() throws -> String { try #require(json as? String, "\(path) is no text") }

  func bool() throws -> Bool { try #require(json as? Bool, "\(path) is neither true nor false") }

  func list() throws -> [VectorValue] {
    let values = try #require(json as? [Any], "\(path) is no list")
    return values.enumerated().map { VectorValue(json: $1, path: "\(path)[\($0)]") }
  }

  func numbers() throws -> [Double] { try list().map { try $0.number() } }

  func integers() throws -> [Int] { try list().map { try $0.integer() } }

  func size() throws -> CGSize {
    let sides = try numbers()
    try #require(sides.count == 2, "\(path) is no size")
    return CGSize(width: sides[0], height: sides[1])
  }

  func point() throws -> CGPoint {
    let size = try size()
    return CGPoint(x: size.width, y: size.height)
  }

  func frame() throws -> CGRect {
    let sides = try numbers()
    try #require(sides.count == 4, "\(path) is no frame")
    return CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  func frames() throws -> [CGRect] { try list().map { try $0.frame() } }

  func insets() throws -> EdgeInsets {
    EdgeInsets(
      top: try self["top"].number(), left: try self["left"].number(),
      bottom: try self["bottom"].number(), right: try self["right"].number())
  }
}

extension Vectors.Entry {
  /// What goes in.
  var given: VectorValue { VectorValue(json: input, path: "\(name).input") }
  /// What is right.
  var right: VectorValue { VectorValue(json: expected, path: "\(name).expected") }
}

/// What thirds of points may be off, in pt: the vectors have 16 digits. Ours.
let vectorTolerance = 1e-9

/// Expects frames to be the same, one by one.
func expectFrames(
  _ found: [CGRect], _ expected: [CGRect], _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found.count == expected.count, "\(name)", sourceLocation: sourceLocation)
  for (item, (one, other)) in zip(found, expected).enumerated() {
    let differences = [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ]
    #expect(
      differences.allSatisfy { abs($0) <= vectorTolerance },
      "\(name): item \(item) is at \(one), expected \(other)", sourceLocation: sourceLocation)
  }
}

/// Expects sizes to be the same.
func expectSize(
  _ found: CGSize, _ expected: CGSize, _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(found.width - expected.width) <= vectorTolerance
      && abs(found.height - expected.height) <= vectorTolerance,
    "\(name): the content size is \(found), expected \(expected)", sourceLocation: sourceLocation)
}
