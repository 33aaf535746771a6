import Foundation
import Geometry
import Testing

@Suite struct PixelGridTests {
  /// Rounding leaves a value within the last digits of its grid point.
  static let lastDigits = 1e-9

  /// The offsets that three people read back after setting others (case C40).
  @Test(arguments: [(-187.5, 3.0, -187.333333333), (71.75, 3, 71.666666667), (3.8, 1, 4)])
  func roundsAsReported(value: Double, scale: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).rounded(value) - expected) < 1e-8)
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func isOnTheGridNearestAndStable(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for step in -400...400 {
      let value = Double(step) * 0.37
      let rounded = grid.rounded(value)
      #expect(abs(rounded - value) <= grid.pixel / 2 + Self.lastDigits)
      #expect(abs(grid.rounded(rounded) - rounded) < Self.lastDigits)
    }
  }
}

@Suite struct AxisTests {
  @Test func pointsAndSizesAreReadAndWrittenAlongAnAxis() {
    var point = CGPoint(x: 1, y: 2)
    point[.horizontal] = 5
    #expect(point == CGPoint(x: 5, y: 2))
    #expect(point[.vertical] == 2)
    var size = CGSize(width: 3, height: 4)
    size[.vertical] = 7
    #expect(size == CGSize(width: 3, height: 7))
    #expect(CGPoint { $0 == .horizontal ? 8 : 9 } == CGPoint(x: 8, y: 9))
    #expect(Axis.horizontal.crossed == .vertical)
    #expect(Axis.vertical.crossed == .horizontal)
  }

  @Test func insetsAddAndHaveAStartAndAnEnd() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) + EdgeInsets(top: 10)
    #expect(insets == EdgeInsets(top: 11, left: 2, bottom: 3, right: 4))
    #expect(insets.start(.vertical) == 11 && insets.end(.vertical) == 3)
    #expect(insets.start(.horizontal) == 2 && insets.end(.horizontal) == 4)
    #expect(!EdgeInsets(top: .nan).isFinite)
  }
}
