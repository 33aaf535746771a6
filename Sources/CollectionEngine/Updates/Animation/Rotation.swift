internal import Foundation

/// A turn of space as a unit quaternion.
struct Rotation: Equatable {
  /// The axis times the sine of half the angle.
  var axis: SIMD3<Double>
  /// The cosine of half the angle.
  var w: Double

  static let none = Rotation(axis: .zero, w: 1)

  /// A turn by `angle` radians about the z axis.
  init(angle: Double) {
    self.init(axis: SIMD3(0, 0, sin(angle / 2)), w: cos(angle / 2))
  }

  init(axis: SIMD3<Double>, w: Double) {
    self.axis = axis
    self.w = w
  }

  /// The turn whose matrix has these rows, which are orthonormal and right-handed.
  ///
  /// Shepperd's method: the largest of the four components comes first, so that nothing is divided
  /// by a small number.
  init(rows r: [SIMD3<Double>]) {
    let trace = r[0].x + r[1].y + r[2].z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      axis = SIMD3(r[1].z - r[2].y, r[2].x - r[0].z, r[0].y - r[1].x) / s
      w = s / 4
    } else if r[0].x > r[1].y, r[0].x > r[2].z {
      let s = 2 * (1 + r[0].x - r[1].y - r[2].z).squareRoot()
      axis = SIMD3(s * s / 4, r[0].y + r[1].x, r[2].x + r[0].z) / s
      w = (r[1].z - r[2].y) / s
    } else if r[1].y > r[2].z {
      let s = 2 * (1 + r[1].y - r[0].x - r[2].z).squareRoot()
      axis = SIMD3(r[0].y + r[1].x, s * s / 4, r[1].z + r[2].y) / s
      w = (r[2].x - r[0].z) / s
    } else {
      let s = 2 * (1 + r[2].z - r[0].x - r[1].y).squareRoot()
      axis = SIMD3(r[2].x + r[0].z, r[1].z + r[2].y, s * s / 4) / s
      w = (r[0].y - r[1].x) / s
    }
  }

  /// The rows of its matrix.
  var rows: [SIMD3<Double>] {
    let (x, y, z) = (axis.x, axis.y, axis.z)
    return [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
  }

  var inverse: Rotation { Rotation(axis: -axis, w: w) }

  /// `b`, and `a` after it.
  static func * (a: Rotation, b: Rotation) -> Rotation {
    let (p, q) = (a.axis, b.axis)
    let cross = SIMD3(
      p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x)
    return Rotation(axis: a.w * q + b.w * p + cross, w: a.w * b.w - (p * q).sum())
  }

  /// The shortest turn that undone leads from here to `end`; of a half turn the one that leads
  /// clockwise, seen from the front with y pointing down.
  func lead(over end: Rotation) -> Rotation {
    var lead = self * end.inverse
    if abs(lead.w) < Self.halfTurn {
      let largest = [lead.axis.z, lead.axis.y, lead.axis.x].max { abs($0) < abs($1) } ?? 0
      if largest > 0 { lead = Rotation(axis: -lead.axis, w: -lead.w) }
    } else if lead.w < 0 {
      lead = Rotation(axis: -lead.axis, w: -lead.w)
    }
    return lead
  }

  /// The cosine of half an angle below which a turn counts as a half one. Ours: rounding.
  private static let halfTurn = 1e-9

  /// The part `share` of the turn.
  func scaled(by share: Double) -> Rotation {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0 else { return .none }
    let half = atan2(length, w) * share
    return Rotation(axis: axis / length * sin(half), w: cos(half))
  }
}
