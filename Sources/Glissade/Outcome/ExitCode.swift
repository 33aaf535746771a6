/// What the program answers to the shell; the numbers follow `sysexits.h` where it has one.
enum ExitCode: Int32, Sendable, CaseIterable {
  /// Everything asked for was done.
  case done = 0
  /// A comparison or a check failed, or a run reached its limit without coming to rest.
  case failed = 1
  /// The command line is wrong.
  case usage = 64
  /// The input is there, and what it says is wrong.
  case badData = 65
  /// There is no such input, or it cannot be read.
  case noInput = 66
  /// Something the command needs is missing: a display, ffmpeg.
  case unavailable = 69
  /// The output cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed half-way.
  case io = 74
  /// A person or another program asked it to stop; what was recorded until then is kept.
  case interrupted = 130
}
