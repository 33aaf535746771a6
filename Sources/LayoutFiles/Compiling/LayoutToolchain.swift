internal import Foundation
internal import Programs

/// What code is compiled with: the compiler, and the modules that it is compiled against.
public struct LayoutToolchain: Equatable, Sendable {
  /// The path of `swiftc`.
  let compiler: String
  /// The folder of the modules that were built with this program.
  let modules: String

  /// Finds both.
  ///
  /// The compiler is the one that belongs to the Swift runtime of the process, for modules are read by the version only
  /// that wrote them; else the first `swiftc` of `searchPath`. The modules lie in `Modules` beside the program.
  ///
  /// - Parameters:
  ///   - runtime: the path of the Swift runtime's library; nil where it is none.
  ///   - folders: where the program is, most likely first.
  ///
  /// Errors: `.unavailable`.
  public static func find(
    runtime: String?, searchPath: String, folders: [String]
  ) throws(LayoutFileError) -> LayoutToolchain {
    // usr/lib/swift/linux/libswiftCore.so belongs to usr/bin/swiftc.
    let own = runtime.map { path in
      (0..<4).reduce(URL(filePath: path)) { folder, _ in folder.deletingLastPathComponent() }
        .appending(path: "bin").path
    }
    let compiler = own.flatMap { program("swiftc", in: $0) } ?? program("swiftc", in: searchPath)
    guard let compiler else {
      throw LayoutFileError(
        .unavailable,
        "layouts in Swift files need the compiler swiftc, and there is none on PATH: install the Swift toolchain that Glissade was built with"
      )
    }
    let candidates = folders.map { "\($0)/Modules" }
    let modules = candidates.first {
      FileManager.default.fileExists(atPath: "\($0)/UIKit.swiftmodule")
    }
    guard let modules else {
      throw LayoutFileError(
        .unavailable,
        "the modules that layouts are compiled against are not there: expected \(candidates.first ?? "Modules")/UIKit.swiftmodule, as a build leaves it beside the program"
      )
    }
    return LayoutToolchain(compiler: compiler, modules: modules)
  }

  /// Finds both for this process. Errors: as above.
  public static func ofProcess() throws(LayoutFileError) -> LayoutToolchain {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    return try find(
      runtime: dlsym(nil, "swift_retain").flatMap { CodePlace($0)?.image },
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "",
      folders: [program?.deletingLastPathComponent().path].compactMap(\.self))
  }
}
