import CollectionEngine
import Foundation
import Geometry
import TestSupport
import Testing

/// The laws of layouts, for the five, along both axes, in both directions of reading, with seeded
/// properties and content.
struct ArrangementLawTests {
  @Test(arguments: ArrangedLayout.allCases, Axis.allCases)
  func lawsHold(_ layout: ArrangedLayout, _ axis: Axis) {
    for seed in UInt64(0)..<12 {
      var random = SeededGenerator(seed: seed)
      let sizes = SeededSizes(seed: seed)
      let made = layout.make(axis, &random)
      let stage = ArrangementStage(
        made, viewSize(&random), items: itemCounts(&random), sizes: sizes, inset: insets(&random),
        direction: seed % 2 == 0 ? .leftToRight : .rightToLeft)
      let violations = layoutLawViolations(of: made, in: stage.view, seed: seed, count: 20)
      #expect(violations == [], "seed \(seed)")
      #expect(stage.warnings == [], "seed \(seed)")
    }
  }

  @Test(arguments: ArrangedLayout.allCases, Axis.allCases)
  func answersHoldNothingThatDoesNotMeetTheRectangle(_ layout: ArrangedLayout, _ axis: Axis) {
    var random = SeededGenerator(seed: 5)
    let sizes = SeededSizes(seed: 5)
    let made = layout.make(axis, &random)
    let stage = ArrangementStage(
      made, CGSize(width: 320, height: 480), items: [40, 0, 60], sizes: sizes)
    let size = stage.contentSize
    for _ in 0..<100 {
      let rect = CGRect(
        x: .random(in: -50...size.width, using: &random),
        y: .random(in: -50...size.height, using: &random),
        width: .random(in: 1...300, using: &random), height: .random(in: 1...300, using: &random))
      for one in stage.elements(in: rect) {
        let overlap = one.frame.intersection(rect)
        #expect(overlap.width > 0 && overlap.height > 0, "\(one.frame) for \(rect)")
      }
    }
  }

  @Test(arguments: ArrangedLayout.allCases, Axis.allCases)
  func anotherSizeOrInsetIsFollowedLikeANewView(_ layout: ArrangedLayout, _ axis: Axis) {
    for seed in UInt64(0)..<8 {
      var random = SeededGenerator(seed: seed)
      let sizes = SeededSizes(seed: seed)
      let made = layout.make(axis, &random)
      let items = itemCounts(&random)
      let stage = ArrangementStage(made, viewSize(&random), items: items, sizes: sizes)
      let (size, inset) = (viewSize(&random), insets(&random))
      stage.resize(size)
      stage.view.contentInset = inset
      stage.view.layoutIfNeeded()

      var again = SeededGenerator(seed: seed)
      let fresh = ArrangementStage(
        layout.make(axis, &again), size, items: items, sizes: sizes, inset: inset)
      #expect(stage.contentSize == fresh.contentSize)
      for section in items.indices {
        #expect(stage.frames(in: section) == fresh.frames(in: section))
        #expect(stage.header(section) == fresh.header(section))
        #expect(stage.footer(section) == fresh.footer(section))
      }
    }
  }

  private func itemCounts(_ random: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      [0, 1, 2, 3, 7, 30, 61].randomElement(using: &random) ?? 0
    }
  }

  private func viewSize(_ random: inout SeededGenerator) -> CGSize {
    CGSize(
      width: Double(Int.random(in: 200...700, using: &random)),
      height: Double(Int.random(in: 200...700, using: &random)))
  }

  private func insets(_ random: inout SeededGenerator) -> EdgeInsets {
    Bool.random(using: &random)
      ? .zero
      : EdgeInsets(
        top: .random(in: 0...64, using: &random), left: .random(in: 0...40, using: &random),
        bottom: .random(in: 0...49, using: &random), right: .random(in: 0...40, using: &random))
  }
}
