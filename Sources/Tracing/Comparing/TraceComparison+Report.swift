import CollectionEngine
import Foundation

extension TraceComparison {
  /// The result in a few aligned lines, the last of which says whether it passed.
  ///
  /// - Parameters:
  ///   - nameOfA: What the first trace is called.
  ///   - nameOfB: What the second trace is called.
  public func report(nameOfA: String = "A", nameOfB: String = "B") -> String {
    var rows: [(label: String, text: String)] = [
      ("compared", "\(count(comparedFrames)), aligned by \(alignment.rawValue)"),
      ("first beyond", firstDivergence?.sentence ?? "none"),
      ("largest error", largestError.map { $0.error > 0 ? $0.sentence : "0 pt" } ?? "none"),
      (
        "root mean square",
        comparedFrames > 0 ? "\(Self.rounded(rootMeanSquare)) pt of content offset" : "none"
      ),
    ]
    if let activityDifference { rows.append(("activity", activityDifference.sentence)) }
    if let comparedElements {
      let first = firstElementDivergence?.sentence ?? "none"
      rows.append(("elements", "\(comparedElements) compared, first beyond: \(first)"))
    }
    for (name, unpaired) in [(nameOfA, unpairedA), (nameOfB, unpairedB)] where unpaired.total > 0 {
      rows.append(("only in \(name)", unpaired.sentence + " the compared frames"))
    }
    rows.append(("tolerance", "\(Self.rounded(tolerance)) pt: \(verdict)"))
    let width = rows.map(\.label.count).max() ?? 0
    return rows.map { row in
      row.label + String(repeating: " ", count: width - row.label.count + 2) + row.text + "\n"
    }.joined()
  }

  /// The result as an object for programs: lengths in points, times in seconds; what there is none
  /// of is absent.
  public var value: TraceValue {
    var members: [String: TraceValue] = [
      "alignment": .string(alignment.rawValue), "tolerance": .number(tolerance),
      "comparedFrames": .number(Double(comparedFrames)),
      "rootMeanSquare": .number(rootMeanSquare), "isWithinTolerance": .bool(isWithinTolerance),
      "unpairedA": unpairedA.value, "unpairedB": unpairedB.value,
    ]
    members["firstDivergence"] = firstDivergence?.value
    members["largestError"] = largestError?.value
    members["activityDifference"] = activityDifference?.value
    members["comparedElements"] = comparedElements.map { .number(Double($0)) }
    members["firstElementDivergence"] = firstElementDivergence.map { .string($0.sentence) }
    return .object(members)
  }

  private var verdict: String {
    if comparedFrames == 0 { return "nothing to compare" }
    return isWithinTolerance ? "within" : "beyond"
  }

  private func count(_ frames: Int) -> String { frames == 1 ? "1 frame" : "\(frames) frames" }

  /// A length for people: six significant digits, so that the smallest error is still seen.
  static func rounded(_ length: Double) -> String {
    guard length > 0, length < 1e9 else { return TraceValue.number(length).json }
    let magnitude = floor(log10(length))
    let digit = pow(10, min(5 - magnitude, 300))
    return TraceValue.number((length * digit).rounded() / digit).json
  }
}

extension TraceComparison.Difference {
  /// The place, both values as they are, and the error.
  fileprivate var sentence: String {
    "\(TraceComparison.rounded(error)) pt, frame \(frameA) at \(Self.instant(timeA)) s"
      + " and \(frameB) at \(Self.instant(timeB)) s, \(field):"
      + " \(TraceValue.number(a).json) and \(TraceValue.number(b).json)"
  }

  /// A time for people, to a microsecond.
  private static func instant(_ time: Double) -> String {
    TraceValue.number(abs(time) < 1e9 ? (time * 1e6).rounded() / 1e6 : time).json
  }

  fileprivate var value: TraceValue {
    [
      "frames": [.number(Double(frameA)), .number(Double(frameB))],
      "times": [.number(timeA), .number(timeB)], "field": .string(field.description),
      "values": [.number(a), .number(b)], "error": .number(error),
    ]
  }
}

extension TraceComparison.ActivityDifference {
  fileprivate var sentence: String {
    "differs first in frame \(frameA) and \(frameB): \(a) and \(b) (does not count)"
  }

  fileprivate var value: TraceValue {
    [
      "frames": [.number(Double(frameA)), .number(Double(frameB))],
      "activities": [.string(a.rawValue), .string(b.rawValue)],
    ]
  }
}

extension TraceComparison.Unpaired {
  fileprivate var total: Int { before + between + after }

  fileprivate var sentence: String {
    let parts = [(before, "before"), (between, "between"), (after, "after")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  fileprivate var value: TraceValue {
    [
      "before": .number(Double(before)), "between": .number(Double(between)),
      "after": .number(Double(after)),
    ]
  }
}
