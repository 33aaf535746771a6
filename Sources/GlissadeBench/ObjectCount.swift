import Foundation

/// Counts the objects of one class that are made while something is done.
///
/// It stands in the hook that the Swift runtime keeps for instruments, so that it sees all of them,
/// those too that are let go at once. For one thread at a time.
enum ObjectCount {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

  nonisolated(unsafe) private static var made = 0
  nonisolated(unsafe) private static var counted: UnsafeRawPointer?
  nonisolated(unsafe) private static var allocate: Allocate?

  /// How many objects of exactly `type` were made by `work`; nil where the runtime has no hook.
  static func made(_ type: AnyClass, by work: () -> Void) -> Int? {
    let program = dlopen(nil, RTLD_NOW)
    let gate =
      "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
    guard let hookSymbol = dlsym(program, "_swift_allocObject"),
      let gateSymbol = dlsym(program, gate)
    else {
      work()
      return nil
    }
    let hook = hookSymbol.assumingMemoryBound(to: Allocate.self)
    let isOpen = gateSymbol.assumingMemoryBound(to: Bool.self)
    let original = hook.pointee
    made = 0
    counted = unsafeBitCast(type, to: UnsafeRawPointer.self)
    allocate = original
    hook.pointee = { type, size, alignment in
      if type == ObjectCount.counted { ObjectCount.made += 1 }
      return ObjectCount.allocate!(type, size, alignment)
    }
    isOpen.pointee = true
    work()
    isOpen.pointee = false
    hook.pointee = original
    return made
  }
}
