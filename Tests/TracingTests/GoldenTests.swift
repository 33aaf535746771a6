import CollectionEngine
import Foundation
import Geometry
import TestSupport
import Testing
import Tracing

@Suite("The golden trace")
struct GoldenTests {
  /// A drag of one sample, a flick, a snap, a catch, a rest.
  static let trace: Trace = {
    func frame(
      _ number: Int, _ offset: Double, _ velocity: Double, _ activity: ScrollActivity,
      target: Double? = nil
    ) -> TraceLine {
      .frame(
        TraceFrame(
          frame: number, time: Double(number) / 30, contentOffset: CGPoint(x: offset, y: 0),
          velocity: CGPoint(x: velocity, y: 0), activity: activity,
          contentSize: CGSize(width: 3750, height: 667),
          proposedTarget: target.map { CGPoint(x: $0 + 124.66666666666667, y: 0) },
          target: target.map { CGPoint(x: $0, y: 0) }))
    }
    func element(
      _ frame: Int, _ kind: String?, appearance: TraceElement.Appearance?
    ) -> TraceLine {
      .element(
        TraceElement(
          frame: frame, kind: kind == nil ? .cell : .supplementary, elementKind: kind,
          indexPath: [0, appearance == nil ? 1 : 3], appearance: appearance))
    }
    return Trace(lines: [
      .header(
        TraceHeader(
          scenario: "golden", sha256: "00ff", source: "written by hand",
          viewport: CGSize(width: 375, height: 667), scale: 3, rate: 30,
          physics: ["profile": "uikit", "touchSlop": 10, "rubberBandCoefficient": 0.55])),
      frame(0, 0, 0, .idle),
      .input(
        TraceInput(time: 0.01, kind: "touch", phase: "began", location: CGPoint(x: 300, y: 400))),
      .input(
        TraceInput(time: 0.02, kind: "touch", phase: "moved", location: CGPoint(x: 280, y: 400))),
      frame(1, 20, 1.2, .dragging),
      .input(
        TraceInput(time: 0.05, kind: "touch", phase: "ended", location: CGPoint(x: 280, y: 400))),
      .call(
        TraceCall(
          frame: 2, time: 0.06666666666666667, name: "targetContentOffset",
          arguments: ["proposed": [434.6666666666667, 0], "velocity": [0.8, 0]], result: [310, 0])),
      frame(2, 33.25, 0.796, .snapping, target: 310),
      .mark(TraceMark(frame: 3, time: 0.08, label: "half \"way\", nearly")),
      frame(3, 47.48215760699753, 0.7801, .snapping, target: 310),
      .interrupted(TraceInterruption(frame: 4, time: 0.13333333333333333, by: "touch")),
      .call(TraceCall(frame: 4, time: 0.13333333333333333, name: "indexPath", result: .null)),
      .other(["type": "timing", "frame": 4, "due": 0.125]),
      frame(4, 60, 0, .idle),
      element(4, nil, appearance: nil),
      element(
        4, nil,
        appearance: .init(
          center: CGPoint(x: 480, y: 100), size: CGSize(width: 300, height: 200), alpha: 0.5,
          zIndex: 3, transform: CATransform3DMakeRotation(1, 0, 1, 0))),
      element(
        4, "UICollectionElementKindSectionHeader",
        appearance: .init(
          center: CGPoint(x: 187.5, y: 15), size: CGSize(width: 375, height: 30), zIndex: 1,
          transform: CATransform3DMakeScale(0.5, 0.25, 1))),
      .settled(
        TraceEnd(frame: 4, time: 0.13333333333333333, contentOffset: CGPoint(x: 60, y: 0))),
    ])
  }()

  @Test("is written as recorded", arguments: TraceForm.allCases)
  func golden(form: TraceForm) throws {
    let texts = GoldenTexts("Golden", of: "TracingTests", in: .module)
    let text = String(decoding: try Self.trace.bytes(in: form), as: UTF8.self)
    #expect(try texts.difference(of: text, from: "trace\(form.rawValue)") == nil)
  }
}
