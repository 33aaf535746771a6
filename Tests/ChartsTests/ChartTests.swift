import CollectionEngine
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import Tracing

@testable import Charts

@Suite("Charts of traces")
struct ChartTests {
  /// A drag, a glide that is sent elsewhere, and a bounce, `late` s later.
  private func trace(late: Double = 0, frames: Int = 240) -> Trace {
    var lines: [TraceLine] = []
    for number in 0..<frames {
      let time = Double(number) / 60
      let moving = max(0, time - 0.5 - late)
      let activity: ScrollActivity =
        time < 0.3 ? .idle : moving == 0 ? .dragging : moving < 2 ? .snapping : .bouncing
      lines.append(
        .frame(
          TraceFrame(
            frame: number, time: time,
            contentOffset: CGPoint(x: 0, y: 40 * time + 400 * (1 - exp(-2 * moving))),
            velocity: CGPoint(x: 0, y: 0.04 + 0.8 * exp(-2 * moving)), activity: activity,
            contentSize: CGSize(width: 375, height: 4000),
            proposedTarget: moving > 0 ? CGPoint(x: 0, y: 520) : nil,
            target: moving > 0 ? CGPoint(x: 0, y: 560) : nil)))
      if number == 30 {
        lines.append(.call(TraceCall(frame: 31, time: time, name: "targetContentOffset")))
        lines.append(.mark(TraceMark(frame: 31, time: time, label: "let go")))
      }
    }
    return Trace(lines: lines)
  }

  @Test("One trace, and two with their difference, look as they are kept", arguments: [1, 2])
  func pictures(count: Int) throws {
    let subjects = (0..<count).map { ChartSubject("run \($0 + 1)", trace(late: Double($0) * 0.1)) }
    let chart = TraceChart(subjects)
    let bitmap = try Bitmap(size: chart.size, scale: 1, isOpaque: true)
    chart.draw(on: Canvas(bitmap))
    try expectPicture(
      bitmap, "chart-of-\(count)", in: Bundle.module.url(forResource: "Golden", withExtension: nil))
  }

  @Test("Elements that an update moves, and frames that came late, look as they are kept")
  func elementsAndFrameTimes() throws {
    var lines: [TraceLine] = []
    for frame in 0...90 {
      lines.append(
        .frame(
          TraceFrame(
            frame: frame, time: Double(frame) / 60,
            contentOffset: CGPoint(x: 0, y: 560 + 80 * (1 - exp(-Double(frame) / 20))),
            velocity: CGPoint(x: 0, y: 0.24 * exp(-Double(frame) / 20)),
            activity: .decelerating, contentSize: CGSize(width: 375, height: 4000))))
      // From the third of a second on, for half a second, six elements make room for another one.
      let part = sin(min(max(Double(frame - 20) / 30, 0), 1) * .pi / 2)
      guard frame <= 50 else { continue }
      for item in 0..<6 {
        // The last one of each row of three goes to the row below.
        let way = CGPoint(x: item % 3 < 2 ? 120 : -240, y: item % 3 < 2 ? 0 : 70)
        let start = CGPoint(
          x: 65 + 120 * Double(item % 3) + 25 * Double(item / 3), y: 600 + 70 * Double(item / 3))
        lines.append(
          .element(
            TraceElement(
              frame: frame, kind: item == 5 ? .supplementary : .cell,
              elementKind: item == 5 ? "UICollectionElementKindSectionHeader" : nil,
              indexPath: [0, item],
              appearance: TraceElement.Appearance(
                center: CGPoint(
                  x: start.x + way.x * part * part, y: start.y + way.y * part * part),
                size: CGSize(width: 110, height: 60)))))
      }
    }
    var shown = 0.0
    for frame in 0..<90 {
      shown += frame % 41 == 40 ? 0.05 : 1.0 / 60
      lines.append(
        .other(["type": "timing", "frame": .number(Double(frame)), "shown": .number(shown)]))
    }
    let chart = TraceChart([ChartSubject("update", Trace(lines: lines))])
    let bitmap = try Bitmap(size: chart.size, scale: 1, isOpaque: true)
    chart.draw(on: Canvas(bitmap))
    try expectPicture(
      bitmap, "chart-of-an-update",
      in: Bundle.module.url(forResource: "Golden", withExtension: nil))
  }

