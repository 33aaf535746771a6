import Foundation

/// The README of the package, and what is in it.
enum Readme {
  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let text =
    (try? String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)) ?? ""

  /// The fenced blocks of one language.
  static func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// The text below one heading of the second level.
  static func chapter(_ heading: String) -> String {
    let parts = text.components(separatedBy: "\n## ")
    return parts.first { $0.hasPrefix("\(heading)\n") } ?? ""
  }

  /// The cells of a chapter's first table, below its heading; code marks are left out.
  static func table(in heading: String) -> [[String]] {
    let lines = chapter(heading).split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return lines.dropFirst(2).map { line in
      line.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}
