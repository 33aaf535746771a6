internal import Foundation
internal import Geometry

/// What is added to a transform at the beginning of an animated change, less and less of it.
enum TransformDifference {
  /// By parts: turns turn.
  case parts(Parts)
  /// Number by number, where one of the two maps has no parts.
  case numbers(CATransform3D)

  struct Parts {
    var scale: SIMD3<Double>
    var shear: SIMD3<Double>
    var rotation: Rotation
    /// The way of the hinge.
    var translation: SIMD3<Double>
    var perspective: SIMD4<Double>
    /// What turns and growth leave where it is, from the middle of the element, in pt.
    var hinge: SIMD3<Double>
  }

  /// What leads from `start` to `end`, with `hinge`, from the middle of the element in pt, going
  /// straight; nil where they are the same.
  init?(from start: CATransform3D, to end: CATransform3D, about hinge: SIMD3<Double>) {
    guard start != end else { return nil }
    guard let from = TransformParts(start), let to = TransformParts(end) else {
      self = .numbers(start.combined(with: end) { $0 - $1 })
      return
    }
    self = .parts(
      Parts(
        scale: from.scale - to.scale, shear: from.shear - to.shear,
        rotation: from.rotation.lead(over: to.rotation),
        translation: from.translation + from.arm(to: hinge)
          - (to.translation + to.arm(to: hinge)),
        perspective: from.perspective - to.perspective, hinge: hinge))
  }
}

extension CATransform3D {
  /// What is shown of the map under `differences`, the oldest first, of each the given part.
  ///
  /// The newest turn acts first, on the map itself: so none of the older ones notices that it has
  /// come.
  func presented(under differences: [(TransformDifference, remaining: Double)]) -> CATransform3D {
    var shown = self
    if var parts = TransformParts(self) {
      for case (.parts(let one), let remaining) in differences.reversed() {
        let arm = parts.arm(to: one.hinge)
        parts.scale += one.scale * remaining
        parts.shear += one.shear * remaining
        parts.perspective += one.perspective * remaining
        parts.rotation = one.rotation.scaled(by: remaining) * parts.rotation
        parts.translation += one.translation * remaining + arm - parts.arm(to: one.hinge)
      }
      shown = parts.transform
    }
    for case (.numbers(let one), let remaining) in differences {
      shown = shown.combined(with: one) { $0 + $1 * remaining }
    }
    return shown
  }

  /// The map whose numbers `combine` makes of those of both.
  func combined(
    with other: CATransform3D, _ combine: (Double, Double) -> Double
  ) -> CATransform3D {
    CATransform3D(
      m11: combine(m11, other.m11), m12: combine(m12, other.m12), m13: combine(m13, other.m13),
      m14: combine(m14, other.m14), m21: combine(m21, other.m21), m22: combine(m22, other.m22),
      m23: combine(m23, other.m23), m24: combine(m24, other.m24), m31: combine(m31, other.m31),
      m32: combine(m32, other.m32), m33: combine(m33, other.m33), m34: combine(m34, other.m34),
      m41: combine(m41, other.m41), m42: combine(m42, other.m42), m43: combine(m43, other.m43),
      m44: combine(m44, other.m44))
  }
}
