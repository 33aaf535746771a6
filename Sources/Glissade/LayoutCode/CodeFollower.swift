import DesktopWindow
import Foundation
import LayoutFiles
import Layouts

/// Follows the code of a layout that is previewed, and says in the terminal what comes of each change.
final class CodeFollower {
  private let file: LayoutFile
  private let console: Console
  private let follower: LayoutFollower

  /// How many lines of what is wrong the window shows. Ours: the terminal has all of them.
  private static let mostLines = 2

  /// Follows `file` until `stop`.
  init(_ file: LayoutFile, _ console: Console) {
    self.file = file
    self.console = console
    follower = LayoutFollower(file) { (file) throws(LayoutFileError) in try LayoutCode.load(file) }
  }

  /// Follows no longer.
  func stop() { follower.stop() }

  /// What came of the last change, for the window; nil where there was none.
  func takeNews() -> PreviewCode.News? {
    switch follower.takeNews() {
    case nil: return nil
    case .layout(let layout): return .layout(layout, notice: "\(names) has changed")
    case .failure(let error):
      console.report(CommandError(error))
      return .failure(short(error.text))
    }
  }

  /// Says how long the new layout took from its saving to its first picture.
  func noteShown() {
    let saved = file.paths.compactMap { path in
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }.max()
    guard let saved else { return }
    let seconds = (Date.now.timeIntervalSince(saved) * 100).rounded() / 100
    console.message("\(names): shown \(MotionReport.rounded(seconds)) s after it was saved")
  }

  private var names: String { file.paths.map(Self.name).joined(separator: ", ") }

  /// The first lines of `text`, without the folders of the files.
  private func short(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    var shown = lines.prefix(Self.mostLines).map(String.init)
    for (index, line) in shown.enumerated() {
      for path in file.paths where line.hasPrefix(path) {
        shown[index] = Self.name(path) + line.dropFirst(path.count)
      }
    }
    let more = lines.count - shown.count
    return (shown + (more > 0 ? ["and \(more) more, see the terminal"] : [])).joined(
      separator: "\n")
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
