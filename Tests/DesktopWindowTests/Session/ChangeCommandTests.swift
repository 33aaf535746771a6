import CollectionEngine
import Foundation
import Geometry
import Layouts
import Rendering
import Scenarios
import Testing

@testable import DesktopWindow

/// What keys change of a run.
@Suite struct ChangeCommandTests {
  static let flow = """
    viewport: {width: 300, height: 300}
    layout: {type: flow, minimumLineSpacing: 0}
    content: {sections: [{items: 40, itemSize: [300, 200]}]}

    """
  static let plain = "viewport: {width: 300, height: 300}\ncontent: {size: [300, 3000]}\n"
  static let empty = """
    viewport: {width: 300, height: 300}
    layout: flow
    content: {sections: [{items: 0}]}

    """
  static let noSections =
    "viewport: {width: 300, height: 300}\nlayout: flow\ncontent: {sections: []}\n"
  static let one = """
    viewport: {width: 300, height: 300}
    layout: flow
    content: {sections: [{items: 1}]}

    """
  static let many = """
    viewport: {width: 300, height: 300}
    layout: {type: flow, scrollDirection: horizontal}
    content: {sections: [{items: 20000, itemSize: [50, 60]}]}

    """

  @Test("each layout comes once in a round, either way round, with the content kept")
  func layouts() throws {
    let bench = try SessionBench(Self.flow)
    let names = LayoutCatalogue.standard.names
    var seen: [String] = []
    for _ in names {
      bench.press(.nextLayout)
      seen.append(bench.session.run.current.layout?.description.name ?? "")
      #expect(bench.session.notice?.text == seen.last)
      #expect(bench.session.run.collectionView?.numberOfItems(inSection: 0) == 40)
    }
    #expect(seen == Array(names.dropFirst()) + [names[0]])
    bench.press(.previousLayout)
    #expect(bench.session.run.current.layout?.description.name == names.last)
    #expect(bench.session.run.failure == nil)
  }

  @Test("the appearances go round, as an option of the layout")
  func appearances() throws {
    let bench = try SessionBench(Self.flow)
    let names = ItemAppearance.all.map(\.name)
    for name in names.dropFirst() + [names[0]] {
      bench.press(.nextAppearance)
      #expect(bench.session.run.current.layout?[option: "itemAppearance"] == .choice(name))
      #expect(bench.session.run.collectionView?.collectionViewLayout.itemAppearance.name == name)
      #expect(bench.session.notice?.text == "Items: \(name)")
    }
    let plain = try SessionBench(Self.plain)
    plain.press(.nextAppearance)
    #expect(plain.session.notice?.text == "Plain content has no items")
  }

  @Test("changes run as they are chosen to: the usual way, in a second, as a spring, at once")
  func timings() throws {
    let bench = try SessionBench(Self.flow)
    for (words, least, most) in [
      ("in a second", 0.95, 1.05), ("as a spring", 0.3, 2), ("at once", -1e-9, 0.05),
      ("the usual way", 0.25, 0.35),
    ] {
      bench.press(.nextTiming)
      #expect(bench.session.notice?.text == "Changes: \(words)")
      let start = bench.now
      bench.press(.insertItem)
      #expect((least...most).contains(bench.now - start - 1.0 / 60), "\(words)")
    }
  }

  @Test("the rates go round, and frames follow")
  func rates() throws {
    let bench = try SessionBench(Self.flow)
    for rate in [90.0, 120, 60] {
      bench.press(.nextRate)
      #expect(abs(1 / bench.session.pacer.period - rate) < 1e-9)
      #expect(bench.session.notice?.text == "\(Int(rate)) frames a second")
    }
    let odd = try SessionBench("frames: {rate: 24}\n" + Self.flow)
    odd.press(.nextRate)
    #expect(odd.session.notice?.text == "60 frames a second")
  }

