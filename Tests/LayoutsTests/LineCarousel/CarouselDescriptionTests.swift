import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// The descriptions of the carousels, the stack and the circle.
struct CarouselDescriptionTests {
  private static let descriptions: [LayoutDescription] = [
    .lineCarousel, .coverFlow, .stack, .circle,
  ]

  @Test("each description has its own name and one line", arguments: descriptions)
  func namesAreTheirOwn(description: LayoutDescription) {
    #expect(Self.descriptions.filter { $0.name == description.name }.count == 1)
    #expect(!description.summary.isEmpty && !description.summary.contains("\n"))
    #expect(Set(description.options.map(\.name)).count == description.options.count)
  }

  @Test("every option writes what it reads, within its range, and its layout survives the ends")
  func optionsWriteWhatTheyRead() {
    for description in Self.descriptions {
      for option in description.options {
        let layout = description.make()
        let stage = Stage(layout, size: CGSize(width: 320, height: 300), counts: [5, 2])
        for value in samples(of: option.kind) + [option.read(description.make())] {
          option.write(layout, value)
          #expect(option.read(layout) == value, "\(description.name) \(option.name)")
          stage.view.layoutIfNeeded()
          #expect(stage.view.contentSize.isFinite)
          #expect(stage.view.visibleLayoutAttributes.allSatisfy { $0.center.isFinite })
        }
      }
    }
  }

  private func samples(of kind: LayoutOption.Kind) -> [LayoutOption.Value] {
    switch kind {
    case .number(let range, _): [.number(range.lowerBound), .number(range.upperBound)]
    case .integer(let range): [.integer(range.lowerBound), .integer(range.upperBound)]
    case .bool: [.bool(true), .bool(false)]
    case .choice(let words): words.map { .choice($0) }
    case .size(let range):
      [range.lowerBound, range.upperBound].map { .size(CGSize(width: $0, height: $0)) }
    case .insets: [.insets(EdgeInsets(top: -9, left: 30, bottom: 5000, right: 1))]
    }
  }

  @Test("a property that is set to another value lays out anew", arguments: descriptions)
  func settersInvalidate(description: LayoutDescription) {
    for option in description.options
    where !["snapsToItems", "itemAppearance"].contains(option.name) {
      let layout = PreparationCounter(description)
      let before = layout.count
      let now = option.read(layout.layout)
      for value in samples(of: option.kind) where value != now {
        option.write(layout.layout, value)
        break
      }
      layout.stage.view.layoutIfNeeded()
      #expect(layout.count == before + 1, "\(description.name) \(option.name)")
    }
  }

  /// Counts how often a view prepares its layout.
  private final class PreparationCounter: CollectionViewObserver {
    let layout: CollectionViewLayout
    let stage: Stage
    private(set) var count = 0

    init(_ description: LayoutDescription) {
      layout = description.make()
      stage = Stage(layout, size: CGSize(width: 320, height: 300), counts: [5, 2])
      stage.view.observer = self
    }

    func collectionView(
      _ collectionView: CollectionView, didMake call: LayoutCall, at time: TimeInterval
    ) {
      if call == .prepare { count += 1 }
    }
    func scrollView(
      _ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval
    ) {}
    func scrollView(_ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval) {}
    func scrollView(_ scrollView: ScrollView, didBeginMotion start: ScrollMotionStart) {}
    func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {}
    func scrollView(_ scrollView: ScrollView, didEndMotion end: ScrollMotionEnd) {}
  }
}
