import CollectionEngine
import Foundation
import Geometry

extension TextBuffer {
  /// Appends the members of an element's line, without the closing brace.
  mutating func appendJSONFields(_ element: TraceElement) {
    append("{\"type\":\"element\",\"frame\":")
    append(element.frame)
    append(",\"kind\":\"")
    append(element.kind.rawValue)
    append("\"")
    if let elementKind = element.elementKind {
      append(",\"elementKind\":")
      appendJSON(elementKind)
    }
    append(",\"indexPath\":")
    append(element.indexPath)
    if let identity = element.identity {
      append(",\"identity\":")
      append(identity.path)
      if identity.revision != 0 {
        append(",\"revision\":")
        append(identity.revision)
      }
    }
    if let departure = element.departure {
      append(",\"departure\":")
      append(departure)
    }
    guard let appearance = element.appearance else { return append(",\"gone\":true") }
    append(",\"center\":")
    appendJSON(appearance.center)
    append(",\"size\":")
    appendJSON(appearance.size)
    append(",\"alpha\":")
    append(appearance.alpha)
    append(",\"zIndex\":")
    append(appearance.zIndex)
    append(
      CATransform3DIsAffine(appearance.transform) ? ",\"transform\":[" : ",\"transform3D\":[")
    for (place, number) in appearance.transform.traceNumbers.enumerated() {
      if place > 0 { append(",") }
      append(number)
    }
    append("]")
  }

  private mutating func append(_ path: IndexPath) {
    append("[")
    for (place, index) in path.enumerated() {
      if place > 0 { append(",") }
      append(index)
    }
    append("]")
  }
}

extension CATransform3D {
  /// The six numbers of an affine map where they say it, else all sixteen, row by row.
  var traceNumbers: [Double] {
    if CATransform3DIsAffine(self) { return [m11, m12, m21, m22, m41, m42] }
    return [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
  }

  /// The map of six or of sixteen numbers.
  init?(traceNumbers n: [Double]) {
    switch n.count {
    case 6:
      self = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case 16:
      self.init(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
        m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
        m44: n[15])
    default: return nil
    }
  }
}
