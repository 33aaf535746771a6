import Foundation

/// Where outputs lie: each in a place of its own.
enum OutputPlaces {
  /// Refuses to write two outputs into one file, or an output over one of the run's own inputs. Errors: `.usage`.
  static func check(_ outputs: [String], inputs: [String]) throws(CommandError) {
    var taken: [String: String] = [:]
    for path in inputs {
      taken[place(of: path)] =
        path.hasSuffix(".swift") ? "the layout itself" : "the scenario itself"
    }
    for path in outputs {
      if let other = taken.updateValue("given twice", forKey: place(of: path)) {
        throw CommandError(.usage, "the output '\(path)' is \(other)")
      }
    }
  }

  /// Where a path leads, links followed, also those to nowhere yet; `-` leads to a stream of its own.
  private static func place(of path: String) -> String {
    guard path != "-" else { return path }
    var url = URL(filePath: path)
    // A chain of links longer than this is a circle to the system as well.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else {
        break
      }
      url = URL(filePath: next, relativeTo: url.deletingLastPathComponent())
    }
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.appending(path: url.lastPathComponent).standardizedFileURL.path
  }
}
