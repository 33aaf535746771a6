public import Foundation

/// Texts that are under test as files of a test target.
///
/// With the environment variable `GLISSADE_RECORD_GOLDEN` set to 1 they are written instead of
/// compared, which counts as a difference: a recording never passes for a check.
public struct GoldenTexts {
  private let folder: String
  private let target: String
  private let bundle: Bundle

  /// The texts in `folder` of the test target `target`, which copies it into `bundle`.
  public init(_ folder: String, of target: String, in bundle: Bundle) {
    self.folder = folder
    self.target = target
    self.bundle = bundle
  }

  /// The first difference of `text` from the file `name`, as a sentence; nil where there is none.
  public func difference(of text: String, from name: String) throws -> String? {
    guard ProcessInfo.processInfo.environment["GLISSADE_RECORD_GOLDEN"] != "1" else {
      try Data(text.utf8).write(to: source.appending(path: name))
      return "recorded \(name): run again without GLISSADE_RECORD_GOLDEN"
    }
    let file = bundle.bundleURL.appending(path: "\(folder)/\(name)")
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard text != golden else { return nil }
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(found, expected).prefix { $0 == $1 }.count
    func quoted(_ lines: [Substring]) -> String {
      line < lines.count ? "'\(lines[line])'" : "the end"
    }
    return "\(name):\(line + 1): found \(quoted(found)), expected \(quoted(expected))"
  }

  /// The folder that the files are copied from.
  private var source: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "\(target)/\(folder)")
  }
}
