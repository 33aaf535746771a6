import Foundation
import Testing

/// The built program with an ffmpeg of the test's own on its path, or without any.
@Suite("record with ffmpeg") struct FFmpegTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func install(_ script: String) throws {
    let file = try folder.file("bin/ffmpeg", "#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func record(_ names: String...) throws -> BuiltTool.Outcome {
    let outputs = names.flatMap { ["-o", folder.path($0)] }
    // Programs that scripts call are there, and ffmpeg is the one in the folder alone.
    try FileManager.default.createDirectory(
      atPath: folder.path("bin"), withIntermediateDirectories: true)
    for tool in ["cat", "head", "sleep"]
    where !FileManager.default.fileExists(atPath: folder.path("bin/\(tool)")) {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("bin/\(tool)"), withDestinationPath: "/bin/\(tool)")
    }
    return try BuiltTool.run(
      BuiltTool.url, ["record", "fling", "--scale", "0.5"] + outputs,
      environment: ["PATH": folder.path("bin")])
  }

  @Test("without ffmpeg it exits with 69, names the package and creates nothing")
  func missing() throws {
    let run = try record("a.jsonl", "a.mp4")
    #expect(run.exitCode == 69)
    #expect(run.messages.contains("apt-get install ffmpeg"))
    #expect(run.messages.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.jsonl")))
    #expect(try record("a.jsonl", "a.frame.png").exitCode == 0)
  }

  @Test("an ffmpeg that dies is an I/O error in one sentence, and the other outputs are whole")
  func dies() throws {
    try install("head -c 100000 > /dev/null; echo 'av_write_frame: Broken' >&2; exit 1")
    let run = try record("a.mp4", "a.jsonl", "a.frame.png")
    #expect(run.exitCode == 74)
    #expect(
      run.messages
        == "glissade: cannot write '\(folder.path("a.mp4"))': ffmpeg failed with exit code 1: "
        + "av_write_frame: Broken\n")
    #expect(try record("b.jsonl").exitCode == 0)
    #expect(try folder.text("a.jsonl") == folder.text("b.jsonl"))
    #expect(try Data(contentsOf: URL(filePath: folder.path("a.frame.png"))).count > 1000)
  }

  @Test("a film whose folder is not there is not begun")
  func noFolder() throws {
    try install("exit 0")
    let run = try record("nowhere/a.mp4")
    #expect(run.exitCode == 73)
    #expect(run.messages.contains("its folder does not exist"))
  }

  @Test("an interrupted film is ended, what was not begun is said, and it exits with 130")
  func interrupted() throws {
    // Takes its time, and says that it has come to its end in good order.
    try install(
      "echo begun > '\(folder.path("begun"))'; head -c 2000000 > /dev/null; sleep 1; cat > /dev/null; echo ended > '\(folder.path("ended"))'"
    )
    _ = try record("warm.csv")
    let process = Process()
    process.executableURL = BuiltTool.url
    process.arguments = [
      "record", "fling", "-o", folder.path("a.mp4"), "-o", folder.path("a.csv"), "-o",
      folder.path("b.gif"),
    ]
    process.environment = ["PATH": folder.path("bin")]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let messages = try folder.file("messages", "")
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    let patience = Date(timeIntervalSinceNow: 60)
    while !FileManager.default.fileExists(atPath: folder.path("begun")), Date() < patience {
      usleep(2000)
    }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(FileManager.default.fileExists(atPath: folder.path("ended")))
    let text = try folder.text("messages")
    #expect(text.contains("a.mp4' has what was made until then"))
    #expect(text.contains("b.gif' was not begun"))
    #expect(try folder.text("a.csv").count > 1000)
  }
}
