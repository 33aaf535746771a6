internal import Foundation
internal import Synchronization

/// Notices that code of a layout does not come back, from a thread of its own.
///
/// Whoever calls such code, on any thread, says so before and after, and now and then in between. Nothing can stop code
/// that does not come back but the end of the process: the watch says so, and asks whether somebody wants that end. What
/// else takes long, as encoding a film, is none of its business: some function of a layout has to be at work.
public final class StallWatch: Sendable {
  /// Code that has not come back.
  public struct Stall: Sendable {
    /// For how long, in s.
    public let seconds: Double
    /// What it is.
    public let call: LayoutCall
    /// Whether it is said for the first time.
    public let isNew: Bool
  }

  /// When code counts as not coming back, in s. Ours: the longest that people wait without wondering.
  public static let limit = 2.0
  /// How often it is looked, in ms. Ours.
  private static let look: UInt32 = 50

  private let state = Mutex(State())
  private let limit: Double

  private struct State {
    var began: ContinuousClock.Instant?
    var number = 0
    var isOver = false
  }

  /// Watches from now on.
  ///
  /// - Parameter notice: called on the watch's thread, again and again while code does not come back for more than `limit`
  ///   s.
  public init(limit: Double = limit, notice: @escaping @Sendable (Stall) -> Void) {
    self.limit = limit
    StackSample.prepare()
    let thread = Thread { [self] in watch(notice) }
    thread.name = "stall watch"
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// Code of a layout is about to be called, or was called and is about to be called again.
  public func begin() {
    state.withLock {
      $0.began = .now
      $0.number += 1
    }
  }

  /// It has come back.
  public func end() { state.withLock { $0.began = nil } }

  /// Watches no longer.
  public func stop() { state.withLock { $0.isOver = true } }

  private func watch(_ notice: (Stall) -> Void) {
    var found: (number: Int, call: LayoutCall)?
    while true {
      usleep(Self.look * 1000)
      let now = state.withLock { $0 }
      if now.isOver { return }
      guard let began = now.began else { continue }
      let duration = began.duration(to: .now)
      let seconds =
        Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
      guard seconds > limit else { continue }
      let isNew = found?.number != now.number
      if isNew { found = StackSample.layoutCall().map { (now.number, $0) } }
      guard let call = found?.call else { continue }
      notice(Stall(seconds: seconds, call: call, isNew: isNew))
    }
  }
}
