internal import CollectionEngine
internal import Foundation
internal import Layouts

/// A compiled layout that has become part of the process. It stays: code that objects still have is never taken away.
final class LayoutLibrary: Sendable {
  private typealias Make = @convention(c) () -> UnsafeMutableRawPointer
  private typealias Connect =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer)
    -> UnsafeMutableRawPointer

  private let makeFunction: Make
  private let connectFunction: Connect

  /// Loads the library at `path`.
  ///
  /// Errors: `.unavailable` where the program does not share what the library needs.
  init(_ path: String) throws(LayoutFileError) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw LayoutFileError(.unavailable, Self.failure(dlerror().map { String(cString: $0) } ?? ""))
    }
    guard let make = dlsym(handle, Glue.makeSymbol), let connect = dlsym(handle, Glue.connectSymbol)
    else { throw LayoutFileError(.unavailable, "the compiled layout lacks its functions") }
    makeFunction = unsafeBitCast(make, to: Make.self)
    connectFunction = unsafeBitCast(connect, to: Connect.self)
  }

  /// A new layout.
  func make() -> CollectionViewLayout {
    Unmanaged<CollectionViewLayout>.fromOpaque(makeFunction()).takeRetainedValue()
  }

  /// Gives `layout`, which this library made, and its view what belongs to them; answers what is to be kept alive.
  func connect(
    _ layout: CollectionViewLayout, _ view: CollectionView, _ content: any SizedContent
  ) -> AnyObject {
    let kept = connectFunction(
      Unmanaged.passUnretained(layout).toOpaque(), Unmanaged.passUnretained(view).toOpaque(),
      Unmanaged.passUnretained(content as AnyObject).toOpaque())
    return Unmanaged<AnyObject>.fromOpaque(kept).takeRetainedValue()
  }

  private static func failure(_ reason: String) -> String {
    reason.contains("undefined symbol")
      ? "this program does not share its engine with the layouts it loads: link it with -Xlinker --export-dynamic"
      : "the compiled layout cannot be loaded: \(reason)"
  }
}
