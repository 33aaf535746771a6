internal import Foundation
public import Layouts
internal import Synchronization

/// Follows the files of a layout while they are edited: each time they have been saved they are compiled on a thread of
/// their own, and whoever shows the layout asks for what came of it.
public final class LayoutFollower: Sendable {
  /// What came of one saving.
  public enum News: Sendable {
    /// The layout as it is now.
    case layout(LayoutDescription)
    /// What is wrong with it.
    case failure(LayoutFileError)
  }

  private let file: LayoutFile
  private let load: @Sendable (LayoutFile) throws(LayoutFileError) -> LayoutDescription
  private let state = Mutex(State())

  private struct State {
    var news: News?
    var isOver = false
  }

  /// How long nothing has to happen after a change before it is compiled, in ms: editors write several times. Ours.
  private static let quiet: Int32 = 15
  /// How often it is looked whether it is over, in ms. Ours.
  private static let look: Int32 = 200
  /// How long a file may be away while it is being replaced, in looks of `quiet`. Ours: 0.3 s.
  private static let patience = 20

  /// Follows `file`, which `load` makes a layout of, until `stop` is called. Nothing is followed where the system cannot.
  public init(
    _ file: LayoutFile,
    load: @escaping @Sendable (LayoutFile) throws(LayoutFileError) -> LayoutDescription
  ) {
    self.file = file
    self.load = load
    let thread = Thread { [self] in follow() }
    thread.name = "layout files"
    // The type checker of a large file needs more than a thread has by itself; so do layouts' initializers.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// What came of the last saving; nil where there was none since this was asked last.
  public func takeNews() -> News? { state.withLock { $0.news.take() } }

  /// Follows no longer.
  public func stop() { state.withLock { $0.isOver = true } }

  private var isOver: Bool { state.withLock(\.isOver) }

  private func follow() {
    guard let changes = FileChanges(file.paths) else { return }
    while !isOver {
      guard changes.wait(milliseconds: Self.look) else { continue }
      while changes.wait(milliseconds: Self.quiet) {}
      let news = loaded(changes)
      state.withLock { $0.news = news }
    }
  }

  private func loaded(_ changes: FileChanges) -> News {
    var attempts = 0
    while true {
      do throws(LayoutFileError) {
        return .layout(try load(file))
      } catch {
        attempts += 1
        guard error.kind == .unreadable, attempts < Self.patience else { return .failure(error) }
        _ = changes.wait(milliseconds: Self.quiet)
      }
    }
  }
}
