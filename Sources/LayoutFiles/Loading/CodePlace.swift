internal import Foundation

/// What an address in memory belongs to, as the dynamic linker knows it.
struct CodePlace {
  /// The path of the library or program.
  let image: String
  /// The name of the nearest function before it, as the linker has it; nil where none is known.
  let symbol: String?

  /// `dladdr`, which Swift's view of the C library lacks: an address, and room for four pointers.
  private typealias Lookup =
    @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt

  private static let lookup = dlsym(nil, "dladdr").map { unsafeBitCast($0, to: Lookup.self) }

  /// The place of `address`; nil where it is none of any code.
  init?(_ address: UnsafeRawPointer) {
    var answer: [UnsafePointer<CChar>?] = [nil, nil, nil, nil]
    guard let lookup = Self.lookup,
      answer.withUnsafeMutableBytes({ lookup(address, $0.baseAddress!) }) != 0,
      let image = answer[0]
    else { return nil }
    self.image = String(cString: image)
    symbol = answer[2].map { String(cString: $0) }
  }
}
