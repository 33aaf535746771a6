import CollectionEngine
import Drawing
import Foundation
import TestSupport
import Testing

/// A landscape of hills under a sky: what the pictures in `Assets/Images` show.
struct Landscape: CustomTestStringConvertible, Sendable {
  let name: String
  /// The sky from its top to the horizon, as hexadecimal RGB.
  let sky: (UInt32, UInt32)
  /// Sun or moon: where its middle is, its radius, in pt, and its colour.
  let light: (x: Double, y: Double, radius: Double, color: UInt32)
  /// The hills, the furthest first.
  let hills: [UInt32]
  var stars = 0
  let seed: UInt64

  var testDescription: String { name }

  /// How long a side is, in pt and pixels.
  static let side = 300.0

  func draw() throws -> Bitmap {
    let bitmap = try Bitmap(width: 300, height: 300, isOpaque: true)
    let canvas = Canvas(bitmap)
    var random = SeededGenerator(seed: seed)
    let whole = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    canvas.fill(
      Path(whole),
      .gradient(from: .zero, to: CGPoint(x: 0, y: 210), Color(sky.0), Color(sky.1)))
    for _ in 0..<stars {
      let place = CGPoint(
        x: .random(in: 0...Self.side, using: &random), y: .random(in: 0...170, using: &random))
      let radius = Double.random(in: 0.4...1.3, using: &random)
      canvas.fill(Path(circleAt: place, radius: radius), Color(0xFFFFFF, alpha: 0.8))
    }
    let middle = CGPoint(x: light.x, y: light.y)
    for ring in stride(from: 4.0, through: 1, by: -1) {
      canvas.fill(
        Path(circleAt: middle, radius: light.radius * (1 + 0.45 * ring)),
        Color(light.color, alpha: 0.09))
    }
    canvas.fill(Path(circleAt: middle, radius: light.radius), Color(light.color))
    for (index, color) in hills.enumerated() {
      let base = 165 + Double(index) * 120 / Double(hills.count)
      canvas.fill(ridge(base: base, using: &random), Color(color))
    }
    return bitmap
  }

  /// Everything below a line about `base` that is the sum of three waves, each half as high as the one before.
  private func ridge(base: Double, using random: inout SeededGenerator) -> Path {
    let waves = (0..<3).map { wave in
      (
        height: 17 / pow(2, Double(wave)),
        length: Double.random(in: 40...75, using: &random) / pow(1.9, Double(wave)),
        phase: Double.random(in: 0...(2 * .pi), using: &random)
      )
    }
    let line = stride(from: 0, through: Self.side, by: 2).map { x in
      let height = waves.reduce(0) { $0 + $1.height * sin(x / $1.length + $1.phase) }
      return CGPoint(x: x, y: base - height)
    }
    let corners = [CGPoint(x: Self.side, y: Self.side), CGPoint(x: 0, y: Self.side)]
    return Path(polygon: line + corners)
  }

  static let all = [
    Landscape(
      name: "1-dawn", sky: (0x5B7DB8, 0xFFD9B8), light: (205, 150, 24, 0xFFF1D0),
      hills: [0xC9A6B4, 0x9A7FA0, 0x6B5C87, 0x3F3A63], seed: 11),
    Landscape(
      name: "2-morning", sky: (0x4FA4E0, 0xDDF3FA), light: (85, 70, 22, 0xFFFBE6),
      hills: [0xA9D3C4, 0x74B49A, 0x3F8F72, 0x226652], seed: 4),
    Landscape(
      name: "3-desert", sky: (0x3F8FC4, 0xF9E7C4), light: (220, 75, 26, 0xFFF6D8),
      hills: [0xEFC48A, 0xE0A05F, 0xC47A43, 0x94502F], seed: 23),
    Landscape(
      name: "4-dusk", sky: (0x40306B, 0xFF9A6B), light: (120, 168, 30, 0xFFE3A3),
      hills: [0xA8517A, 0x79386E, 0x4B2659, 0x28173D], stars: 18, seed: 5),
    Landscape(
      name: "5-night", sky: (0x0B1230, 0x34477F), light: (215, 65, 18, 0xF4F1DE),
      hills: [0x2C3A6B, 0x202B54, 0x161E3D, 0x0D1228], stars: 90, seed: 31),
    Landscape(
      name: "6-snow", sky: (0x86B3D9, 0xF1F6FB), light: (70, 110, 20, 0xFFFFFF),
      hills: [0xD7E3F0, 0xBCCDE2, 0xE8F0F8, 0xFAFCFE], seed: 47),
  ]
}

extension Color {
  fileprivate init(_ hexadecimal: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((hexadecimal >> shift) & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
