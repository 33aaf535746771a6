import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// What all five answer for nothing, for nonsense and for a great deal.
struct ArrangementCaseTests {
  private let everywhere = CGRect(x: -1e6, y: -1e6, width: 1e7, height: 1e7)

  @Test("C93: five items become none", arguments: ArrangedLayout.allCases, Axis.allCases)
  func itemsThatAreGoneLeaveNothing(_ layout: ArrangedLayout, _ axis: Axis) {
    let stage = stage(layout, axis, items: [5])
    #expect(stage.items(in: everywhere).count == 5)
    stage.reload(items: [0])
    #expect(stage.elements(in: everywhere).isEmpty)
    #expect(stage.contentSize[axis] == 0)
    #expect(stage.frame(0) == nil)
    #expect(stage.view.visibleCells.isEmpty)
    #expect(stage.view.contentOffset == .zero)
  }

  @Test("C93: a section that is gone takes its header along", arguments: Axis.allCases)
  func headersOfSectionsThatAreGoneAreGone(_ axis: Axis) {
    let strip = StripLayout()
    strip.headerReferenceSize = CGSize(width: 30, height: 30)
    strip.sectionInset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let waterfall = WaterfallLayout()
    waterfall.headerReferenceSize = CGSize(width: 30, height: 30)
    waterfall.sectionInset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    for layout in [strip, waterfall] {
      (layout as? StripLayout)?.scrollDirection = axis
      (layout as? WaterfallLayout)?.scrollDirection = axis
      let stage = ArrangementStage(layout, CGSize(width: 320, height: 320), items: [5])
      #expect(stage.header(0) != nil)
      stage.reload(items: [])
      #expect(stage.header(0) == nil)
      #expect(stage.elements(in: everywhere).isEmpty)
      #expect(stage.contentSize[axis] == 0)
      stage.reload(items: [0])
      #expect(stage.contentSize[axis] == 50)
      #expect(stage.elements(in: everywhere).count == 1)
    }
  }

