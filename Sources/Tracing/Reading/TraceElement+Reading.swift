import CollectionEngine
import Foundation
import Geometry

extension TraceElement {
  init(_ reader: MemberReader) throws(TraceError) {
    let text = try reader.text("kind")
    guard let kind = Kind(rawValue: text) else {
      throw reader.expected(
        "an element (" + Kind.allCases.map(\.rawValue).joined(separator: ", ") + ")", in: "kind",
        .string(text))
    }
    self.init(
      frame: try reader.integer("frame"), kind: kind,
      elementKind: try reader.optionalText("elementKind"),
      indexPath: IndexPath(indexes: try reader.integers("indexPath")),
      departure: reader.value("departure") == nil ? nil : try reader.integer("departure"),
      identity: try ContentIdentity(reader),
      appearance: try reader.bool("gone") ? nil : try Appearance(reader))
  }
}

extension ContentIdentity {
  /// `identity` and `revision`; nil without the first.
  fileprivate init?(_ reader: MemberReader) throws(TraceError) {
    guard reader.value("identity") != nil else { return nil }
    self.init(
      IndexPath(indexes: try reader.integers("identity")),
      revision: reader.value("revision") == nil ? 0 : try reader.integer("revision"))
  }
}

extension TraceElement.Appearance {
  fileprivate init(_ reader: MemberReader) throws(TraceError) {
    self.init(
      center: try reader.point("center"), size: try reader.size("size"),
      alpha: try reader.number("alpha"), zIndex: try reader.integer("zIndex"),
      transform: try reader.transform())
  }
}

extension MemberReader {
  /// `transform` or `transform3D`, whichever is there; the identity without either.
  fileprivate func transform() throws(TraceError) -> CATransform3D {
    for (key, count) in [("transform", 6), ("transform3D", 16)] {
      guard let value = value(key) else { continue }
      let numbers = try numbers(key)
      guard numbers.count == count, let transform = CATransform3D(traceNumbers: numbers) else {
        throw expected("\(count) numbers", in: key, value)
      }
      return transform
    }
    return CATransform3DIdentity
  }
}
