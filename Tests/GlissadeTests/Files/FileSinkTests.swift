import Foundation
import Synchronization
import Testing

@testable import Glissade

struct FileSinkTests {
  private let folder: TemporaryFolder
  private let test = TestConsole()

  init() throws { folder = try TemporaryFolder() }

  @Test func `what is written is there at once, and after the end`() throws {
    let sink = try FileSink(creating: folder.path("out"), console: test.console)
    try sink.write("one\n")
    #expect(try folder.text("out") == "one\n")
    try sink.write("two\n")
    try sink.close()
    try sink.close()
    #expect(try folder.text("out") == "one\ntwo\n")
  }

  @Test func `a run that ends early leaves what it has written`() throws {
    do {
      let sink = try FileSink(creating: folder.path("out"), console: test.console)
      try sink.write("kept")
    }
    #expect(try folder.text("out") == "kept")
  }

  @Test func `an old file is replaced`() throws {
    try folder.file("out", "something much longer")
    try FileSink(creating: folder.path("out"), console: test.console).write("new")
    #expect(try folder.text("out") == "new")
  }

  @Test func `a dash is standard output`() throws {
    let sink = try FileSink(creating: "-", console: test.console)
    try sink.write("line\n")
    try sink.close()
    #expect(test.output.text == "line\n")
    test.output.failure = SystemFailure(code: EPIPE)
    #expect(throws: CommandError.closedPipe) { try sink.write("more") }
  }

  @Test func `what cannot be created is named, with the reason`() throws {
    try folder.file("file", "")
    for (name, reason) in [
      ("missing/out", "its folder does not exist"), (".", "it is a folder"),
      ("file/out", "a part of the path is a file, not a folder"),
      (String(repeating: "x", count: 300), "the name is too long"),
    ] {
      let path = folder.path(name)
      #expect(throws: CommandError(.cannotCreate, "cannot create '\(path)': \(reason)")) {
        _ = try FileSink(creating: path, console: test.console)
      }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a folder that may not be written is named`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    #expect(
      throws: CommandError(
        .cannotCreate, "cannot create '\(folder.path("out"))': permission denied")
    ) {
      _ = try FileSink(creating: folder.path("out"), console: test.console)
    }
  }

  @Test func `a full device is an error when it is written`() throws {
    let sink = try FileSink(creating: "/dev/full", console: test.console)
    #expect(throws: CommandError(.io, "cannot write '/dev/full': no space left on the device")) {
      try sink.write("x")
    }
  }

  @Test func `writing after the end traps`() async {
    await #expect(processExitsWith: .failure) {
      let sink = try FileSink(creating: "/dev/null", console: TestConsole().console)
      try sink.close()
      try sink.write("x")
    }
  }

  @Test func `results never end up in a file when standard output is closed`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let folder = try TemporaryFolder()
      close(STDOUT_FILENO)
      let console = Console.ofProcess()
      let sink = try FileSink(creating: folder.path("out"), console: console)
      try sink.write("data")
      let printed = Result { try console.print("result") }
      let isRefused = (try? printed.get()) == nil
      exit(try isRefused && folder.text("out") == "data" ? 7 : 1)
    }
  }

  @Test func `a pipe that does not block and is full is waited for`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (reading, writing) = (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
    _ = fcntl(writing.number, F_SETFL, O_NONBLOCK)
    // Three times what a pipe holds.
    let bytes = (0..<(192 << 10)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    // A thread of its own: a task would wait for the threads of the tests, one of which waits here.
    let received = Received()
    let isRead = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 5000, alignment: 1)
      defer { buffer.deallocate() }
      while let count = try? reading.read(into: buffer), count > 0 {
        let part = Array(buffer.prefix(count))
        received.bytes.withLock { $0 += part }
      }
      isRead.signal()
    }
    try bytes.withUnsafeBytes { try writing.write($0) }
    close(writing.number)
    isRead.wait()
    #expect(received.bytes.withLock { $0 } == bytes)
    close(reading.number)
  }
}

/// What another thread has read so far.
private final class Received: Sendable {
  let bytes = Mutex<[UInt8]>([])
}
