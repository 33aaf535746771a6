import LayoutFiles
import Layouts
import Scenarios
import Synchronization

/// Makes the layouts whose code a scenario names, of the files that may run.
final class LayoutCode: Sendable {
  /// What is compiled is kept for the whole process: libraries stay loaded anyway.
  private static let loader = Mutex<LayoutLoader?>(nil)

  private let code: NamedCode
  private let folder: String
  private let state = Mutex(State())

  private struct State {
    var failure: CommandError?
    var used: [LayoutFile] = []
  }

  /// For a scenario in `folder`.
  init(_ code: NamedCode, in folder: String) {
    self.code = code
    self.folder = folder
  }

  /// What went wrong beside the scenario itself: the compiler, the code or its file.
  var failure: CommandError? { state.withLock(\.failure) }
  /// The code that the scenario has named so far.
  var used: [LayoutFile] { state.withLock(\.used) }

  /// What reads a scenario's layouts.
  var reader: LayoutFileReader {
    { (file) throws(LayoutFileRefusal) in try self.load(file) }
  }

  private func load(_ file: LayoutFile) throws(LayoutFileRefusal) -> LayoutDescription {
    guard let permitted = code.permitted(file, in: folder) else {
      throw LayoutFileRefusal(
        "\(file.paths.joined(separator: ", ")) is code, and runs only when the command line names it as well: add the path of each Swift file behind the scenario"
      )
    }
    state.withLock { $0.used.append(permitted) }
    do throws(LayoutFileError) {
      return try Self.load(permitted)
    } catch {
      state.withLock { $0.failure = $0.failure ?? CommandError(error) }
      throw LayoutFileRefusal(error.text)
    }
  }

  /// The layout of `file` as it is now. Errors: as `LayoutLoader` has them.
  static func load(_ file: LayoutFile) throws(LayoutFileError) -> LayoutDescription {
    let loader: LayoutLoader
    if let made = Self.loader.withLock({ $0 }) {
      loader = made
    } else {
      let made = LayoutLoader(try .ofProcess())
      Self.loader.withLock { $0 = made }
      loader = made
    }
    return try loader.load(file)
  }
}

extension CommandError {
  init(_ error: LayoutFileError) {
    let code: ExitCode =
      switch error.kind {
      case .unreadable: .noInput
      case .wrong: .badData
      case .unavailable: .unavailable
      }
    self = error.isLocated ? .located(error.text, exitCode: code) : CommandError(code, error.text)
  }
}
