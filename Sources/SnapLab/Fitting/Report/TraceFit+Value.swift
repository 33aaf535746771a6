internal import CollectionEngine
internal import Geometry
public import Tracing

extension TraceFit {
  /// The result as an object for programs: pt, s, pt/ms and so on, as the kinds of constants say; what there is none of
  /// is absent, and what the trace cannot tell has a `doubt`.
  public var value: TraceValue {
    var members: [String: TraceValue] = [
      "motions": .array(motions.map(\.value)), "profiles": .array(profiles.map(\.value)),
    ]
    members["closestProfile"] = profiles.first.map { .string($0.profile) }
    switch rubberBand {
    case .success(let band): members["rubberBand"] = band.value
    case .failure(let doubt): members["rubberBand"] = ["doubt": .string(doubt.description)]
    }
    return .object(members)
  }
}

extension MotionFit {
  fileprivate var value: TraceValue {
    var members: [String: TraceValue] = [
      "axis": .string(axis.rawValue), "law": .string(law.rawValue),
      "isExplained": .bool(isExplained),
      "frames": [.number(Double(frames.lowerBound)), .number(Double(frames.upperBound))],
      "time": [.number(time.lowerBound), .number(time.upperBound)],
      "frameCount": .number(Double(frameCount)),
      "rootMeanSquare": .number(rootMeanSquare.finite),
      "largestResidual": .number(largest.residual.finite),
      "largestResidualFrame": .number(Double(largest.frame)),
      "releaseVelocityIsAtLift": .bool(hasLift),
      "profiles": .array(profiles.map(\.value)),
    ]
    members["activity"] = activity.map { .string($0.rawValue) }
    members["rest"] = rest.map { .number($0) }
    members["evenPeriod"] = evenPeriod.map { .number($0) }
    var values: [String: TraceValue] = [:]
    for constant in constants { values[constant.kind.rawValue] = constant.jsonValue }
    members["constants"] = .object(values)
    return .object(members)
  }
}

extension FittedConstant {
  fileprivate var jsonValue: TraceValue {
    var members: [String: TraceValue] = ["value": .number(value.finite)]
    if standardError.isFinite { members["standardError"] = .number(standardError) }
    members["steppedValue"] = steppedValue.map { .number($0.finite) }
    members["doubt"] = doubt.map { .string($0) }
    return .object(members)
  }
}

extension RubberBandFit {
  fileprivate var value: TraceValue {
    [
      "axis": .string(axis.rawValue), "coefficient": .number(coefficient.finite),
      "standardError": .number(standardError.finite), "edge": .number(edge),
      "length": .number(length), "pairs": .number(Double(pairCount)),
      "rootMeanSquare": .number(rootMeanSquare.finite),
    ]
  }
}

extension ProfileResidual {
  fileprivate var value: TraceValue {
    ["profile": .string(profile), "rootMeanSquare": .number(rootMeanSquare.finite)]
  }
}

extension Double {
  /// Itself, or the largest number where it is none: JSON has no infinity.
  fileprivate var finite: Double { isFinite ? self : .greatestFiniteMagnitude }
}
