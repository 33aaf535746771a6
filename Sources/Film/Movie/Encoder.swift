internal import Drawing
internal import Foundation
internal import Programs

/// ffmpeg at work on one film: takes pictures and says in a sentence what went wrong.
final class Encoder {
  private let process: ChildProcess

  /// Starts ffmpeg for pictures of `width` by `height` pixels.
  ///
  /// - Parameters:
  ///   - output: its arguments after those for the input.
  ///   - extra: what it reads from descriptor 3.
  ///
  /// Errors: `.missing` where it cannot be started.
  init(
    _ ffmpeg: FFmpeg, width: Int, height: Int, rate: Double, output: [String], extra: [UInt8],
    isHurried: @escaping () -> Bool
  ) throws(FilmError) {
    do {
      process = try ChildProcess(
        ffmpeg.path, FFmpeg.input(width: width, height: height, rate: rate) + output, extra: extra,
        patience: ffmpeg.patience, isHurried: isHurried)
    } catch {
      guard case .notStarted(let code) = error else { preconditionFailure("It was not started.") }
      throw FilmError(
        .missing, "'\(ffmpeg.path)' cannot be started: \(String(cString: strerror(code)))")
    }
  }

  /// Adds one picture. Errors: `.broken`; `.missing` where ffmpeg was built without the encoder.
  func add(_ bitmap: Bitmap) throws(FilmError) {
    do {
      try bitmap.withBytes { (bytes) throws(ChildProcess.Failure) in try process.write(bytes) }
    } catch {
      throw failure(error)
    }
  }

  /// Has the film finished, and answers what ffmpeg wrote to its standard output. Errors: as `add(_:)` has them.
  func finish() throws(FilmError) -> [UInt8] {
    let end: ChildProcess.End
    do {
      end = try process.finish()
    } catch {
      throw failure(error)
    }
    guard end == .exit(0) else { throw sentence(about: end) }
    // ffmpeg 5.1 ends with 0 where the file system refuses what it writes last, and says so.
    if process.messages.contains("Error ") {
      throw FilmError(.broken, "ffmpeg could not end the film" + reason)
    }
    return process.output
  }

  private func failure(_ failure: ChildProcess.Failure) -> FilmError {
    switch failure {
    case .notStarted, .stuck:
      return FilmError(.broken, "ffmpeg does not go on and was stopped" + reason)
    case .closed:
      guard let end = try? process.finish(within: ChildProcess.hurry) else {
        return FilmError(.broken, "ffmpeg takes no more pictures" + reason)
      }
      return sentence(about: end)
    }
  }

  private func sentence(about end: ChildProcess.End) -> FilmError {
    let isLacking = process.messages.contains("Unknown encoder")
    switch end {
    case .exit(0): return FilmError(.broken, "ffmpeg ended before the film did")
    case .exit(let code):
      return FilmError(
        isLacking ? .missing : .broken, "ffmpeg failed with exit code \(code)" + reason)
    case .signal(let number):
      return FilmError(.broken, "ffmpeg was killed by signal \(number)" + reason)
    }
  }

  /// What ffmpeg said, on one line; nothing where it said nothing.
  private var reason: String {
    let lines = process.messages.split(whereSeparator: \.isNewline).prefix(2)
    let text = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "; ")
    return text.isEmpty ? "" : ": " + text
  }
}
