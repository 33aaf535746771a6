internal import Foundation
internal import Synchronization

/// Functions that are being called, innermost first, as addresses: what a thread was doing.
struct CallStack {
  /// How many calls are looked at. Ours: the innermost ones say what is wrong.
  static let depth = 64

  /// `backtrace`, which Swift's view of the C library lacks.
  private typealias Walk =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, CInt) -> CInt

  private static let walk = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Walk.self) }

  private let addresses: [UnsafeMutableRawPointer?]

  /// The calls of this thread.
  ///
  /// What it needs of the system is made by the first call, which no signal handler should be.
  init() {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: Self.depth)
    let count = Self.walk?(&addresses, CInt(Self.depth)) ?? 0
    self.addresses = Array(addresses.prefix(Int(count)))
  }

  /// Writes the calls of this thread into `room`, which holds `depth`, and answers how many there are. A signal handler may
  /// call it, once another has.
  static func write(into room: UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Int {
    Int(walk?(room, CInt(depth)) ?? 0)
  }

  init(_ addresses: [UnsafeMutableRawPointer?]) { self.addresses = addresses }

  /// The function of a loaded layout that the engine has called; nil where there is none on the stack.
  var layoutCall: LayoutCall? {
    for address in addresses.reversed() {
      // A call that never comes back may be the last of its function: what follows it is the next one's.
      guard let address, let place = CodePlace(address - 1),
        let files = LoadedLayouts.files(ofImage: place.image)
      else { continue }
      return LayoutCall(files: files, function: place.symbol.flatMap(Self.name))
    }
    return nil
  }

  /// `swift_demangle`: the mangled name and its length, a buffer and its size or nothing, flags.
  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private static let demangle = dlsym(nil, "swift_demangle").map {
    unsafeBitCast($0, to: Demangle.self)
  }

  /// The name of a function as people write it, without the module and what it answers: `Carousel.prepare()`.
  private static func name(_ symbol: String) -> String? {
    guard let text = demangle?(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    var name = Substring(String(cString: text))
    // Closures, accessors and thunks stand before the function that has them.
    if let origin = name.lastRange(of: " in ") { name = name[origin.upperBound...] }
    if let module = name.firstRange(of: "GlissadeLayout"), module.lowerBound == name.startIndex,
      let dot = name.firstIndex(of: ".")
    {
      name = name[name.index(after: dot)...]
    }
    if let type = name.firstRange(of: " : ") { name = name[..<type.lowerBound] }
    guard let start = name.firstIndex(of: "(") else { return String(name) }
    return name[..<start] + "(" + labels(name[start...].dropFirst()) + ")"
  }

  /// The labels of the parameters at the beginning of `text`, up to the parenthesis that ends them.
  private static func labels(_ text: Substring) -> String {
    var (labels, word, depth) = ("", "", 0)
    for character in text {
      switch character {
      case "(", "<", "[": depth += 1
      case ")" where depth == 0: return labels
      case ")", ">", "]": depth -= 1
      case ":" where depth == 0: labels += word + ":"
      default: break
      }
      word = depth > 0 || ", :".contains(character) ? "" : word + String(character)
    }
    return labels
  }
}

extension Substring {
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    var found: Range<Index>?
    var rest = self
    while let next = rest.firstRange(of: text) {
      found = next
      rest = rest[next.upperBound...]
    }
    return found
  }
}
