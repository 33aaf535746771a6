import Foundation

/// Where a path leads, whatever way it says that: links are followed.
struct FilePlace: Hashable {
  /// The path from the root.
  let path: String

  /// The place of `path`, which begins in `folder` where it does not begin at the root; the current folder for "".
  init(_ path: String, in folder: String = "") {
    let base = folder.isEmpty ? nil : URL(filePath: folder, directoryHint: .isDirectory)
    self.path =
      URL(filePath: path, relativeTo: base).standardizedFileURL.resolvingSymlinksInPath()
      .path
  }

  /// The way to it from `folder`, as short as it is without the root.
  func path(from folder: FilePlace) -> String {
    let own = path.split(separator: "/")
    let other = folder.path.split(separator: "/")
    let common = zip(own, other).prefix { $0 == $1 }.count
    let steps =
      Array(repeating: "..", count: other.count - common) + own[common...].map(String.init)
    return steps.joined(separator: "/")
  }
}

extension String {
  /// The path of the folder that this path names something in; "" for the current one.
  var folder: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
