import CollectionEngine
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@Suite("Compositing")
struct CompositingTests {
  /// A smooth picture: red grows to the right, green downwards.
  private func ramp(_ side: Int) throws -> Bitmap {
    let bitmap = try Bitmap(width: side, height: side)
    let canvas = Canvas(bitmap)
    for y in 0..<side {
      for x in 0..<side {
        canvas.fill(
          Path(CGRect(x: x, y: y, width: 1, height: 1)),
          Color(red: Double(x) / Double(side), green: Double(y) / Double(side), blue: 0.25))
      }
    }
    return bitmap
  }

  private func channels(_ pixel: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int((pixel >> UInt32($0)) & 255) }
  }

  @Test("A shift by whole pixels copies", arguments: [(0, 0), (3, 5), (-4, 2), (30, -6)])
  func shift(x: Int, y: Int) throws {
    let source = try ramp(16)
    let target = try Bitmap(width: 32, height: 32)
    target.composite(source, Projection(translationX: Double(x), y: Double(y)))
    for row in 0..<32 {
      for column in 0..<32 {
        let isInside = (0..<16).contains(column - x) && (0..<16).contains(row - y)
        #expect(target[column, row] == (isInside ? source[column - x, row - y] : 0))
      }
    }
  }

  @Test("Nothing changes beyond the clip")
  func clip() throws {
    let target = try Bitmap(width: 32, height: 32)
    let clip = CGRect(x: 4, y: 6, width: 10, height: 7)
    target.composite(
      try ramp(16), Projection(scaleX: 3, y: 3), clip: clip)
    target.composite(
      try ramp(16), Projection(translationX: -2, y: -3), clip: clip)
    for y in 0..<32 {
      for x in 0..<32 where !clip.contains(CGPoint(x: x, y: y)) { #expect(target[x, y] == 0) }
    }
    #expect(target[8, 8] != 0)
  }

  @Test("Alpha mixes with what is there", arguments: [0, 0.25, 0.5, 1])
  func alpha(alpha: Double) throws {
    let target = try Bitmap(width: 8, height: 8, isOpaque: true)
    target.fill(.white)
    let source = try Bitmap(width: 8, height: 8)
    source.fill(.black)
    target.composite(source, .identity, alpha: alpha)
    let expected = Int(((1 - alpha) * 255).rounded())
    #expect(abs(channels(target[4, 4])[1] - expected) <= 1)
  }

  /// Where the map has perspective it is drawn in blocks; the picture must not show them.
  @Test("Perspective and turns show every point where the map sends it")
  func projection() throws {
    let side = 64
    let source = try ramp(side)
    var numbers = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / Double.random(in: 150...900, using: &numbers)
      transform = CATransform3DRotate(
        transform, .random(in: -1...1, using: &numbers), .random(in: -1...1, using: &numbers),
        .random(in: -1...1, using: &numbers), .random(in: -0.3...0.3, using: &numbers))
      let projection = Projection(translationX: -32, y: -32)
        .followed(by: Projection(transform))
        .followed(by: Projection(scaleX: .random(in: 1...4, using: &numbers), y: 2))
        .followed(by: Projection(translationX: 128, y: 128))
      let target = try Bitmap(width: 256, height: 256)
      target.composite(source, projection)
      // Inner points of the source: what is shown there has the colours of the place it came from.
      for y in stride(from: 8, to: 56, by: 8) {
        for x in stride(from: 8, to: 56, by: 8) {
          let place = try #require(projection.apply(CGPoint(x: x, y: y)))
          let column = Int(place.x.rounded(.down))
          let row = Int(place.y.rounded(.down))
          guard (0..<256).contains(column), (0..<256).contains(row) else { continue }
          let shown = channels(target[column, row])
          // A source pixel is 4 steps of colour; the middle of the target's pixel is up to 0.7 of its own pixels away,
          // which may be most of one of the source, and a block is off by up to an eighth.
          #expect(shown[0] == 255)
          #expect(abs(shown[1] - (x * 255 / side - 2)) <= 6, "\(x), \(y): \(shown)")
          #expect(abs(shown[2] - (y * 255 / side - 2)) <= 6, "\(x), \(y): \(shown)")
        }
      }
    }
  }

  @Test("What is behind the eye, flat or endless is not drawn")
  func degenerate() throws {
    let source = try ramp(16)
    let target = try Bitmap(width: 16, height: 16)
    var behind = CATransform3DIdentity
    behind.m44 = -1
    for projection in [
      Projection(behind), Projection(scaleX: 0, y: 1), Projection(scaleX: .infinity, y: 1),
      Projection(translationX: .nan, y: 0), Projection(translationX: 1e300, y: 0),
      Projection(scaleX: 1e-300, y: 1e-300),
    ] {
      target.composite(source, projection)
      #expect(target[0, 0] == 0)
    }
    // Half of it is behind the eye.
    var turned = CATransform3DIdentity
    turned.m34 = -1 / 5
    target.composite(source, Projection(CATransform3DRotate(turned, 1.5, 0, 1, 0)))
  }

  @Test("A larger picture than the target is drawn where both meet")
  func huge() throws {
    let source = try ramp(16)
    let target = try Bitmap(width: 16, height: 16)
    target.composite(
      source,
      Projection(scaleX: 1000, y: 1000).followed(by: Projection(translationX: -8000, y: -8000)))
    #expect(channels(target[15, 15])[0] == 255)
  }
}
