import CollectionEngine
import Foundation
import Geometry
import Layouts
import Scenarios
import TestSupport
import Testing
import Tracing

@testable import SnapLab

@Suite("Snap maps")
struct SnapMapTests {
  /// One scenario of each kind of decision, both axes, and from the right.
  static let scenarios: [String] = [
    """
    viewport: {width: 375, height: 300, scale: 3}
    layout: {type: line-carousel, itemSize: [200, 200], minimumLineSpacing: 20}
    content: {sections: [{items: 12}]}
    events: [{at: 0.1, release: {velocity: [0.8, 0]}}]
    """,
    """
    viewport: {width: 375, height: 300, scale: 2, direction: rightToLeft}
    snap: {to: item, alignment: start, limit: 2}
    layout: {type: strip, scrollDirection: horizontal, minimumLineSpacing: 10}
    content: {sections: [{items: 30, itemSizes: [[120, 160], [200, 160], [90, 160]]}]}
    events: [{at: 0.1, drag: {from: [100, 100], to: [300, 104], duration: 0.12}}]
    """,
    """
    viewport: {width: 390, height: 500}
    scrollView: {isPagingEnabled: true}
    content: {size: [390, 4000]}
    events: [{at: 0.1, drag: {from: [100, 400], to: [100, 300], duration: 0.12}}]
    """,
    """
    viewport: {width: 390, height: 500}
    layout: {type: flow, itemSize: [100, 120]}
    content: {sections: [{items: 90}, {items: 20}]}
    events:
      - {at: 0, setContentOffset: {contentOffset: [0, 200], animated: false}}
      - {at: 0.1, release: {velocity: [0, 0.8]}}
    """,
    """
    viewport: {width: 390, height: 400}
    layout: {type: cover-flow}
    content: {sections: [{items: 40}]}
    events:
      - {at: 0, release: {velocity: [2, 0]}}
      - {at: 0.2, release: {velocity: [0.8, 0]}}
    """,
  ]

  @Test("Items are those that are seen where the content rests, also where they move with it")
  func itemsThatMoveWithTheContent() throws {
    let subject = try SnapSubject(.cards(WheelLayout.description, items: 24))
    let naming = ItemNaming(SnapStage(subject), .center)
    for item in 0..<24 {
      for beside in [-20.0, 0, 20] {
        let offset = Double(item) * WheelLayout.distance + beside
        guard subject.range.contains(offset) else { continue }
        #expect(naming.item(at: offset) == [0, item], "\(offset)")
      }
    }
  }

  @Test("A forecast is what a whole run shows", arguments: scenarios, Flick.Kind.allCases)
  func forecasts(text: String, kind: Flick.Kind) throws {
    let subject = try SnapSubject(try .reading(text), sweeping: kind)
    let grid = ReleaseGrid(for: subject)
    let stage = SnapStage(subject)
    var numbers = SeededGenerator(seed: 11)
    for _ in 0..<12 {
      let flick = grid.flick(
        row: .random(in: 0..<grid.rows.count, using: &numbers),
        column: .random(in: 0..<grid.columns.count, using: &numbers))
      let forecast = try #require(stage.landing(of: flick))
      let run = FullRun(flick, in: subject)
      #expect(run.isSettled)
      #expect(abs(forecast.rest - run.landing.rest) < 1e-9, "\(flick)")
      #expect(forecast.offset == run.landing.offset)
      #expect(forecast.velocity == run.landing.velocity)
      #expect(forecast.proposed == run.landing.proposed)
      #expect(forecast.asked == run.landing.asked)
      // The frame that shows the rest is the first one at or after it.
      #expect(run.landing.duration >= forecast.duration - 1e-9)
      #expect(run.landing.duration <= forecast.duration + 1.0 / 60 + 1e-9)
      #expect(run.landing.overshoot <= forecast.overshoot + 1e-6)
      #expect(run.landing.peakSpeed <= forecast.peakSpeed + 1e-6)
    }
  }

  @Test("A trial leaves no trace: what is asked before changes nothing", arguments: scenarios)
  func trials(text: String) throws {
    let subject = try SnapSubject(try .reading(text))
    let flicks = (0..<20).map {
      Flick.release(offset: 37.5 * Double($0), velocity: Double($0 % 7) - 3)
    }
    let (one, other) = (SnapStage(subject), SnapStage(subject))
    let forwards = flicks.map { one.landing(of: $0) }
    let backwards = flicks.reversed().map { other.landing(of: $0) }
    #expect(forwards == backwards.reversed())
    #expect(one.scrollView.contentOffset == subject.contentOffset)
  }

