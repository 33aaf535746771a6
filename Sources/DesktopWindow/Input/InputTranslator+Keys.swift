internal import CSDL2

extension InputTranslator {
  mutating func keyDown(_ event: SDL_KeyboardEvent, at time: Double) -> [InputAction] {
    isShiftDown = isShift(event) || hasModifier(event, KMOD_SHIFT)
    // Combinations with other modifiers are the system's.
    guard !hasModifier(event, KMOD_CTRL), !hasModifier(event, KMOD_ALT),
      !hasModifier(event, KMOD_GUI)
    else { return [] }
    let symbol = event.keysym.sym
    if !isShiftDown, let digit = digit(symbol) {
      guard event.repeat == 0 else { return [] }
      return [.command(.jump(item: number.type(digit, at: time)))]
    }
    let code = KeyCode(symbol: symbol, hasShift: isShiftDown)
    guard let binding = Self.bindings[code] ?? Self.unshifted[code], let command = binding.command,
      binding.repeats || event.repeat == 0
    else { return [] }
    return [.command(command)]
  }

  mutating func keyUp(_ event: SDL_KeyboardEvent) -> [InputAction] {
    isShiftDown = hasModifier(event, KMOD_SHIFT)
    return []
  }

  private static let bindings: [KeyCode: KeyBinding] = {
    let pairs = KeyBinding.all.flatMap { binding in binding.codes.map { ($0, binding) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// Keys that are no letters mean the same with shift, where nothing else is said: on some
  /// keyboards their characters need it.
  private static let unshifted: [KeyCode: KeyBinding] = {
    let letters = Int32(UInt8(ascii: "a"))...Int32(UInt8(ascii: "z"))
    var found: [KeyCode: KeyBinding] = [:]
    for (code, binding) in bindings where !code.hasShift && !letters.contains(code.symbol) {
      found[KeyCode(symbol: code.symbol, hasShift: true)] = binding
    }
    return found
  }()

  private func digit(_ symbol: Int32) -> Int? {
    let digits = Int32(UInt8(ascii: "0"))...Int32(UInt8(ascii: "9"))
    if digits.contains(symbol) { return Int(symbol - digits.lowerBound) }
    return Self.keypad.firstIndex(of: symbol)
  }

  /// The digits beside the letters, from 0 on.
  private static let keypad = [
    SDLK_KP_0, SDLK_KP_1, SDLK_KP_2, SDLK_KP_3, SDLK_KP_4, SDLK_KP_5, SDLK_KP_6, SDLK_KP_7,
    SDLK_KP_8, SDLK_KP_9,
  ].map { Int32(bitPattern: UInt32($0.rawValue)) }

  private func isShift(_ event: SDL_KeyboardEvent) -> Bool {
    let symbol = UInt32(bitPattern: event.keysym.sym)
    return symbol == SDLK_LSHIFT.rawValue || symbol == SDLK_RSHIFT.rawValue
  }

  private func hasModifier(_ event: SDL_KeyboardEvent, _ modifier: SDL_Keymod) -> Bool {
    UInt32(event.keysym.mod) & modifier.rawValue != 0
  }
}
