import Foundation
import Testing
import Tracing
import UIKit

@testable import Recorder

@Suite("Assets/Recorder: what it writes")
struct ScrollRecorderTests {
  /// A drag beyond the edge and its bounce, logged as a phone would.
  private func log() -> (table: String, samples: [ScrollSample]) {
    let view = UIScrollView(size: CGSize(width: 390, height: 844))
    view.contentSize = CGSize(width: 390, height: 3000)
    var sampler = ScrollSampler()
    for frame in 0..<120 {
      let time = Double(frame) / 60
      let finger = CGPoint(x: 200, y: 300 + Double(frame) * 9)
      if frame == 2 { view.handle(.touch(.began, location: finger), at: time) }
      if (3..<30).contains(frame) { view.handle(.touch(.moved, location: finger), at: time) }
      if frame == 30 { view.handle(.touch(.ended, location: finger), at: time) }
      view.advance(to: time)
      sampler.add(
        view, at: 77 + time, finger: (2..<30).contains(frame) ? finger : nil, target: nil)
    }
    return (sampler.table, sampler.samples)
  }

  @Test("is a table that our reader takes for its own, and loses nothing")
  func table() throws {
    let (table, samples) = log()
    let trace = try Trace(reading: Data(table.utf8))
    #expect(!trace.isForeign && !trace.isTruncated)
    #expect(trace.frames.count == 120 && trace.fingers.count == 120)
    #expect(trace.tableViewport == CGSize(width: 390, height: 844))
    for ((frame, finger), sample) in zip(zip(trace.frames, trace.fingers), samples) {
      #expect(frame.time == sample.time && frame.contentOffset == sample.contentOffset)
      #expect(frame.velocity == sample.velocity && frame.activity.rawValue == sample.activity)
      #expect(finger == sample.finger && frame.contentSize == sample.contentSize)
    }
    #expect(Set(samples.map(\.activity)) == ["idle", "dragging", "bouncing"])
  }

  @Test("has an empty field for what there is none of, and the shortest numbers")
  func row() {
    let sample = ScrollSample(
      time: 0.1, contentOffset: CGPoint(x: 0, y: 1.0 / 3), velocity: CGPoint(x: 0, y: -2),
      activity: "dragging", target: nil, contentSize: CGSize(width: 390, height: 3000),
      finger: nil, viewport: CGSize(width: 390, height: 844))
    #expect(
      sample.row
        == "0.1,0.0,0.3333333333333333,0.0,-2.0,dragging,,,390.0,3000.0,,,390.0,844.0")
    #expect(
      ScrollSample.heading.split(separator: ",").count
        == sample.row.split(separator: ",", omittingEmptySubsequences: false).count)
  }
}
