import Foundation
import Testing

@testable import LayoutFiles

@Suite("What layouts are compiled with") struct LayoutToolchainTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "toolchain-\(UUID().uuidString)")

  private func file(_ path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  @Test(
    "the compiler of the runtime comes first, then the one on PATH; the modules lie beside the program"
  )
  func found() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try file("usr/bin/swiftc")
    try file("path/swiftc")
    try file("program/Modules/UIKit.swiftmodule")
    let runtime = folder.appending(path: "usr/lib/swift/linux/libswiftCore.so").path
    let path = folder.appending(path: "path").path
    let folders = ["/nowhere", folder.appending(path: "program").path]
    let own = try LayoutToolchain.find(runtime: runtime, searchPath: path, folders: folders)
    #expect(own.compiler == folder.appending(path: "usr/bin/swiftc").path)
    #expect(own.modules == folder.appending(path: "program/Modules").path)
    let other = try LayoutToolchain.find(runtime: nil, searchPath: path, folders: folders)
    #expect(other.compiler == "\(path)/swiftc")
  }

  @Test("what is not there is said")
  func missing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect {
      try LayoutToolchain.find(runtime: nil, searchPath: "/nowhere", folders: [])
    } throws: { error in
      let error = error as? LayoutFileError
      return error?.kind == .unavailable && error?.text.contains("swiftc") == true
    }
    try file("path/swiftc")
    #expect {
      try LayoutToolchain.find(
        runtime: nil, searchPath: folder.appending(path: "path").path, folders: ["/program"])
    } throws: { error in
      let error = error as? LayoutFileError
      return error?.kind == .unavailable
        && error?.text.contains("expected /program/Modules/UIKit.swiftmodule") == true
    }
  }
}
