import Foundation
import Testing

@testable import Glissade

struct FileSourceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func error(_ source: FileSource, _ test: TestConsole = TestConsole()) -> CommandError? {
    do throws(CommandError) {
      _ = try source.read(console: test.console)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `a file is read whole, up to its limit`(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let path = folder.path("in")
    try Data(bytes).write(to: URL(filePath: path))
    #expect(try FileSource(path, sizeLimit: size).read(console: TestConsole().console) == bytes)
    if size > 0 {
      #expect(error(FileSource(path, sizeLimit: size - 1))?.exitCode == .badData)
    }
  }

  @Test func `a dash is standard input, however it comes`() throws {
    let input = MemoryInput([
      .success([65]), .failure(SystemFailure(code: EINTR)), .success([66, 67]),
    ])
    #expect(try FileSource("-").read(console: TestConsole(input: input).console) == [65, 66, 67])
  }

  @Test func `waiting for standard input ends when the program is asked to stop`() {
    let test = TestConsole(
      input: MemoryInput([.success([65]), .failure(SystemFailure(code: EINTR))]))
    test.console.interruption.request()
    #expect(
      error(FileSource("-"), test)
        == CommandError(.interrupted, "interrupted while reading standard input"))
  }

  @Test func `an input that breaks is an error`() {
    let test = TestConsole(input: MemoryInput([.failure(SystemFailure(code: EIO))]))
    #expect(
      error(FileSource("-"), test)
        == CommandError(.io, "cannot read standard input: Input/output error"))
  }

  @Test func `what is not there is named, with the reason`() throws {
    try folder.file("file", "")
    for (name, reason) in [
      ("missing", "there is no such file or folder"), (".", "it is a folder"),
      ("file/in", "a part of the path is a file, not a folder"),
    ] {
      let path = folder.path(name)
      #expect(error(FileSource(path)) == CommandError(.noInput, "cannot read '\(path)': \(reason)"))
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `a file that may not be read is named`() throws {
    let path = try folder.file("in", "x").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(
      error(FileSource(path)) == CommandError(.noInput, "cannot read '\(path)': permission denied"))
  }

  @Test func `an input without an end stops at the limit`() {
    #expect(
      error(FileSource("/dev/zero", sizeLimit: 100_000))
        == CommandError(
          .badData, "'/dev/zero' is larger than 100000 bytes, which is the most this command reads")
    )
  }
}