  @Test("A frame after a rest is not late, and one that was due is")
  func rests() throws {
    func times(_ frames: [(due: Double, shown: Double)]) throws -> FrameTimes {
      let lines = frames.map { frame in
        TraceLine.other(
          ["type": "timing", "due": .number(frame.due), "shown": .number(frame.shown)])
      }
      return try #require(FrameTimes(Trace(lines: lines)))
    }
    let steady = (0..<20).map { (due: Double($0) / 50, shown: Double($0) / 50 + 0.001) }
    let rested = try times(steady + [(due: 3, shown: 3.001), (due: 3.02, shown: 3.021)])
    #expect(rested.intervals.count == 21)
    #expect(rested.intervals.allSatisfy { abs($0.milliseconds - 20) < 1.5 })
    #expect(rested.pacing.hitchTime < 1.5)
    let late = try times(steady + [(due: 0.4, shown: 0.461), (due: 0.48, shown: 0.481)])
    #expect(late.intervals.count { $0.milliseconds > late.limit } == 1)
    #expect(abs((late.intervals.map(\.milliseconds).max() ?? 0) - 80) < 1e-6)
  }

  @Test("A page does not grow with the trace", arguments: VectorPage.Form.allCases)
  func pages(form: VectorPage.Form) throws {
    let sizes = try [20_000, 200_000].map { frames in
      let chart = TraceChart([ChartSubject("run", trace(frames: frames))])
      let page = try VectorPage(form, size: chart.size)
      chart.draw(on: Canvas(page))
      return try page.data().count
    }
    #expect(Double(sizes[1]) < Double(sizes[0]) * 1.5, "\(sizes)")
  }

  @Test("Nothing, one frame and numbers that are none are drawn as far as they go")
  func edges() throws {
    func frame(_ number: Int, _ offset: Double) -> TraceLine {
      .frame(
        TraceFrame(
          frame: number, time: Double(number), contentOffset: CGPoint(x: offset, y: 0),
          velocity: .zero, activity: .idle, contentSize: .zero))
    }
    for lines in [
      [], [frame(0, 3)], [frame(0, .nan), frame(1, .infinity)],
      [frame(0, 1e300), frame(1, -1e300)],
    ] {
      let subject = ChartSubject("odd", Trace(lines: lines))
      let chart = TraceChart([subject, subject], axis: .horizontal)
      chart.draw(on: Canvas(try Bitmap(size: chart.size, scale: 1)))
    }
  }

  @Test(
    "Ticks are round, inside, and not too many",
    arguments: [(0.0, 1.0), (-3.0, 7.0), (1e-9, 2e-9), (1e6, 1000003.0), (-5e8, 5e8)])
  func ticks(low: Double, high: Double) {
    let scale = ChartScale(of: [low, high], from: 0, to: 100, smallest: 0, margin: false)
    for most in [1, 3, 10] {
      let ticks = scale.ticks(most).values
      #expect(ticks.count <= most + 1)
      #expect(
        ticks.allSatisfy { $0 >= low - (high - low) * 1e-6 && $0 <= high + (high - low) * 1e-6 })
      let steps = zip(ticks.dropFirst(), ticks).map { $0 - $1 }
      #expect(steps.allSatisfy { abs($0 - (steps.first ?? 0)) < (high - low) * 1e-6 })
    }
  }

  @Test("A thinned curve keeps every extreme and has at most four points a column")
  func thinning() {
    var numbers = SeededGenerator(seed: 5)
    let points = (0..<20_000).map {
      CGPoint(x: Double($0) / 50, y: .random(in: -100...100, using: &numbers))
    }
    let thin = Curve.thinned(points.count, width: 1) { points[$0] }
    #expect(thin.count <= 4 * 401)
    for column in 0..<400 {
      let inside = { (all: [CGPoint]) in all.filter { Int($0.x) == column }.map { Double($0.y) } }
      #expect(inside(thin).min() == inside(points).min())
      #expect(inside(thin).max() == inside(points).max())
    }
  }
}
