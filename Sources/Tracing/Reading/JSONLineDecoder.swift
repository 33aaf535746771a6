import Foundation

/// Decodes lines that hold one JSON object.
struct JSONLineDecoder {
  private let decoder = JSONDecoder()

  /// The members of the object; `nil` where the bytes are not valid JSON.
  func members(of bytes: Data, line: Int) throws(TraceError) -> [String: TraceValue]? {
    do {
      return try decoder.decode([String: TraceValue].self, from: bytes)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      return nil
    } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty {
      throw TraceError(line: line, "expected a JSON object")
    } catch let DecodingError.dataCorrupted(context), let DecodingError.typeMismatch(_, context) {
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw TraceError(line: line, "a value in \(place) is out of range")
    } catch {
      throw TraceError(line: line, "the line cannot be read: \(error)")
    }
  }
}
