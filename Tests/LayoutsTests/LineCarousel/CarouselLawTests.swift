import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// The laws of layouts for both carousels, over seeded properties, and their cost.
struct CarouselLawTests {
  private static let counts = [[0], [1], [7], [3, 0, 12, 1], [0, 0, 5, 0]]

  private func configure(
    _ layout: CarouselLayout, _ axis: Axis, _ random: inout SeededGenerator
  ) {
    // Whole points: the mirror image of an offset on the pixels has to be on the pixels.
    func length(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random).rounded()
    }
    layout.scrollDirection = axis
    layout.itemSize = CGSize(width: length(20...250), height: length(20...250))
    layout.minimumLineSpacing = length(-150...60)
    layout.centersEndItems = Bool.random(using: &random)
    layout.sectionInset = EdgeInsets(
      top: length(0...30), left: length(0...30), bottom: length(0...30), right: length(0...30))
  }

  private func violations(
    _ layout: CarouselLayout, _ direction: LayoutDirection, _ counts: [Int], seed: UInt64
  ) -> [String] {
    let stage = Stage(layout, size: CGSize(width: 375, height: 320), counts: counts) {
      $0.layoutDirection = direction
      // A view's insets are not mirrored with its layout: only equal ones leave the middle alone.
      $0.contentInset = EdgeInsets(top: 10, left: 14, bottom: 5, right: 14)
    }
    return layoutLawViolations(of: layout, in: stage.view, seed: seed)
  }

  @Test("a line carousel keeps the laws", arguments: Axis.allCases, [1 as UInt64, 2, 3, 4])
  func aLineCarouselKeepsTheLaws(axis: Axis, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for counts in Self.counts {
      for direction in LayoutDirection.allCases {
        let layout = LineCarouselLayout()
        configure(layout, axis, &random)
        layout.zoomFactor = .random(in: -0.5...0.8, using: &random)
        layout.sideItemScale = .random(in: 0.5...1.2, using: &random)
        layout.sideItemAlpha = .random(in: 0...1, using: &random)
        layout.sideItemShift = .random(in: -40...40, using: &random)
        layout.stacking = LineCarouselLayout.Stacking.allCases.randomElement(using: &random)!
        #expect(violations(layout, direction, counts, seed: seed) == [])
      }
    }
  }

  @Test("a cover flow keeps the laws", arguments: Axis.allCases, [1 as UInt64, 2, 3, 4])
  func aCoverFlowKeepsTheLaws(axis: Axis, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for counts in Self.counts {
      for direction in LayoutDirection.allCases {
        let layout = CoverFlowLayout()
        configure(layout, axis, &random)
        #expect(violations(layout, direction, counts, seed: seed) == [])
      }
    }
  }

  @Test("a scrolled frame makes a look for what is visible, at a thousand items as at a million")
  func aScrolledFrameCostsWhatIsVisible() {
    let styled = [1000, 1_000_000].map { count in
      let layout = CountingCarousel()
      let stage = Stage(
        layout, size: CGSize(width: 320, height: 240), counts: [count / 2, count / 2])
      let end = stage.view.metrics.range(.horizontal).upperBound
      layout.styled = 0
      for frame in 0..<60 {
        stage.view.contentOffset = CGPoint(x: end / 2 - 300 + Double(frame) * 10, y: 0)
        stage.view.layoutIfNeeded()
      }
      return layout.styled
    }
    #expect(styled[0] == styled[1])
    #expect(styled[0] < 60 * 6)
  }

  @Test("a million items end where arithmetic says")
  func aMillionItemsEndWhereArithmeticSays() {
    let layout = LineCarouselLayout()
    let stage = Stage(layout, size: CGSize(width: 320, height: 240), counts: [1_000_000])
    #expect(stage.view.contentSize.width == 249_999_950)
    stage.view.contentOffset = CGPoint(x: 249_999_950 - 320, y: 0)
    stage.view.layoutIfNeeded()
    #expect(stage.view.indexPathsForVisibleItems.last?.item == 999_999)
    #expect(stage.view.visibleCells.count == 2)
  }

  private final class CountingCarousel: CarouselLayout {
    var styled = 0
    override func style(_ attributes: CollectionViewLayoutAttributes, at distance: CGFloat) {
      styled += 1
    }
  }
}
