import CSDL2
import Foundation
import Testing

@testable import DesktopWindow

@Suite struct KeyInputTests {
  static let keys: [(SDL_KeyCode, SDL_Keymod, KeyCommand)] = [
    (SDLK_UP, KMOD_NONE, .scroll(.step, .up)), (SDLK_DOWN, KMOD_NONE, .scroll(.step, .down)),
    (SDLK_LEFT, KMOD_NONE, .scroll(.step, .left)),
    (SDLK_RIGHT, KMOD_NUM, .scroll(.step, .right)),
    (SDLK_PAGEDOWN, KMOD_NONE, .scroll(.page, .forward)),
    (SDLK_PAGEUP, KMOD_NONE, .scroll(.page, .backward)),
    (SDLK_SPACE, KMOD_NONE, .scroll(.page, .forward)),
    (SDLK_SPACE, KMOD_RSHIFT, .scroll(.page, .backward)),
    (SDLK_HOME, KMOD_NONE, .scroll(.end, .backward)),
    (SDLK_END, KMOD_NONE, .scroll(.end, .forward)),
    (SDLK_l, KMOD_NONE, .nextLayout), (SDLK_l, KMOD_LSHIFT, .previousLayout),
    (SDLK_n, KMOD_CAPS, .nextScenario), (SDLK_n, KMOD_LSHIFT, .previousScenario),
    (SDLK_SLASH, KMOD_LSHIFT, .turnHelp), (SDLK_F1, KMOD_NONE, .turnHelp),
    (SDLK_EQUALS, KMOD_LSHIFT, .faster), (SDLK_PLUS, KMOD_LSHIFT, .faster),
    (SDLK_MINUS, KMOD_NONE, .slower), (SDLK_PERIOD, KMOD_NONE, .stepForward),
    (SDLK_ESCAPE, KMOD_NONE, .cancel),
  ]

  @Test(arguments: Self.keys.indices)
  func aKeyGivesItsCommand(index: Int) {
    let (key, modifiers, command) = Self.keys[index]
    var bench = InputBench()
    #expect(bench.actions(.key(key, modifiers: modifiers)) == [.command(command)])
  }

  @Test("letters with shift are other keys, and combinations are the system's")
  func otherKeysDoNothing() {
    let others: [SDL_Event] = [
      .key(SDLK_p, modifiers: KMOD_LSHIFT), .key(SDLK_p, modifiers: KMOD_LCTRL),
      .key(SDLK_q, modifiers: KMOD_LALT), .key(SDLK_r, modifiers: KMOD_RGUI), .key(SDLK_z),
      .key(SDLK_1, modifiers: KMOD_LSHIFT), .key(SDLK_p, type: SDL_KEYUP), .key(SDLK_LSHIFT),
    ]
    for event in others {
      var bench = InputBench()
      #expect(bench.actions(event) == [])
    }
  }

  @Test func onlyWhatMovesOnRepeatsWhileAKeyIsHeld() {
    var bench = InputBench()
    #expect(
      bench.actions(.key(SDLK_DOWN, isRepeat: true)) == [.command(.scroll(.step, .down))])
    #expect(bench.actions(.key(SDLK_p, isRepeat: true), .key(SDLK_5, isRepeat: true)) == [])
  }

  @Test("digits typed within a second make one number")
  func digitsMakeNumbers() {
    var bench = InputBench()
    #expect(
      bench.actions(.key(SDLK_1), .key(SDLK_2), .key(SDLK_KP_0)) == [jump(1), jump(12), jump(120)])
    bench.time += 0.9
    #expect(bench.actions(.key(SDLK_7)) == [jump(1207)])
    bench.time += 1
    #expect(bench.actions(.key(SDLK_0), .key(SDLK_3)) == [jump(0), jump(3)])
    for _ in 0..<40 {
      guard case .command(.jump(let item))? = bench.actions(.key(SDLK_9)).first else {
        Issue.record("a digit jumps")
        return
      }
      #expect(item <= 999_999_999)
    }
  }

  @Test("every command has one line of help and keys that no other has")
  func theTableIsWhole() {
    var codes: Set<KeyCode> = []
    var commands: Set<KeyCommand> = []
    for binding in KeyBinding.all {
      #expect(!binding.keys.isEmpty && !binding.help.isEmpty && !binding.help.hasSuffix("."))
      #expect(binding.help.count <= 40 && !binding.help.contains("\n"))
      for code in binding.codes { #expect(codes.insert(code).inserted, "\(binding.keys)") }
      guard let command = binding.command else { continue }
      #expect(!binding.codes.isEmpty)
      #expect(commands.insert(command).inserted, "\(binding.keys)")
    }
    #expect(
      KeyBinding.all.filter { $0.command == nil }.map(\.keys) == ["0 to 9", "Shift Drag", "Hold"])
    #expect(commands.count == 38)
    let groups = KeyBinding.all.map(\.group)
    #expect(groups == KeyBinding.Group.allCases.flatMap { group in groups.filter { $0 == group } })
  }

  private func jump(_ item: Int) -> InputAction { .command(.jump(item: item)) }
}
