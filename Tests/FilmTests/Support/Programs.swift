import Film
import Foundation
import Testing

/// A folder of its own for one test, with programs that stand in for ffmpeg; gone at its end.
final class Programs {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "film-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// A shell script in the place of ffmpeg, which first writes its process identifier to the file `pid`.
  func ffmpeg(_ script: String, patience: Duration = .seconds(60)) throws -> FFmpeg {
    let path = path("ffmpeg")
    try Data("#!/bin/sh\necho $$ > '\(self.path("pid"))'\n\(script)\n".utf8)
      .write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return FFmpeg(path: path, patience: patience)
  }

  /// Whether the script's process is gone, and nobody has to wait for it any more.
  func isGone() throws -> Bool {
    kill(try identifier("pid"), 0) == -1 && errno == ESRCH
  }

  /// Whether the process whose identifier is in the file `name` runs no more; whoever has it now may still have to wait for
  /// it. Given a second, for the system ends it by and by.
  func hasEnded(_ name: String) throws -> Bool {
    let status = "/proc/\(try identifier(name))/stat"
    for _ in 0..<100 {
      guard let text = try? String(contentsOfFile: status, encoding: .utf8),
        !text.contains(") Z ")
      else { return true }
      usleep(10_000)
    }
    return false
  }

  private func identifier(_ name: String) throws -> pid_t {
    let text = try String(contentsOfFile: path(name), encoding: .utf8)
    return try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  /// The ffmpeg of this machine; nil where there is none.
  static let ffmpeg = try? FFmpeg.find(in: ProcessInfo.processInfo.environment["PATH"] ?? "")

  /// What ffprobe, which comes with ffmpeg, says about the first stream of a film.
  static func probe(_ path: String) throws -> [String: String] {
    let process = Process()
    process.executableURL = URL(filePath: ffmpeg?.path ?? "")
      .deletingLastPathComponent().appending(path: "ffprobe")
    process.arguments = [
      "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
      "stream=codec_name,width,height,r_frame_rate,nb_read_frames:format=duration", "-of",
      "default=noprint_wrappers=1", path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let pairs = text.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
    return Dictionary(
      uniqueKeysWithValues: pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) })
  }
}
