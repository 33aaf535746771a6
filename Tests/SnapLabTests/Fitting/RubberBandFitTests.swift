import Foundation
import Motion
import Testing
import Tracing

@testable import SnapLab

@Suite("fit: the rubber band under a finger")
struct RubberBandFitTests {
  /// A table in which a finger pulls the content beyond one end of 0...1000 and lets go.
  private func table(
    coefficient: Double, isMaximum: Bool, rounding: Double = 1.0 / 3, extra: String = ""
  ) -> String {
    let band = RubberBand(dimension: 800, coefficient: coefficient)
    let (edge, outward) = isMaximum ? (1000.0, 1.0) : (0, -1)
    var lines = ["time_ms,offset_y,finger_y,viewport_width,viewport_height"]
    func row(_ time: Double, _ offset: Double, _ finger: String) {
      let shown = (offset / rounding).rounded() * rounding
      lines.append("\(time),\(shown),\(finger),400,800")
    }
    for number in 0..<30 {
      let raw = edge - outward * 40 + outward * Double(number) * 12
      row(
        Double(number) * 16, band.resisted(raw, in: 0...1000),
        "\(500 - outward * Double(number) * 12)")
    }
    let last = edge - outward * 40 + outward * 29 * 12
    let bounce = Bounce(
      initialValue: band.resisted(last, in: 0...1000), initialVelocity: 0.4 * outward, edge: edge,
      isMaximum: isMaximum,
      law: Bounce.Law(rate: 0.998, decay: 0.01005, restDistance: 0.05, restSpeed: 0.01))
    for number in 0..<90 {
      row(480 + Double(number) * 16, bounce.value(at: Double(number) * 16), "")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(
    "has the coefficient it was made with, at both ends", arguments: [0.55, 0.715, 0.3],
    [true, false])
  func coefficients(coefficient: Double, isMaximum: Bool) throws {
    let text = table(coefficient: coefficient, isMaximum: isMaximum)
    let band = try TraceFit(Trace(reading: Data(text.utf8))).rubberBand.get()
    #expect(abs(band.coefficient - coefficient) < 0.005, "\(band)")
    #expect(abs(band.coefficient - coefficient) < 4 * band.standardError, "\(band)")
    #expect(abs(band.edge - (isMaximum ? 1000 : 0)) < 0.34)
    #expect(band.length == 800)
  }

  @Test("is not guessed where the finger, the view or the pull is missing")
  func missing() throws {
    let text = table(coefficient: 0.55, isMaximum: true)
    func doubt(_ change: (String) -> String) throws -> String {
      let fit = try TraceFit(Trace(reading: Data(change(text).utf8)))
      guard case .failure(let doubt) = fit.rubberBand else { return "told" }
      return doubt.description
    }
    #expect(try doubt { $0.replacing("finger_y", with: "other") }.contains("finger"))
    #expect(try doubt { $0.replacing("viewport_height", with: "other") }.contains("--viewport"))
    #expect(
      try doubt { $0.split(separator: "\n").prefix(4).joined(separator: "\n") }
        .contains("beyond an edge"))
    #expect(try doubt { $0 } == "told")
  }

  @Test("is not read out of content that follows the finger in another way")
  func otherLaw() throws {
    let lines = (0..<60).map { number -> String in
      let way = Double(number) * 8
      return "\(number * 16),\(-way * 0.2 - 40 * sin(way / 60)),\(200 + way),400,800"
    }
    let text = (["time_ms,offset_y,finger_y,viewport_width,viewport_height"] + lines)
      .joined(separator: "\n")
    let fit = try TraceFit(Trace(reading: Data(text.utf8)))
    #expect((try? fit.rubberBand.get()) == nil)
  }
}
