internal import CollectionEngine
internal import Foundation
internal import Layouts
internal import Rendering
internal import Scenarios

extension PreviewSession {
  /// Does what a person asks for by key, at `real`.
  func perform(_ command: KeyCommand, at real: Double) {
    needsPicture = true
    guard !puts(off: command) else { return }
    switch command {
    case .scroll(let distance, let direction): scroll(distance, direction, at: real)
    case .jump(let item): jump(to: item, at: real)
    case .togglePause:
      history.leave()
      clock.setPaused(!clock.isPaused, at: real)
      pacer.pause()
    case .stepForward: step(by: 1, at: real)
    case .stepBackward: step(by: -1, at: real)
    case .slower: setSpeed(max(clock.speed / 2, PreviewChoices.slowest), at: real)
    case .faster: setSpeed(min(clock.speed * 2, 1), at: real)
    case .toggleInspector: showsInspector.toggle()
    case .turnHelp: turnHelp()
    case .toggleMarks: showsMarks.toggle()
    case .toggleMap: toggleMap()
    case .toggleRecording: isRecording ? endRecording(at: real) : beginRecording(at: real)
    case .screenshot: needsScreenshot = true
    case .nextLayout: changeLayout(by: 1, at: real)
    case .previousLayout: changeLayout(by: -1, at: real)
    case .nextScenario: changeScenario(by: 1, at: real)
    case .previousScenario: changeScenario(by: -1, at: real)
    case .restart: load(run.base, name: name, at: real)
    case .nextRate: changeRate(at: real)
    case .nextPhysics: changePhysics(at: real)
    case .nextDeceleration: changeDeceleration(at: real)
    case .nextSnapping: changeSnapping(at: real)
    case .nextTiming: changeTiming(at: real)
    case .nextAppearance: changeAppearance(at: real)
    case .togglePaging: changePaging(at: real)
    case .toggleDirection: changeDirection(at: real)
    case .insertItem: insertItem(at: real)
    case .deleteItem: deleteItem(at: real)
    case .shuffleItems: shuffleItems(at: real)
    case .reload: reloadFile(at: real, isAsked: true)
    case .cancel: cancel(at: real)
    case .quit: isOver = true
    }
  }

  /// The help, its next page, and after the last one none.
  private func turnHelp() {
    let next = helpPage.map { $0 + 1 } ?? 0
    helpPage = next < HelpCard.ofPreview.pageCount(in: windowSize) ? next : nil
  }

  /// Ends what is open: the help, else what is held, else the map, else the preview.
  private func cancel(at real: Double) {
    if helpPage != nil {
      helpPage = nil
    } else if !letGo(at: real), !closeMap() {
      isOver = true
    }
  }

  /// The run, and what everything is set to, goes on from here; the frame that is looked at may be an older one.
  private func step(by steps: Int, at real: Double) {
    if !clock.isPaused {
      clock.setPaused(true, at: real)
      pacer.pause()
    }
    if history.position == nil, steps > 0 { step(at: real) } else { history.move(by: steps) }
  }

  private func setSpeed(_ speed: Double, at real: Double) {
    clock.setSpeed(speed, at: real)
    say(speed == 1 ? "As fast as it is" : "Slow motion 1/\(Int(1 / speed))", at: real)
  }

  private func beginRecording(at real: Double) {
    isRecording = true
    say("Recording: all since the start is kept, until R ends it", at: real)
  }

  /// Ends a recording and has it kept; nothing where there is none.
  func endRecording(at real: Double) {
    guard isRecording else { return }
    isRecording = false
    do {
      say(try surroundings.save(run.scenario), at: real)
    } catch { say("\(error)", at: real) }
  }

  /// Reads the scenario again where its file has changed.
  func reloadFile(at real: Double, isAsked: Bool = false) {
    do {
      if let scenario = try surroundings.changedScenario() {
        load(scenario, name: name, at: real)
        say("The file has changed: begun anew", at: real)
      } else if isAsked {
        say("The file has not changed", at: real)
      }
    } catch { say("\(error)", at: real) }
  }

  private func changeScenario(by steps: Int, at real: Double) {
    let names = surroundings.scenarioNames
    guard !names.isEmpty else { return say("There are no other scenarios", at: real) }
    let index = names.firstIndex(of: name) ?? (steps > 0 ? -1 : 0)
    let next = names[((index + steps) % names.count + names.count) % names.count]
    do {
      load(try surroundings.scenario(next), name: next, at: real)
      say(next, at: real)
    } catch { say("\(next): \(error)", at: real) }
  }
}
