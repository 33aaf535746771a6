import CollectionEngine
import Foundation
import Geometry
import Layouts
import Motion

@testable import Scenarios

extension RandomScenario {
  /// Anything that can happen to `list`, which is changed along.
  mutating func kind(_ list: inout SectionList, isPlain: Bool) -> ScenarioEvent.Kind {
    if !isPlain, chance(0.3), let update = update(of: &list) { return .update(update) }
    if chance(0.2), let kind = movement(list, isPlain: isPlain) { return kind }
    switch integer(0...12) {
    case 0:
      return .drag(
        .init(
          from: point(), to: point(), duration: number(0...1), hold: number(0...1),
          inputRate: number(1...240)))
    case 1: return .touches(touches())
    case 2:
      return .touch(TouchPhase.allCases[integer(0...3)], location: point())
    case 3:
      return .release(.init(contentOffset: chance() ? point() : nil, velocity: point(-5...5)))
    case 4: return .catch(hold: number(0...1))
    case 5: return .wheel(wheel())
    case 6: return .setContentOffset(point(), animated: chance())
    case 7: return chance() ? .scrollToTop(animated: chance()) : .stop
    case 8:
      return .scrollRectToVisible(CGRect(origin: point(), size: size()), animated: chance())
    case 9: return .resize(size(), timing: timing())
    case 10: return .set(changes(isPlain: isPlain))
    case 11 where !isPlain: return .setLayout(layout(), timing: timing())
    case 12 where list.sections.contains { $0.count > 0 }:
      let section = list.sections.firstIndex { $0.count > 0 } ?? 0
      return .scrollToItem(
        [section, integer(0...list.sections[section].count - 1)],
        position: [[], .top, [.left, .bottom]][integer(0...2)], animated: chance())
    default: return .mark(chance() ? "flick \(integer(0...9))" : "\"\u{1}\n: #")
    }
  }

  private mutating func timing() -> ScenarioTiming {
    switch integer(0...4) {
    case 0: .atOnce
    case 1: .usual
    case 2: .timed(.curve(chance() ? .easeOut : .linear, duration: number(0...2)))
    case 3:
      .timed(
        .curve(
          TimingCurve(x1: number(0...1), y1: number(-1...2), x2: number(0...1), y2: number(-1...2)),
          duration: chance() ? 0.3 : number(0...1)))
    default:
      .timed(
        .spring(
          chance()
            ? SpringParameters()
            : SpringParameters(
              mass: number(0.5...2), stiffness: number(50...500), damping: number(10...60))))
    }
  }

  /// Something that a person does with an item or a transition, from which nobody knows where items
  /// are: it comes last.
  private mutating func movement(_ list: SectionList, isPlain: Bool) -> ScenarioEvent.Kind? {
    guard !isPlain else { return nil }
    let section = list.sections.firstIndex { $0.count > 0 }
    switch integer(0...3) {
    case 0:
      return section.map { section in
        .reorder(
          .init(
            item: [section, integer(0...list.sections[section].count - 1)],
            samples: touches().samples, inputRate: number(1...240), end: .cancel))
      }
    case 1:
      let path = IndexPath(item: integer(0...9), section: integer(0...3))
      return .reorderStep(
        [.lift(path, location: point()), .move(point()), .drop, .cancel][integer(0...3)])
    case 2:
      return .transition(
        .init(
          layout: layout(),
          samples: touches().samples.map { .init(time: $0.time, progress: number(-2...2)) },
          inputRate: number(1...240), end: chance() ? .finish : .cancel))
    default:
      return .transitionStep(
        [.begin(layout()), .lead(number(-2...2)), .finish, .cancel][integer(0...3)])
    }
  }

  mutating func wheel() -> WheelInput {
    let phase = chance() ? WheelInput.Phase.allCases[integer(0...3)] : nil
    let device = chance() ? WheelInput.Device.allCases[integer(0...1)] : nil
    switch integer(0...2) {
    case 0:
      let notches = CGPoint(x: Double(integer(-3...3)), y: Double(integer(-3...3)))
      return WheelInput(.notches(notches), phase: phase, device: device)
    case 1: return WheelInput(.precise(point(-2...2)), phase: phase, device: device)
    default: return WheelInput(.points(point(-90...90)), phase: phase, device: device)
    }
  }

  private mutating func touches() -> ScenarioEvent.Touches {
    var time = 0.0
    let samples = (0..<integer(1...40)).map { _ in
      time += chance(0.1) ? 0 : number(0...0.02)
      return ScenarioEvent.Touches.Sample(time: time, location: point())
    }
    return .init(
      samples: samples, lift: chance() ? time + number(0...1) : nil,
      end: ScenarioEvent.Touches.End.allCases[integer(0...2)])
  }

  mutating func changes(isPlain: Bool) -> [ScenarioChange] {
    var changes = [
      ScenarioChange("scrollView.contentInset.top", \.scrollView.contentInset.top, number(-9...90)),
      ScenarioChange("scrollView.bounces", \.scrollView.bounces, chance()),
      ScenarioChange("scrollView.isPagingEnabled", \.scrollView.isPagingEnabled, chance()),
      ScenarioChange("scrollView.contentOffset", \.scrollView.contentOffset, point()),
      ScenarioChange(
        "scrollView.decelerationRate", \.scrollView.decelerationRate, chance() ? .fast : .normal),
      ScenarioChange("frames.rate", \.frames.rate, [60, 90, 120][integer(0...2)]),
      ScenarioChange("snap", \.snap, chance() ? nil : snap(isPlain: isPlain)),
    ]
    changes.append(ScenarioChange("physics", \.physics, physics()))
    if isPlain { changes.append(ScenarioChange("content.size", \.content.size, size())) }
    changes.shuffle(using: &generator)
    return Array(changes.prefix(integer(1...3)))
  }

  /// An update that adds up; nil where chance found none.
  mutating func update(of list: inout SectionList) -> ScenarioUpdate? {
    var update = ScenarioUpdate()
    update.timing = timing()
    for section in list.sections.indices where list.sections[section].count > 4 {
      let count = list.sections[section].count
      if chance() { update.delete.append([section, integer(0...1)]) }
      if chance() { update.reload.append([section, 2]) }
      if chance() { update.reconfigure.append([section, 3]) }
      if chance() { update.move.append(.init(from: [section, 4], to: [section, count / 2])) }
    }
    if chance(), !list.sections.isEmpty {
      update.insert.append(.init([0, 0], size: chance() ? size() : nil))
    }
    if chance(0.2) {
      update.insertSections.append(
        .init(list.sections.count, ScenarioSection(items: integer(0...9), itemSizes: [size()])))
    }
    do throws(UpdateFault) { try list.apply(update) } catch { return nil }
    return update
  }
}
