import Foundation

/// A system call that failed.
struct SystemFailure: Error, Equatable, Sendable {
  /// The value of `errno`.
  let code: Int32

  /// The failure of the call that has just returned.
  static var last: SystemFailure { SystemFailure(code: errno) }

  /// Why, as a clause.
  var reason: String {
    switch code {
    case ENOENT: "there is no such file or folder"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is a file, not a folder"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC: "no space left on the device"
    case ENAMETOOLONG: "the name is too long"
    default: String(cString: strerror(code))
    }
  }
}
