internal import Foundation
internal import Scenarios
internal import SnapLab

extension Finding {
  /// What a failed expectation says of it: what is wrong, and the calls that show it.
  var failure: String {
    // What goes before it happened in the test already.
    let own = if case .release(_, _, _?) = flick { 2 } else { 1 }
    let calls = scenario.events.suffix(own).compactMap(\.call)
    let rate = rate.map { ", at \($0.short) frames a second" } ?? ""
    return "\(kind.rawValue): \(sentence). To see it\(rate): \(calls.joined(separator: "; "))"
  }
}

extension ScenarioEvent {
  /// The call of a simulation that does it; nil for what no finding has.
  fileprivate var call: String? {
    switch kind {
    case .setContentOffset(let offset, animated: false):
      return "simulation.setContentOffset(\(offset.code), animated: false)"
    case .release(let release):
      let from = release.contentOffset.map { ", from: \($0.code)" } ?? ""
      return "simulation.fling(\(release.velocity.code)\(from))"
    default: return nil
    }
  }
}

extension CGPoint {
  /// The point in Swift, to the last digit.
  fileprivate var code: String { "CGPoint(x: \(x.exact), y: \(y.exact))" }
}

extension CGFloat {
  /// The number as it reads back the same, whole where it is.
  fileprivate var exact: String { Int(exactly: self).map { "\($0)" } ?? "\(Double(self))" }
}
