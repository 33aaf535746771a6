public import Foundation
public import Geometry

/// A map of the plane with perspective: a quad to another.
///
///     [x' y' w'] = [x y 1] * M        shown at x'/w', y'/w'
public struct Projection: Equatable, Sendable {
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  public static func == (one: Projection, other: Projection) -> Bool { one.rows == other.rows }

  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ constant: SIMD3<Double>) {
    rows = (x, y, constant)
  }

  /// The map that leaves everything where it is.
  public static let identity = Projection([1, 0, 0], [0, 1, 0], [0, 0, 1])

  /// A shift.
  public init(translationX x: Double, y: Double) {
    self.init([1, 0, 0], [0, 1, 0], [x, y, 1])
  }

  /// A change of scale along each axis.
  public init(scaleX x: Double, y: Double) {
    self.init([x, 0, 0], [0, y, 0], [0, 0, 1])
  }

  /// What `transform` does to the plane z = 0 as it is looked at: where it takes points to, depth left out.
  public init(_ transform: CATransform3D) {
    let t = transform
    self.init([t.m11, t.m12, t.m14], [t.m21, t.m22, t.m24], [t.m41, t.m42, t.m44])
  }

  /// First this map, then `other`.
  public func followed(by other: Projection) -> Projection {
    func map(_ row: SIMD3<Double>) -> SIMD3<Double> {
      row.x * other.rows.0 + row.y * other.rows.1 + row.z * other.rows.2
    }
    return Projection(map(rows.0), map(rows.1), map(rows.2))
  }

  /// Whether straight scales stay the same everywhere: there is no perspective.
  public var isAffine: Bool { rows.0.z == 0 && rows.1.z == 0 && rows.2.z != 0 }

  /// Where `point` is shown; nil where it is not in front of the eye.
  public func apply(_ point: CGPoint) -> CGPoint? {
    let mapped = point.x * rows.0 + point.y * rows.1 + rows.2
    guard mapped.z > Self.nearest else { return nil }
    return CGPoint(x: mapped.x / mapped.z, y: mapped.y / mapped.z)
  }

  /// How near the eye a point may be to be shown, as a part of the eye's distance. Ours.
  static let nearest = 1e-3

  /// The map back; nil where this one flattens the plane.
  var inverse: Projection? {
    let (a, b, c) = rows
    func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
      [u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x]
    }
    let (bc, ca, ab) = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = (a * bc).sum()
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return Projection(
      SIMD3(bc.x, ca.x, ab.x) / determinant, SIMD3(bc.y, ca.y, ab.y) / determinant,
      SIMD3(bc.z, ca.z, ab.z) / determinant)
  }

  /// The box around what `rect` becomes; nil where a corner of it is not in front of the eye.
  public func box(of rect: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    var box = CGRect.null
    for corner in corners {
      guard let corner else { return nil }
      box = box.union(CGRect(origin: corner, size: .zero))
    }
    return box
  }
}
