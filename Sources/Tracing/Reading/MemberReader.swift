import Foundation

/// Takes typed members out of a JSON object, with errors that name the place and what was found
/// there.
struct MemberReader {
  private let members: [String: TraceValue]
  /// What the object is, in a few words.
  private let subject: String
  private let line: Int

  init(_ members: [String: TraceValue], of subject: String, line: Int) {
    self.members = members
    self.subject = subject
    self.line = line
  }

  func number(_ key: String) throws(TraceError) -> Double {
    try required(key, optionalNumber(key))
  }

  func optionalNumber(_ key: String) throws(TraceError) -> Double? {
    guard let value = members[key] else { return nil }
    return try number(value, in: key)
  }

  func integer(_ key: String) throws(TraceError) -> Int {
    let number = try number(key)
    guard let integer = Int(exactly: number) else {
      throw expected("a whole number", in: key, .number(number))
    }
    return integer
  }

  func text(_ key: String) throws(TraceError) -> String {
    try required(key, optionalText(key))
  }

  func optionalText(_ key: String) throws(TraceError) -> String? {
    guard let value = members[key] else { return nil }
    guard case .string(let text) = value else { throw expected("a string", in: key, value) }
    return text
  }

  func point(_ key: String) throws(TraceError) -> CGPoint {
    try required(key, optionalPoint(key))
  }

  func optionalPoint(_ key: String) throws(TraceError) -> CGPoint? {
    guard let value = members[key] else { return nil }
    guard case .array(let parts) = value, parts.count == 2 else {
      throw expected("two numbers", in: key, value)
    }
    return CGPoint(
      x: try number(parts[0], in: "\(key)[0]"), y: try number(parts[1], in: "\(key)[1]"))
  }

  func size(_ key: String) throws(TraceError) -> CGSize {
    let point = try point(key)
    return CGSize(width: point.x, height: point.y)
  }

  /// True or false; absent is false.
  func bool(_ key: String) throws(TraceError) -> Bool {
    guard let value = members[key] else { return false }
    guard case .bool(let bool) = value else { throw expected("true or false", in: key, value) }
    return bool
  }

  /// A list of numbers.
  func numbers(_ key: String) throws(TraceError) -> [Double] {
    guard case .array(let parts) = try required(key, members[key]) else {
      throw expected("a list of numbers", in: key, members[key] ?? .null)
    }
    var numbers: [Double] = []
    for (index, part) in parts.enumerated() {
      numbers.append(try number(part, in: "\(key)[\(index)]"))
    }
    return numbers
  }

  /// A list of whole numbers, at least 0.
  func integers(_ key: String) throws(TraceError) -> [Int] {
    var integers: [Int] = []
    for (index, number) in try numbers(key).enumerated() {
      guard let integer = Int(exactly: number), integer >= 0 else {
        throw expected("a whole number >= 0", in: "\(key)[\(index)]", .number(number))
      }
      integers.append(integer)
    }
    return integers
  }

  /// An object that may be absent, which is the same as empty.
  func object(_ key: String) throws(TraceError) -> [String: TraceValue] {
    guard let value = members[key] else { return [:] }
    guard case .object(let members) = value else { throw expected("an object", in: key, value) }
    return members
  }

  /// Any value that may be absent.
  func value(_ key: String) -> TraceValue? { members[key] }

  /// The error for a member that is not what it should be.
  func expected(_ what: String, in place: String, _ found: TraceValue) -> TraceError {
    TraceError(line: line, "expected \(what) in \(place), found \(found.json)")
  }

  private func number(_ value: TraceValue, in place: String) throws(TraceError) -> Double {
    guard case .number(let number) = value else { throw expected("a number", in: place, value) }
    return number
  }

  private func required<Value>(_ key: String, _ value: Value?) throws(TraceError) -> Value {
    guard let value else {
      throw TraceError(line: line, "expected \"\(key)\" in the \(subject), found nothing")
    }
    return value
  }
}