  @Test("physics, deceleration, paging and direction go to and fro")
  func toggles() throws {
    let bench = try SessionBench(Self.flow)
    let first = bench.session.run.current
    bench.press(.nextPhysics, .nextDeceleration, .togglePaging, .toggleDirection)
    let changed = bench.session.run.current
    #expect(changed.physics.constants.integration == .perTick)
    #expect(changed.scrollView.decelerationRate == .fast)
    #expect(changed.scrollView.isPagingEnabled)
    #expect(changed.viewport.direction == .rightToLeft)
    bench.press(.nextPhysics, .nextPhysics, .nextPhysics, .nextPhysics)
    bench.press(.nextDeceleration, .togglePaging, .toggleDirection)
    var back = bench.session.run.current
    #expect(back == first)
    bench.press(.togglePaging, .togglePaging, .toggleDirection, .nextPhysics, .toggleDirection)
    back.physics.constants.integration = .perTick
    #expect(bench.session.run.current == back, "between two frames as well")
  }

  @Test("physics goes round the profiles; the scenario's own keeps its constants")
  func physics() throws {
    let bench = try SessionBench("physics: {profile: android, touchSlop: 3}\n" + Self.flow)
    let first = bench.session.run.current.physics
    var seen: [String] = []
    for _ in 0..<5 {
      bench.press(.nextPhysics)
      seen.append(bench.session.notice?.text ?? "")
    }
    #expect(
      seen == [
        "Physics: flutter", "Physics: flutterBouncing", "Physics: uikit, exact",
        "Physics: uikit, perTick", "Physics: android",
      ])
    #expect(bench.session.run.current.physics == first)
  }

  @Test("snapping goes round and comes back to what the scenario has")
  func snapping() throws {
    let bench = try SessionBench(Self.flow + "snap: {to: {interval: 77}}\n")
    let given = bench.session.run.current.snap
    var rules: [SnapRule?] = []
    for _ in SnapRule.Name.allCases {
      bench.press(.nextSnapping)
      rules.append(bench.session.run.current.snap)
      #expect(bench.session.notice?.text == "Snapping: \(rules.last??.name?.rawValue ?? "")")
    }
    #expect(rules == SnapRule.Name.allCases.map(\.rule))
    bench.press(.nextSnapping)
    #expect(bench.session.run.current.snap == given)
  }

  @Test("content without items is offered the rules that need none")
  func snappingPlainContent() throws {
    let bench = try SessionBench(Self.plain)
    for name in ["uikitPaging", "flutterPage"] {
      bench.press(.nextSnapping)
      #expect(bench.session.run.current.snap?.name?.rawValue == name)
    }
    bench.press(.nextSnapping)
    #expect(bench.session.run.current.snap == nil)
  }

  @Test("adding and taking out change the count by one, about the middle")
  func items() throws {
    for (text, count) in [(Self.flow, 40), (Self.many, 20_000), (Self.one, 1)] {
      let bench = try SessionBench(text)
      bench.settle()
      bench.press(.insertItem)
      #expect(bench.session.run.collectionView?.numberOfItems(inSection: 0) == count + 1)
      bench.press(.deleteItem)
      bench.press(.deleteItem)
      #expect(bench.session.run.collectionView?.numberOfItems(inSection: 0) == count - 1)
      bench.press(.shuffleItems)
      #expect(bench.session.run.collectionView?.numberOfItems(inSection: 0) == count - 1)
      #expect(bench.session.run.failure == nil)
    }
  }

  @Test("the last item leaves, and a first one comes back")
  func lastItem() throws {
    let bench = try SessionBench(Self.one)
    bench.settle()
    bench.press(.deleteItem)
    #expect(bench.session.run.collectionView?.numberOfItems(inSection: 0) == 0)
    bench.press(.deleteItem)
    #expect(bench.session.notice?.text == "There is no item to delete")
    bench.press(.insertItem)
    #expect(bench.session.run.collectionView?.numberOfItems(inSection: 0) == 1)
  }

  @Test("what cannot be done is said and changes nothing")
  func nothingToDo() throws {
    let sentences: [(String, KeyCommand, String)] = [
      (Self.plain, .nextLayout, "Plain content has no layout"),
      (Self.plain, .jump(item: 3), "Plain content has no items"),
      (Self.plain, .insertItem, "There is no section to insert into"),
      (Self.plain, .deleteItem, "There is no item to delete"),
      (Self.plain, .shuffleItems, "There are no items to shuffle"),
      (Self.empty, .jump(item: 3), "There are no items"),
      (Self.empty, .deleteItem, "There is no item to delete"),
      (Self.empty, .shuffleItems, "There are no items to shuffle"),
      (Self.noSections, .insertItem, "There is no section to insert into"),
      (Self.noSections, .jump(item: 0), "There are no items"),
      (Self.flow, .nextScenario, "There are no other scenarios"),
      (Self.flow, .previousScenario, "There are no other scenarios"),
      (Self.flow, .reload, "The file has not changed"),
    ]
    for (text, command, sentence) in sentences {
      let bench = try SessionBench(text)
      bench.settle()
      let before = bench.session.run.current
      bench.press(command)
      #expect(bench.session.notice?.text == sentence)
      #expect(bench.session.run.current == before)
      #expect(bench.session.run.scenario.events.isEmpty && bench.session.run.warnings.isEmpty)
    }
  }

  @Test("every key works on every stage, and the run goes on")
  func everyKeyEverywhere() throws {
    for text in [Self.flow, Self.plain, Self.empty, Self.noSections, Self.one] {
      for binding in KeyBinding.all {
        let bench = try SessionBench(text, scenarios: ["other": Self.flow])
        bench.wait()
        for _ in 0..<2 {
          bench.session.perform(binding.command ?? .jump(item: 0), at: bench.now)
          bench.session.perform(binding.command ?? .jump(item: 0), at: bench.now)
          #expect(bench.wait(0.1).size.width > 0)
        }
        let warnings = bench.session.run.warnings.filter { !$0.contains("item width") }
        #expect(bench.session.run.failure == nil && warnings == [], "\(binding.keys)")
        #expect(bench.session.isOver == (binding.command == .quit))
      }
    }
  }

  @Test("the viewport follows a window, but not to nothing")
  func resizes() throws {
    for text in [Self.flow, Self.plain, Self.empty, Self.many] {
      let bench = try SessionBench(text)
      bench.settle()
      for size in [(500.0, 200.0), (1, 1), (2000, 1500)] {
        let size = CGSize(width: size.0, height: size.1)
        bench.session.resize(to: size, at: bench.now)
        bench.settle()
        #expect(bench.session.run.scrollView.bounds.size == size)
        #expect(bench.session.run.current.viewport.size == size)
      }
      bench.session.resize(to: CGSize(width: 0, height: 100), at: bench.now)
      bench.settle()
      #expect(bench.session.run.current.viewport.size.height == 1500)
      #expect(bench.session.run.warnings.allSatisfy { $0.contains("the item ") })
    }
  }

  @Test("what is asked for between two frames counts, also after the time of the next one")
  func pending() throws {
    let bench = try SessionBench(Self.flow)
    bench.settle()
    let (session, names) = (bench.session, LayoutCatalogue.standard.names)
    // A frame stands on its grid: what comes just after its time can be there before it is made.
    session.perform(.nextLayout, at: bench.now + 0.01)
    _ = session.frame(at: bench.now + 0.005)
    session.perform(.nextLayout, at: bench.now + 0.011)
    bench.wait()
    #expect(session.run.current.layout?.description.name == names[2])
    bench.settle()
    session.perform(.deleteItem, at: bench.now + 0.01)
    _ = session.frame(at: bench.now + 0.005)
    session.perform(.deleteItem, at: bench.now + 0.011)
    session.perform(.shuffleItems, at: bench.now + 0.011)
    bench.settle()
    #expect(session.run.collectionView?.numberOfItems(inSection: 0) == 38)
    #expect(session.run.warnings == [])
  }

  @Test("keys scroll as far as there is content by then")
  func scrollsInPendingContent() throws {
    let bench = try SessionBench(Self.plain)
    bench.settle()
    bench.session.resize(to: CGSize(width: 300, height: 2900), at: bench.now)
    bench.session.perform(.scroll(.end, .forward), at: bench.now)
    bench.settle()
    #expect(bench.offset.y == 100)
    bench.session.resize(to: CGSize(width: 300, height: 4000), at: bench.now)
    bench.session.perform(.scroll(.page, .forward), at: bench.now)
    bench.settle()
    #expect(bench.offset.y == 0)
  }
}
