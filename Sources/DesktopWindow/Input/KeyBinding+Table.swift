internal import CSDL2

extension KeyBinding {
  /// Every command that has a key, in the order of the help. No key has two.
  public static let all: [KeyBinding] =
    scrolling + time + view + content + settings + output

  private static let scrolling = [
    binding(.scrolling, "Up", "an item or 40 pt up", .scroll(.step, .up), SDLK_UP, repeats: true),
    binding(
      .scrolling, "Down", "an item or 40 pt down", .scroll(.step, .down), SDLK_DOWN,
      repeats: true),
    binding(
      .scrolling, "Left", "an item or 40 pt left", .scroll(.step, .left), SDLK_LEFT,
      repeats: true),
    binding(
      .scrolling, "Right", "an item or 40 pt right", .scroll(.step, .right), SDLK_RIGHT,
      repeats: true),
    KeyBinding(
      group: .scrolling, keys: "Space, Page Down", help: "a page on",
      command: .scroll(.page, .forward), codes: [code(SDLK_SPACE), code(SDLK_PAGEDOWN)],
      repeats: true),
    KeyBinding(
      group: .scrolling, keys: "Shift Space, Page Up", help: "a page back",
      command: .scroll(.page, .backward),
      codes: [code(SDLK_SPACE, hasShift: true), code(SDLK_PAGEUP)], repeats: true),
    binding(.scrolling, "Home", "to the start", .scroll(.end, .backward), SDLK_HOME),
    binding(.scrolling, "End", "to the end", .scroll(.end, .forward), SDLK_END),
    KeyBinding(
      group: .scrolling, keys: "0 to 9", help: "to the item of that number", command: nil,
      codes: [], repeats: false),
  ]

  private static let time = [
    binding(.time, "P", "pause, go on", .togglePause, SDLK_p),
    binding(.time, ".", "a frame on", .stepForward, SDLK_PERIOD, repeats: true),
    binding(.time, ",", "a frame back", .stepBackward, SDLK_COMMA, repeats: true),
    binding(.time, "-", "half as fast", .slower, SDLK_MINUS),
    KeyBinding(
      group: .time, keys: "+", help: "twice as fast", command: .faster,
      codes: [code(SDLK_PLUS), code(SDLK_EQUALS), code(SDLK_EQUALS, hasShift: true)],
      repeats: false),
    binding(.time, "F", "60, 90 or 120 frames a second", .nextRate, SDLK_f),
    binding(.time, "B", "begin the scenario again", .restart, SDLK_b),
  ]

  private static let view = [
    binding(.view, "I", "the inspector", .toggleInspector, SDLK_i),
    binding(.view, "M", "marks in the content", .toggleMarks, SDLK_m),
    binding(.view, "V", "the map of where releases land", .toggleMap, SDLK_v),
    KeyBinding(
      group: .view, keys: "H", help: "this help, page by page", command: .turnHelp,
      codes: [code(SDLK_h), code(SDLK_F1), code(SDLK_SLASH, hasShift: true), code(SDLK_QUESTION)],
      repeats: false),
    binding(.view, "L", "the next layout", .nextLayout, SDLK_l),
    binding(.view, "Shift L", "the layout before", .previousLayout, SDLK_l, hasShift: true),
    KeyBinding(
      group: .view, keys: "Shift Drag", help: "pull the next layout in", command: nil, codes: [],
      repeats: false),
    binding(.view, "N", "the next scenario", .nextScenario, SDLK_n),
    binding(.view, "Shift N", "the scenario before", .previousScenario, SDLK_n, hasShift: true),
  ]

  private static let content = [
    KeyBinding(
      group: .content, keys: "A, Insert", help: "add an item", command: .insertItem,
      codes: [code(SDLK_a), code(SDLK_INSERT)], repeats: true),
    KeyBinding(
      group: .content, keys: "X, Delete", help: "take an item out", command: .deleteItem,
      codes: [code(SDLK_x), code(SDLK_DELETE), code(SDLK_BACKSPACE)], repeats: true),
    KeyBinding(
      group: .content, keys: "Hold", help: "still on an item: move it", command: nil,
      codes: [], repeats: false),
    binding(.content, "U", "shuffle the items", .shuffleItems, SDLK_u),
    binding(.content, "K", "the next way items come and go", .nextAppearance, SDLK_k),
    binding(.content, "E", "the next timing of changes", .nextTiming, SDLK_e),
    binding(.content, "F5", "load everything anew", .reload, SDLK_F5),
    binding(.content, "W", "the direction of writing", .toggleDirection, SDLK_w),
  ]

  private static let settings = [
    binding(.settings, "Y", "the next physics", .nextPhysics, SDLK_y),
    binding(.settings, "D", "the next deceleration rate", .nextDeceleration, SDLK_d),
    binding(.settings, "G", "the next way to snap", .nextSnapping, SDLK_g),
    binding(.settings, "T", "turn pages, or not", .togglePaging, SDLK_t),
  ]

  private static let output = [
    binding(.output, "R", "record, stop recording", .toggleRecording, SDLK_r),
    binding(.output, "S", "a screenshot", .screenshot, SDLK_s),
    binding(.output, "Escape", "close, let go, or else quit", .cancel, SDLK_ESCAPE),
    binding(.output, "Q", "quit", .quit, SDLK_q),
  ]

  private static func binding(
    _ group: Group, _ keys: String, _ help: String, _ command: KeyCommand, _ key: SDL_KeyCode,
    hasShift: Bool = false, repeats: Bool = false
  ) -> KeyBinding {
    KeyBinding(
      group: group, keys: keys, help: help, command: command,
      codes: [code(key, hasShift: hasShift)], repeats: repeats)
  }

  private static func code(_ key: SDL_KeyCode, hasShift: Bool = false) -> KeyCode {
    KeyCode(symbol: Int32(bitPattern: UInt32(key.rawValue)), hasShift: hasShift)
  }
}