  @Test(arguments: ArrangedLayout.allCases)
  func pathsThatDoNotExistHaveNoAttributes(_ layout: ArrangedLayout) {
    let stage = stage(layout, .vertical, items: [3, 0])
    let made = stage.view.collectionViewLayout
    let paths = [
      IndexPath(item: 3, section: 0), IndexPath(item: -1, section: 0),
      IndexPath(item: 0, section: 1), IndexPath(item: 0, section: 2),
      IndexPath(item: 0, section: -1), IndexPath(index: 0), IndexPath(),
    ]
    for path in paths {
      #expect(made.layoutAttributesForItem(at: path) == nil)
      #expect(
        made.layoutAttributesForSupplementaryView(
          ofKind: CollectionView.elementKindSectionHeader, at: path) == nil)
    }
  }

  @Test(arguments: ArrangedLayout.allCases, Axis.allCases)
  func aViewWithoutSizeAndALayoutWithoutViewAreHarmless(_ layout: ArrangedLayout, _ axis: Axis) {
    let stage = stage(layout, axis, size: .zero, items: [30])
    #expect(stage.frames().count == 30)
    #expect(stage.frames().allSatisfy { $0.origin.isFinite && $0.size.isFinite })
    #expect(stage.contentSize.isFinite)
    let alone = layout.make()
    alone.prepare()
    #expect(alone.collectionViewContentSize == .zero)
    #expect(alone.layoutAttributesForElements(in: everywhere)?.isEmpty ?? true)
    #expect(alone.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test(arguments: ArrangedLayout.allCases, [Double.nan, .infinity, -.infinity, -1, 1e300])
  func aPropertyThatIsNoLengthIsWarnedOfAndTakenAsNone(_ layout: ArrangedLayout, _ value: Double) {
    for option in layout.description.options {
      let bad: LayoutOption.Value
      switch option.kind {
      case .number: bad = .number(value)
      case .size: bad = .size(CGSize(width: value, height: value))
      case .insets: bad = .insets(EdgeInsets(top: value, left: value, bottom: value, right: value))
      case .integer, .bool, .choice: continue
      }
      let made = layout.make()
      option.write(made, bad)
      let stage = ArrangementStage(made, CGSize(width: 320, height: 320), items: [9, 9])
      #expect(stage.warnings.count == 1, "\(option.name)")
      #expect(stage.warnings.first?.contains(option.name) ?? false)
      #expect(stage.contentSize.isFinite)
      let frames = stage.frames() + stage.frames(in: 1)
      #expect(frames.count == 18)
      #expect(frames.allSatisfy { $0.origin.isFinite && $0.size.isFinite && $0.minX >= 0 })
    }
  }

  @Test(arguments: ArrangedLayout.allCases, [0, -3, Int.max, Int.min])
  func aCountThatIsNoneIsWarnedOfAndTakenAsOne(_ layout: ArrangedLayout, _ value: Int) {
    for option in layout.description.options {
      guard case .integer = option.kind, option.name != "reducedColumn" else { continue }
      let made = layout.make()
      option.write(made, .integer(value))
      let stage = ArrangementStage(made, CGSize(width: 320, height: 320), items: [9])
      #expect(stage.warnings.count == 1)
      #expect(stage.warnings.first?.contains("\(option.name) is \(value)") ?? false)
      #expect(stage.frames().count == 9)
    }
  }

  @Test(arguments: ArrangedLayout.allCases)
  func rectanglesWithoutNumbersAreAnsweredWithNothing(_ layout: ArrangedLayout) {
    let stage = stage(layout, .vertical, items: [9])
    let nan = Double.nan
    #expect(stage.elements(in: CGRect(x: nan, y: 0, width: 9, height: 9)).isEmpty)
    #expect(stage.elements(in: CGRect(x: 0, y: 0, width: nan, height: nan)).isEmpty)
    #expect(stage.elements(in: .null).isEmpty)
    #expect(stage.items(in: .infinite).count == 9)
  }

  @Test(arguments: ArrangedLayout.allCases)
  func aChangedPropertyIsShownAndAnUnchangedOneCostsNothing(_ layout: ArrangedLayout) {
    let counted = PrepareCounter()
    let stage = stage(layout, .vertical, items: [9])
    stage.view.observer = counted
    for option in layout.description.options {
      let made = stage.view.collectionViewLayout
      option.write(made, option.read(made))
      stage.view.layoutIfNeeded()
      #expect(counted.prepares == 0, "\(option.name)")
    }
    for option in layout.description.options where option.name != "itemAppearance" {
      let before = counted.prepares
      let made = stage.view.collectionViewLayout
      option.write(made, other(than: option.read(made), option))
      stage.view.layoutIfNeeded()
      #expect(counted.prepares == before + 1, "\(option.name)")
    }
  }

  @Test(arguments: ArrangedLayout.allCases)
  func scrollingPreparesNothing(_ layout: ArrangedLayout) {
    let counted = PrepareCounter()
    let stage = stage(layout, .vertical, items: [500])
    stage.view.observer = counted
    for y in stride(from: 0.0, to: 900, by: 37) {
      stage.view.contentOffset = CGPoint(x: 0, y: y)
      stage.view.layoutIfNeeded()
    }
    #expect(counted.prepares == 0)
  }

  @Test(arguments: ArrangedLayout.allCases, Axis.allCases)
  func aMillionItemsAreFoundByTheirFrames(_ layout: ArrangedLayout, _ axis: Axis) throws {
    let stage = stage(layout, axis, items: [400_000, 600_000])
    for item in [0, 1, 299_999, 599_998, 599_999] {
      let frame = try #require(stage.frame(item, in: 1))
      let found = stage.elements(in: frame.insetBy(dx: 1, dy: 1))
      #expect(found.map(\.indexPath) == [IndexPath(item: item, section: 1)])
    }
    let end = stage.contentSize[axis]
    let screen = CGRect(
      origin: CGPoint { $0 == axis ? end - 320 : 0 }, size: CGSize(width: 320, height: 320))
    let last = stage.elements(in: screen)
    #expect(last.contains { $0.indexPath == IndexPath(item: 599_999, section: 1) })
    #expect(last.count < 60)
  }

  /// The layout with its defaults, scrolling along `axis`.
  private func stage(
    _ layout: ArrangedLayout, _ axis: Axis, size: CGSize = CGSize(width: 320, height: 320),
    items: [Int]
  ) -> ArrangementStage {
    let made = layout.make()
    for option in layout.description.options where option.name == "scrollDirection" {
      option.write(made, .choice(axis.rawValue))
    }
    return ArrangementStage(made, size, items: items)
  }

  private func other(
    than value: LayoutOption.Value, _ option: LayoutOption
  ) -> LayoutOption.Value {
    switch (value, option.kind) {
    case (.number(let number), _): .number(number + 1)
    case (.integer(let number), _): .integer(number + 1)
    case (.bool(let bool), _): .bool(!bool)
    case (.choice(let word), .choice(let words)): .choice(words.first { $0 != word } ?? word)
    case (.size(let size), _): .size(CGSize(width: size.width + 1, height: size.height + 1))
    case (.insets, _): .insets(EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    default: value
    }
  }
}
