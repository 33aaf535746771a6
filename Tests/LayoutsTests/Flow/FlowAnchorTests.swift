import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// What is in view stays where it is while something above it is measured.
struct FlowAnchorTests {
  private final class Flipping: CollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// Sections of six items in lines of three, with measured headers and footers.
  private func stage(
    _ axis: Axis, isMirrored: Bool, seed: UInt64
  ) -> FlowStage {
    var random = SeededGenerator(seed: seed)
    let sizes = (0..<300).map { _ in
      (0..<6).map { _ in
        let length = CGFloat(Int.random(in: 40...180, using: &random)) / 2
        return axis == .vertical
          ? CGSize(width: 100, height: length) : CGSize(width: length, height: 100)
      }
    }
    let lengths = (0..<600).map { _ in CGFloat(Int.random(in: 10...60, using: &random)) }
    let source = MeasuringSource(sizes)
    source.boundarySize = { kind, section in
      let isHeader = kind == CollectionView.elementKindSectionHeader
      let length = lengths[2 * section + (isHeader ? 0 : 1)]
      return CGSize(width: length, height: length)
    }
    let size = CGSize(width: 320, height: 320)
    let stage = FlowStage(size, counts: sizes.map(\.count), layout: Flipping()) { layout, view in
      layout.scrollDirection = axis
      layout.estimatedItemSize =
        axis == .vertical ? CGSize(width: 100, height: 44) : CGSize(width: 44, height: 100)
      layout.headerReferenceSize = CGSize(width: 30, height: 30)
      layout.footerReferenceSize = CGSize(width: 20, height: 20)
      if isMirrored { view.layoutDirection = .rightToLeft }
    }
    stage.measure(by: source)
    return stage
  }

  /// Where every cell stands on the screen that is in view as a whole.
  private func places(_ view: CollectionView) -> [IndexPath: CGRect] {
    var places: [IndexPath: CGRect] = [:]
    for one in view.visibleLayoutAttributes
    where one.representedElementCategory == .cell && view.bounds.contains(one.frame) {
      places[one.indexPath] = one.frame.offsetBy(
        dx: -view.contentOffset.x, dy: -view.contentOffset.y)
    }
    return places
  }

  /// Scrolled back into what was never measured, whatever is in view before and afterwards moves by
  /// just the distance scrolled, give or take the pixel that offsets and origins are rounded to.
  @Test(arguments: Axis.allCases, [false, true])
  func scrollingBackMovesWhatIsInViewByTheDistance(_ axis: Axis, isMirrored: Bool) {
    let stage = stage(axis, isMirrored: isMirrored, seed: 3)
    let view = stage.view
    let back = axis == .horizontal && isMirrored ? 1.0 : -1
    view.contentOffset[axis] -= back * 20_000
    view.layoutIfNeeded()
    var (compared, adjusted) = (0, 0)
    for step in 0..<200 {
      let before = places(view)
      let distance = back * Double(10 + step % 40)
      let asked = stage.layout.visibleBounds.origin[axis] - abs(distance)
      view.contentOffset[axis] += distance
      view.layoutIfNeeded()
      if abs(stage.layout.visibleBounds.origin[axis] - asked) > 1 { adjusted += 1 }
      for (path, frame) in places(view) {
        guard let old = before[path], old.size == frame.size else { continue }
        compared += 1
        #expect(abs(frame.origin[axis] - old.origin[axis] + distance) <= 1)
      }
    }
    #expect(compared > 400 && adjusted > 30)
    #expect(stage.warnings == [])
  }

  @Test(arguments: Axis.allCases, [false, true])
  func scrollingOnNeverMovesTheOffset(_ axis: Axis, isMirrored: Bool) {
    let stage = stage(axis, isMirrored: isMirrored, seed: 4)
    let view = stage.view
    let forward = axis == .horizontal && isMirrored ? -1.0 : 1
    let end = { axis == .horizontal && isMirrored ? view.contentSize.width : 0 }
    for _ in 0..<100 {
      let before = end() - view.contentOffset[axis]
      view.contentOffset[axis] += forward * 30
      view.layoutIfNeeded()
      #expect(abs(end() - view.contentOffset[axis] - before + forward * 30) < 0.51)
    }
  }

  /// What shrinks while content stands at its end takes the offset along once, and nothing is left
  /// behind the last row.
  @Test func theEndIsReachedAndKept() {
    let stage = stage(.vertical, isMirrored: false, seed: 5)
    let view = stage.view
    for round in 0..<6 {
      view.contentOffset.y = view.contentSize.height - 320
      view.layoutIfNeeded()
      let last = view.visibleLayoutAttributes.map(\.frame.maxY).max() ?? 0
      #expect(view.contentOffset.y <= view.contentSize.height - 320 + 1)
      guard round >= 3 else { continue }
      #expect(abs(last - view.contentOffset.y - 320) <= 1)
    }
  }

  /// A glide goes on at its speed while content is measured above it.
  @Test func aGlideBackGoesOn() {
    let stage = stage(.vertical, isMirrored: false, seed: 6)
    let view = stage.view
    view.contentOffset.y = 20_000
    view.layoutIfNeeded()
    view.handle(.release(contentOffset: nil, velocity: CGPoint(x: 0, y: -2)), at: 0)
    var last = -2.0
    for frame in 1...400 where !view.isAtRest {
      view.advance(to: Double(frame) / 60)
      let velocity = view.currentVelocity.y
      #expect(velocity <= 0 && velocity >= last - 1e-6)
      last = velocity
    }
    #expect(view.isAtRest)
  }
}
