import Foundation

/// A screen that nobody sees, with a window on it that a program opened, and a hand that presses its keys and buttons.
final class VirtualScreen {
  /// Whether the machine has what a screen needs.
  static var isThere: Bool { ["Xvfb", "xdotool"].allSatisfy { path($0) != nil } }
  /// What a skipped test says.
  static let reason = "needs the packages xvfb and xdotool"

  let display: String
  private let server = Process()
  private let folder: TemporaryFolder
  private var windowID = ""

  /// Starts a screen of 1280 by 1024 pixels, on a number that is free.
  init() throws {
    folder = try TemporaryFolder()
    let numbers = Pipe()
    // The shell hands on the descriptor that the number is written to.
    server.executableURL = URL(filePath: "/bin/sh")
    server.arguments = [
      "-c", "exec Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp 3>&1 >/dev/null 2>&1",
    ]
    server.standardOutput = numbers
    server.standardInput = FileHandle.nullDevice
    try server.run()
    var text = Data()
    while !text.contains(UInt8(ascii: "\n")) {
      let more = numbers.fileHandleForReading.availableData
      guard !more.isEmpty else { throw CocoaError(.fileReadUnknown) }
      text += more
    }
    display =
      ":" + String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { end() }

  /// The screen goes away, with whatever is shown on it.
  func end() {
    guard server.isRunning else { return }
    // Children of a test are born deaf to every signal but this one, which leaves the server no time to clean up.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    let number = display.dropFirst()
    for path in ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private static func path(_ tool: String) -> String? {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + tool }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Starts the built program on this screen; its messages go to a file of `folder`.
  func start(_ arguments: [String], messages: URL) throws -> Process {
    let process = Process()
    process.executableURL = BuiltTool.url
    process.arguments = arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "DISPLAY": display, "SDL_VIDEODRIVER": "x11",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    return process
  }

  /// Waits for the window whose title has `title`, for half a minute at most.
  func findWindow(_ title: String) throws -> Bool {
    for _ in 0..<150 {
      let found = try xdotool("search", "--name", title)
      if let id = found.output.split(separator: "\n").first {
        windowID = String(id)
        return true
      }
      usleep(200_000)
    }
    return false
  }

  /// Has the hand do what `words` say, in the words of xdotool; `WINDOW` is the window.
  @discardableResult
  func hand(_ words: String) throws -> BuiltTool.Outcome {
    try BuiltTool.run(
      URL(filePath: Self.path("xdotool") ?? "xdotool"),
      words.replacing("WINDOW", with: windowID).split(separator: " ").map(String.init),
      environment: ["DISPLAY": display])
  }

  private func xdotool(_ words: String...) throws -> BuiltTool.Outcome {
    try BuiltTool.run(
      URL(filePath: Self.path("xdotool") ?? "xdotool"), words, environment: ["DISPLAY": display])
  }
}
