internal import Synchronization

/// Which library was made of which files.
enum LoadedLayouts {
  private static let files = Mutex<[String: String]>([:])

  /// The library at `image` was made of `paths`.
  static func note(_ image: String, _ paths: [String]) {
    files.withLock { $0[image] = paths.joined(separator: ", ") }
  }

  /// The files of the library at `image`; nil where it is none of a layout.
  static func files(ofImage image: String) -> String? { files.withLock { $0[image] } }
}
