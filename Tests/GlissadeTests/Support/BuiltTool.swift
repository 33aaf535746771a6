import Foundation

/// The program as it was built, beside the test bundle.
enum BuiltTool {
  /// What a run of a program left.
  struct Outcome: Equatable {
    var exitCode: Int32
    var output: String
    var messages: String
  }

  static var url: URL {
    Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "glissade")
  }

  /// Runs the program as a careless service would: with standard input closed and without HOME.
  static func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try shell(#"exec "$0" "$@" <&-"#, [url.path] + arguments, environment: environment)
  }

  /// Runs a line of the shell; `$0`, `$1` and so on are the arguments.
  static func shell(
    _ line: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(URL(filePath: "/bin/sh"), ["-c", line] + arguments, environment: environment)
  }

  /// Runs a program to its end.
  static func run(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Outcome {
    // Files rather than pipes: neither can fill up while the other is read.
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: folder.file("output", ""))
    process.standardError = try FileHandle(forWritingTo: folder.file("messages", ""))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: try folder.text("output"), messages: try folder.text("messages"))
  }
}
