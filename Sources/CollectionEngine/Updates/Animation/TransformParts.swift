internal import Foundation
internal import Geometry

/// A map of space taken apart, so that what turns can turn and what grows can grow.
///
/// A point is scaled, sheared, turned, shifted and seen in perspective, in this order. For maps of
/// the plane the parts are those of the plane, and a reflection turns round one axis only.
///
/// The method of Thomas's "Decomposing a matrix into simple transformations" (Graphics Gems II).
struct TransformParts: Equatable {
  var scale: SIMD3<Double>
  /// Of x by y, of x by z, of y by z.
  var shear: SIMD3<Double>
  var rotation: Rotation
  var translation: SIMD3<Double>
  /// The last column.
  var perspective: SIMD4<Double>

  /// The parts of `t`; nil where it flattens space in a way that has none.
  init?(_ t: CATransform3D) {
    translation = SIMD3<Double>(t.m41, t.m42, t.m43)
    if CATransform3DIsAffine(t) {
      perspective = SIMD4(0, 0, 0, 1)
      guard let plane = Plane(SIMD2<Double>(t.m11, t.m12), SIMD2<Double>(t.m21, t.m22)) else {
        return nil
      }
      scale = SIMD3(plane.scale.x, plane.scale.y, 1)
      shear = SIMD3(plane.shear, 0, 0)
      rotation = Rotation(angle: plane.angle)
      return
    }
    var rows: [SIMD3<Double>] = [
      SIMD3<Double>(t.m11, t.m12, t.m13), SIMD3<Double>(t.m21, t.m22, t.m23),
      SIMD3<Double>(t.m31, t.m32, t.m33),
    ]
    let determinant = Self.dot(rows[0], Self.cross(rows[1], rows[2]))
    guard determinant != 0, determinant.isFinite else { return nil }
    // A * p is the last column beside the affine part A: Cramer's rule.
    let column = SIMD3<Double>(t.m14, t.m24, t.m34)
    let minors = [
      Self.cross(rows[1], rows[2]), Self.cross(rows[2], rows[0]), Self.cross(rows[0], rows[1]),
    ]
    var lead = SIMD3<Double>.zero
    for (index, minor) in minors.enumerated() { lead += minor * (column[index] / determinant) }
    perspective = SIMD4(lead, t.m44 - Self.dot(translation, lead))
    scale = .zero
    shear = .zero
    scale.x = Self.normalize(&rows[0])
    shear.x = Self.takeOut(rows[0], of: &rows[1])
    scale.y = Self.normalize(&rows[1])
    shear.y = Self.takeOut(rows[0], of: &rows[2])
    shear.z = Self.takeOut(rows[1], of: &rows[2])
    scale.z = Self.normalize(&rows[2])
    shear /= SIMD3(scale.y, scale.z, scale.z)
    if determinant < 0 {
      scale = -scale
      for index in rows.indices { rows[index] = -rows[index] }
    }
    rotation = Rotation(rows: rows)
  }

  /// The rows of the map without shift and perspective.
  private var rows: [SIMD3<Double>] {
    let turned = rotation.rows
    let second: SIMD3<Double> = shear.x * turned[0] + turned[1]
    let third: SIMD3<Double> = shear.y * turned[0] + shear.z * turned[1] + turned[2]
    return [scale.x * turned[0], scale.y * second, scale.z * third]
  }

  /// Where `point` is once it is scaled, sheared and turned.
  func arm(to point: SIMD3<Double>) -> SIMD3<Double> {
    guard point != .zero else { return .zero }
    let rows = rows
    return point.x * rows[0] + point.y * rows[1] + point.z * rows[2]
  }

  /// The map that has these parts.
  var transform: CATransform3D {
    let rows = rows
    let lead = SIMD3(perspective.x, perspective.y, perspective.z)
    let last = rows.map { Self.dot($0, lead) }
    return CATransform3D(
      m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: last[0],
      m21: rows[1].x, m22: rows[1].y, m23: rows[1].z, m24: last[1],
      m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: last[2],
      m41: translation.x, m42: translation.y, m43: translation.z,
      m44: Self.dot(translation, lead) + perspective.w)
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// Makes `row` one long and answers how long it was.
  private static func normalize(_ row: inout SIMD3<Double>) -> Double {
    let length = dot(row, row).squareRoot()
    row /= length
    return length
  }

  /// Takes out of `row` what lies along `unit` and answers how much that was.
  private static func takeOut(_ unit: SIMD3<Double>, of row: inout SIMD3<Double>) -> Double {
    let amount = dot(unit, row)
    row -= amount * unit
    return amount
  }
}

/// The parts of a map of the plane.
private struct Plane {
  var scale: SIMD2<Double>
  var shear: Double
  /// In radians.
  var angle: Double

  /// The parts of the map with these rows; nil where it flattens the plane along a slanted line.
  init?(_ first: SIMD2<Double>, _ second: SIMD2<Double>) {
    let reflects = first.x * second.y - first.y * second.x < 0
    var length = (first * first).sum().squareRoot()
    var unit: SIMD2<Double>
    if length > 0 {
      unit = first / length
    } else {
      let other = (second * second).sum().squareRoot()
      unit = other > 0 ? SIMD2(second.y, -second.x) / other : SIMD2(1, 0)
    }
    if reflects, first.x < second.y {
      unit = -unit
      length = -length
    }
    let across = SIMD2(-unit.y, unit.x)
    let height = (across * second).sum()
    let slant = (unit * second).sum()
    guard height != 0 || slant == 0 else { return nil }
    scale = SIMD2(length, height)
    shear = height == 0 ? 0 : slant / height
    angle = atan2(unit.y, unit.x)
  }
}
