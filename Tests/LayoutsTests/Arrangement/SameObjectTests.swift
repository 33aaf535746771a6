import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// What has not changed is answered by the same object.
struct SameObjectTests {
  static let descriptions = LayoutCatalogue.standard.descriptions.filter {
    !["flow", "circle", "stack"].contains($0.name)
  }

  @Test("an object is answered again, by every query", arguments: descriptions)
  func anObjectIsAnsweredAgain(_ description: LayoutDescription) throws {
    let stage = stage(description.make())
    let layout = stage.view.collectionViewLayout
    let first = try #require(layout.layoutAttributesForElements(in: stage.view.bounds))
    let again = try #require(layout.layoutAttributesForElements(in: stage.view.bounds))
    #expect(!first.isEmpty)
    #expect(zip(first, again).allSatisfy { $0 === $1 })
    for one in first where one.representedElementCategory == .cell {
      #expect(layout.layoutAttributesForItem(at: one.indexPath) === one)
    }
  }

  @Test("who changes an answer does not change the layout", arguments: descriptions)
  func changedAnswersAreForgotten(_ description: LayoutDescription) throws {
    let stage = stage(description.make())
    let layout = stage.view.collectionViewLayout
    let path = IndexPath(item: 0, section: 0)
    let item = try #require(layout.layoutAttributesForItem(at: path))
    let place = item.center
    item.center.x += 7
    let again = try #require(layout.layoutAttributesForItem(at: path))
    #expect(again !== item)
    #expect(again.center == place)
  }

  @Test("objects of a class of its own are new every time")
  func objectsOfAnotherClassAreNew() throws {
    final class Tinted: CollectionViewLayoutAttributes {
      var tint = 0
    }
    final class TintedStrip: StripLayout {
      override class var layoutAttributesClass: AnyClass { Tinted.self }
    }
    let layout = stage(TintedStrip()).view.collectionViewLayout
    let path = IndexPath(item: 0, section: 0)
    let first = try #require(layout.layoutAttributesForItem(at: path) as? Tinted)
    first.tint = 9
    let second = try #require(layout.layoutAttributesForItem(at: path) as? Tinted)
    #expect(second.tint == 0)
  }

  @Test("a carousel makes objects for those items that change")
  func carouselsMakeWhatChanges() throws {
    let layout = LineCarouselLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.activeDistance = 60
    let view = stage(layout).view
    let before = try #require(layout.layoutAttributesForElements(in: view.bounds))
    view.contentOffset.x += 3
    view.layoutIfNeeded()
    let after = try #require(layout.layoutAttributesForElements(in: view.bounds))
    let pairs = zip(before, after)
    #expect(pairs.contains { $0 === $1 })
    #expect(pairs.allSatisfy { ($0 === $1) == $0.isEqual($1) })
  }

  private func stage(_ layout: CollectionViewLayout) -> Stage {
    Stage(layout, size: CGSize(width: 320, height: 480), counts: [30])
  }
}
