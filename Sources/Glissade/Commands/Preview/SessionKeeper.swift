import Foundation

/// Keeps what a person asks for by key in the current folder, under names that are not taken.
struct SessionKeeper {
  /// What the names begin with.
  let stem: String

  /// Writes `data` into `STEM-1.ENDING`, or the next number that is free, and says which.
  ///
  /// Errors: `.cannotCreate`, `.io`.
  func keep(_ data: Data, ending: String) throws(CommandError) -> String {
    let stem = stem == "-" ? "session" : stem
    for number in 1...9999 {
      let name = "\(stem)-\(number).\(ending)"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL, 0o644)
      if descriptor < 0 {
        if errno == EEXIST { continue }
        throw CommandError(
          .cannotCreate, "cannot create '\(name)': \(String(cString: strerror(errno)))")
      }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      do {
        try handle.write(contentsOf: data)
        try handle.close()
      } catch { throw CommandError(.io, "cannot write '\(name)': \(error)") }
      return "Kept as \(name)"
    }
    throw CommandError(.cannotCreate, "there are 9999 files like '\(stem)-1.\(ending)'")
  }
}

extension CommandError: CustomStringConvertible {
  var description: String { message }
}

/// Whether a file has changed since it was looked at last.
final class FileWatch {
  private let path: String
  private var last: Stamp?

  /// What changes with a file's content.
  private struct Stamp: Equatable {
    let modified: Date?
    let size: Int?
    let number: Int?
  }

  /// Watches the file at `path`; one that is not there, or is no file, never changes.
  init(_ path: String) {
    self.path = path
    last = Self.stamp(path)
  }

  /// Whether it has another content since the last time, as far as the system says.
  var hasChanged: Bool {
    guard let now = Self.stamp(path), now != last else { return false }
    last = now
    return true
  }

  private static func stamp(_ path: String) -> Stamp? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    return Stamp(
      modified: attributes[.modificationDate] as? Date,
      size: (attributes[.size] as? NSNumber)?.intValue,
      number: (attributes[.systemFileNumber] as? NSNumber)?.intValue)
  }
}
