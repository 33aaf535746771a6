import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// The line carousel's numbers, by the vectors and by hand.
struct LineCarouselLayoutTests {
  /// What is rounded away of a product of some numbers. Ours.
  private static let tolerance = 1e-9

  @Test("carousel.line: scales by distance, snapping inside the range", arguments: Axis.allCases)
  func scalesByDistance(axis: Axis) throws {
    let vector = Vectors.named("carousel.line")
    let layout = LineCarouselLayout()
    layout.scrollDirection = axis
    layout.itemSize = CGSize(width: vector.number("itemWidth"), height: 200)
    layout.minimumLineSpacing = vector.number("spacing")
    layout.activeDistance = vector.number("activeDistance")
    layout.zoomFactor = vector.number("zoom")
    let stage = Stage(
      layout, size: .along(axis, vector.number("boundsWidth"), 400),
      counts: [Int(vector.number("itemCount"))])
    let items = try (0..<5).map {
      try #require(layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)))
    }
    #expect(items.map { Double($0.center[axis]) } == vector.numbers("centerX"))
    for (item, scale) in zip(items, vector.numbers("scale")) {
      #expect(abs(item.transform.a - scale) < Self.tolerance)
      #expect(abs(item.transform.d - scale) < Self.tolerance)
      #expect(item.zIndex == (scale > 1 ? 1 : 0))
      #expect(item.center[axis.crossed] == 200)
    }
    let proposed = try #require(vector.input["proposedContentOffsetX"] as? [Double])
    for (proposed, snapped) in zip(proposed, vector.numbers("snappedContentOffsetX")) {
      let target = layout.targetContentOffset(
        forProposedContentOffset: .along(axis, proposed), withScrollingVelocity: .zero)
      let range = stage.view.metrics.range(axis)
      #expect(target == .along(axis, min(max(snapped, range.lowerBound), range.upperBound)))
    }
  }

  @Test("carousel.up: side items shrink and fade", arguments: Axis.allCases)
  func sideItemsShrinkAndFade(axis: Axis) throws {
    let vector = Vectors.named("carousel.up")
    let layout = LineCarouselLayout()
    layout.scrollDirection = axis
    layout.itemSize = CGSize(width: 200, height: 200)
    layout.minimumLineSpacing = vector.number("minimumLineSpacing")
    layout.activeDistance = vector.number("itemWidth") + vector.number("minimumLineSpacing")
    layout.sideItemScale = vector.number("sideItemScale")
    layout.zoomFactor = 1 - vector.number("sideItemScale")
    layout.sideItemAlpha = vector.number("sideItemAlpha")
    layout.sideItemShift = vector.number("sideItemShift")
    layout.stacking = .byAlpha
    layout.centersEndItems = true
    let stage = Stage(
      layout, size: .along(axis, vector.number("boundsWidth"), 400), counts: [3])
    stage.view.contentOffset = .along(axis, vector.number("contentOffsetX"))
    stage.view.layoutIfNeeded()
    let centers = try #require(vector.input["itemCenterX"] as? [Double])
    let expected = try #require(
      (vector.expected as? [String: Any])?["items"] as? [[String: Double]])
    for (index, look) in expected.enumerated() {
      let item = try #require(
        layout.layoutAttributesForItem(at: IndexPath(item: index, section: 0)))
      #expect(item.center[axis] == centers[index])
      #expect(abs(item.transform.a - (look["scale"] ?? 0)) < Self.tolerance)
      #expect(abs(item.alpha - (look["alpha"] ?? 0)) < Self.tolerance)
      #expect(item.zIndex == Int(look["zIndex"] ?? 0))
      #expect(item.center[axis.crossed] == 200 + (look["shiftY"] ?? 1))
    }
  }

  @Test("carousel.velocity: a nearest item behind the flick is passed over")
  func anItemBehindTheFlickIsPassedOver() throws {
    let vector = Vectors.named("carousel.velocity")
    let layout = LineCarouselLayout()
    layout.minimumLineSpacing = 0
    layout.centersEndItems = true
    let stage = Stage(
      layout, size: CGSize(width: vector.number("boundsWidth"), height: 300), counts: [4])
    stage.view.contentOffset = CGPoint(x: vector.number("currentContentOffsetX"), y: 0)
    let velocities = try #require(vector.input["velocities"] as? [Double])
    let targets = velocities.map { velocity in
      layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: vector.number("proposedContentOffsetX"), y: 0),
        withScrollingVelocity: CGPoint(x: velocity, y: 0))
    }
    #expect(targets.map { Double($0.x) } == vector.numbers("targetContentOffsetX"))
  }

  @Test("items beside the middle are moved across the line, within the content")
  func sideItemsAreShifted() {
    let layout = LineCarouselLayout()
    layout.sideItemShift = -30
    let stage = Stage(layout, size: CGSize(width: 320, height: 240), counts: [9])
    #expect(stage.view.contentSize.height == 260)
    let first = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    let far = layout.layoutAttributesForItem(at: IndexPath(item: 8, section: 0))
    #expect(abs((first?.center.y ?? 0) - 121) < Self.tolerance)
    #expect(far?.center.y == 100)
  }

  @Test("a release leads to an item in the middle, unless the layout is told not to snap")
  func aReleaseLeadsToAnItem() {
    let layout = LineCarouselLayout()
    layout.centersEndItems = true
    let stage = Stage(layout, size: CGSize(width: 320, height: 240), counts: [9])
    let offset = CGPoint(x: 300, y: 0)
    #expect(stage.target(releasedAt: offset).x == 250)
    let back = stage.target(releasedAt: offset, velocity: CGPoint(x: -0.4, y: 0))
    #expect(back.x == 0)
    layout.snapsToItems = false
    #expect(stage.target(releasedAt: offset).x == 300)
  }

  @Test("a new item has its place at once, whatever was known before")
  func countsAreAskedAgain() {
    let layout = LineCarouselLayout()
    let stage = Stage(layout, size: CGSize(width: 320, height: 240), counts: [2])
    #expect(stage.view.contentSize.width == 450)
    stage.source.itemCounts = [3, 0, 1]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.width == 900)
    layout.minimumLineSpacing = 0
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.width == 800)
  }

  @Test("sections keep their insets along the line")
  func sectionsKeepTheirInsets() {
    let layout = LineCarouselLayout()
    layout.sectionInset = EdgeInsets(left: 10, right: 20)
    let view = Stage(layout, size: CGSize(width: 320, height: 480), counts: [2, 2]).view
    let starts = [0, 1].flatMap { section in
      [0, 1].map { item in
        let path = IndexPath(item: item, section: section)
        return (layout.layoutAttributesForItem(at: path)?.center.x ?? 0) - 100
      }
    }
    #expect(starts == [10, 260, 490, 740])
    #expect(view.contentSize.width == 960)
  }
}

extension Vectors.Entry {
  /// The number of this name in the input; a missing one is a defect of the tests.
  func number(_ key: String) -> Double {
    guard let number = input[key] as? Double else { fatalError("\(name) has no number \(key).") }
    return number
  }

  /// The numbers of this name in what is expected.
  func numbers(_ key: String) -> [Double] {
    guard let numbers = (expected as? [String: Any])?[key] as? [Double] else {
      fatalError("\(name) expects no numbers \(key).")
    }
    return numbers
  }
}
