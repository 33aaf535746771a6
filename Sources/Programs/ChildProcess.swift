internal import Foundation

/// A program that is fed through its standard input while what it says is read along, so that neither waits for the other.
///
/// It has a process group of its own: Ctrl-C reaches this process alone, which then ends its input. Whoever lets go of it
/// before its end kills it; no zombie is left.
public final class ChildProcess {
  /// How it ended.
  public enum End: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Why it could not be started, fed or ended.
  public enum Failure: Error, Equatable, Sendable {
    case notStarted(code: Int32)
    /// It has closed its input, most likely by ending.
    case closed
    /// It took nothing, or did not end, for as long as it was given.
    case stuck
  }

  /// How long a program that does nothing is waited for once the person wants an end, or once it takes no more. Ours.
  public static let hurry = Duration.seconds(15)
  /// How many times its patience a program has for what it does after its input: a long film is written again then.
  public static let finishing = 10

  private let identifier: pid_t
  private var end: End?
  private var input: PipeEnd?
  private let standardOutput: PipeReader
  private let standardError: PipeReader
  private let patience: Duration
  private let isHurried: () -> Bool

  /// Starts the program at `path`.
  ///
  /// - Parameters:
  ///   - extra: what it can read from descriptor 3; at most 60 kB, which a pipe holds by itself.
  ///   - patience: how long it may take nothing.
  ///   - messageLimit: how many bytes of what it says on standard error are kept.
  ///   - isHurried: whether the person wants an end.
  public init(
    _ path: String, _ arguments: [String], extra: [UInt8] = [], patience: Duration,
    messageLimit: Int = 4_000, isHurried: @escaping () -> Bool = { false }
  ) throws(Failure) {
    precondition(extra.count <= 60_000, "A pipe holds no more than 60 kB by itself.")
    guard let feed = PipeEnd.pair(), let output = PipeEnd.pair(), let errors = PipeEnd.pair(),
      let more = PipeEnd.pair()
    else { throw .notStarted(code: errno) }
    _ = extra.withUnsafeBytes { Foundation.write(more.writing.number, $0.baseAddress, $0.count) }
    let launch = Launch(
      path: path, arguments: arguments,
      descriptors: [feed.reading, output.writing, errors.writing, more.reading].map(\.number))
    identifier = try launch.start()
    feed.writing.setNonBlocking()
    input = feed.writing
    standardOutput = PipeReader(output.reading, limit: 60_000)
    standardError = PipeReader(errors.reading, limit: messageLimit)
    self.patience = patience
    self.isHurried = isHurried
  }

  deinit {
    guard end == nil else { return }
    // The whole group: what it has started goes with it.
    kill(-identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
  }

  /// The first 60,000 bytes of its standard output.
  public var output: [UInt8] { standardOutput.bytes }

  /// What it said first on standard error: the cause, where there is one.
  public var messages: String { String(decoding: standardError.bytes, as: UTF8.self) }

  /// Hands over all bytes, as fast as they are taken.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    var rest = bytes
    var wait = Wait(patience)
    while !rest.isEmpty {
      guard let number = input?.number else { throw .closed }
      watch(forRoomIn: number, milliseconds: 100)
      // Whoever has not asked for it gets no signal when the other end is closed.
      let count = send(number, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        wait = Wait(patience)
      } else if count < 0, errno != EAGAIN, errno != EINTR {
        throw .closed
      } else if wait.isOver(isHurried()) {
        throw .stuck
      }
    }
  }

  /// Ends its input and waits for its end, for `limit` or `finishing` times its patience. A person who wants an end gets a
  /// finished film all the same.
  public func finish(within limit: Duration? = nil) throws(Failure) -> End {
    input = nil
    let wait = Wait(limit ?? patience * Self.finishing)
    while true {
      if let end { return end }
      watch(milliseconds: 10)
      var status: Int32 = 0
      if waitpid(identifier, &status, WNOHANG) == identifier {
        watch(milliseconds: 0)
        // As the macros WIFSIGNALED and WEXITSTATUS read it.
        let signal = status & 0x7f
        end = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
      } else if wait.isOver {
        throw .stuck
      }
    }
  }

  /// Reads along until there is room in `number`, something was said, or the time is over.
  private func watch(forRoomIn number: Int32? = nil, milliseconds: Int32) {
    var requests = [standardOutput, standardError].compactMap(\.number).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    if let number { requests.append(pollfd(fd: number, events: Int16(POLLOUT), revents: 0)) }
    _ = poll(&requests, nfds_t(requests.count), milliseconds)
    standardOutput.drain()
    standardError.drain()
  }
}

/// Time that is running out.
private struct Wait {
  private var deadline: ContinuousClock.Instant
  private var wasHurried = false

  init(_ length: Duration) { deadline = .now + length }

  var isOver: Bool { .now > deadline }

  /// The same, with less time left from when somebody is in a hurry.
  mutating func isOver(_ isHurried: Bool) -> Bool {
    if isHurried, !wasHurried { deadline = min(deadline, .now + ChildProcess.hurry) }
    wasHurried = wasHurried || isHurried
    return isOver
  }
}
