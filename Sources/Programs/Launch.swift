internal import Foundation

/// Starts a program with the descriptors it is given, in a process group of its own, with signals as a new program has
/// them: this process may ignore a closed pipe or hold signals back, and its children inherit that.
struct Launch {
  let path: String
  let arguments: [String]
  /// What it gets as its descriptors 0, 1, 2 and so on. All others of this process are closed to it.
  let descriptors: [Int32]

  /// The identifier of the process that was started. Errors: the system's code.
  func start() throws(ChildProcess.Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var identifier: pid_t = 0
    let code = withCStrings([path] + arguments) { words in
      withCStrings(environment) { posix_spawn(&identifier, path, &actions, &attributes, words, $0) }
    }
    guard code == 0 else { throw .notStarted(code: code) }
    return identifier
  }
}

/// Calls `body` with the strings as C has them, and a nil after them.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return body(copies)
}