  @Test("One thread and several make the same bytes", arguments: scenarios)
  func threads(text: String) throws {
    let maps = try [1, 2, 5].map {
      try SnapMap.small(try .reading(text), columns: 9, rows: 11, threads: $0)
    }
    #expect(maps[0].csv == maps[1].csv && maps[0].csv == maps[2].csv)
    #expect(maps[0].traceValue.json == maps[1].traceValue.json)
  }

  @Test("Right to left is left to right mirrored")
  func mirrored() throws {
    let text = Self.scenarios[1].replacing(
      "snap: {to: item, alignment: start, limit: 2}", with: "snap: {to: item}")
    let right = try SnapMap.small(try .reading(text), columns: 15, rows: 20)
    let left = try SnapMap.small(
      try .reading(text.replacing("rightToLeft", with: "leftToRight")), columns: 15, rows: 20)
    let end = left.subject.range.upperBound
    for row in 0..<20 {
      for column in 0..<15 {
        let (one, other) = (left[row, column], right[19 - row, 14 - column])
        #expect(abs(one.rest - (end - other.rest)) < 1e-6)
        #expect(one.item == other.item)
      }
    }
  }

  @Test("perTick motion has no closed form, and is run frame by frame")
  func stepped() throws {
    let text = Self.scenarios[3] + "\nphysics: {profile: uikit, integration: perTick}"
    let map = try SnapMap.small(try .reading(text), columns: 3, rows: 3)
    #expect(map.isStepped)
    #expect(map.landings.contains { $0.duration > 0 })
  }

  @Test("Items are named by geometry: the last one at the end, the first of a row")
  func names() throws {
    // C36: ten items of 150 pt with 12 pt in front of and behind them.
    let map = try SnapMap.small(
      try .reading(
        """
        viewport: {width: 375, height: 200}
        snap: {to: item, alignment: start}
        layout: {type: flow, scrollDirection: horizontal, itemSize: [150, 150], minimumLineSpacing: 0, sectionInset: {left: 12, right: 12}}
        content: {sections: [{items: 10}]}
        events: [{at: 0, release: {velocity: [0.8, 0]}}]
        """))
    let end = try #require(map.landings.last)
    #expect(end.rest == 1149 && end.item == [0, 9])
    #expect(map.landings.first { $0.rest == 150 }?.item == [0, 1])
  }

  @Test(
    "Places are found whatever decides: paging, a rule, a layout; and none where there are none")
  func places() throws {
    func places(_ axis: Axis, _ keys: String) throws -> SnapPlaces {
      try SnapMap.small(.plain(axis, length: 3000, keys)).places
    }
    #expect(
      try places(.vertical, "scrollView: {isPagingEnabled: true}").offsets
        == (0...6).map { Double($0) * 390 } + [2610])
    #expect(
      try places(.horizontal, "snap: {to: {interval: 1000}}").offsets == [0, 1000, 2000])
    let cards = try SnapMap.small(.cards()).places
    #expect(cards.offsets == (0...8).map { Double($0) * 310 } + [2725])
    #expect(cards.share == 1)
    let free = try places(.vertical, "seed: 1")
    #expect(free.offsets.isEmpty && free.share == 0)
  }

  @Test("A map that is stopped is none")
  func stopped() throws {
    let subject = try SnapSubject(.cards())
    var asked = 0
    let map = SnapMap(subject, over: ReleaseGrid(for: subject), threads: 2) { _ in
      asked += 1
      return asked < 3
    }
    #expect(map == nil && asked == 3)
  }

  @Test("What cannot be swept gets a sentence")
  func mistakes() throws {
    func sentence(_ text: String, axis: Axis? = nil) -> String? {
      do throws(SnapLabError) {
        guard let scenario = try? Scenario.reading(text) else { return nil }
        _ = try SnapSubject(scenario, axis: axis)
        return nil
      } catch { return error.description }
    }
    #expect(sentence("content: {size: [375, 6000]}")?.contains("no release and no drag") == true)
    let release = "events: [{at: 0, release: {velocity: [0, 1]}}]"
    #expect(
      sentence("content: {size: [10, 10]}\n\(release)")?.contains("nothing can scroll") == true)
    #expect(
      sentence("content: {size: [10, 6000]}\n\(release)", axis: .horizontal)?
        .contains("cannot scroll along the horizontal axis") == true)
  }
}
