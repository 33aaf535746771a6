import Foundation

/// The names that the module `UIKit` itself declares, with the first sentence of what is said of each.
struct ModuleNames {
  /// One name.
  struct Name: Equatable {
    /// With the type that it belongs to, as in `UIView.window`.
    var name: String
    /// The engine's type that it is another name of; nil where the module has it itself.
    var origin: String?
    var summary: String
    /// What is otherwise than in UIKit: the paragraph of its documentation that begins with `Differs:`; nil for nothing.
    var difference: String?
  }

  /// All of them, file by file and line by line.
  private(set) var names: [Name] = []

  /// Reads the sources in `folder`.
  init(_ folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for path in paths where path.hasSuffix(".swift") {
      read(try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }

  private mutating func read(_ code: String) {
    var (comment, owners): ([String], [(name: String, indentation: Int)]) = ([], [])
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      let indentation = line.prefix { $0 == " " }.count
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
        continue
      }
      if text.hasPrefix("}") { owners.removeAll { $0.indentation >= indentation } }
      let all = text.split(whereSeparator: { " :(<{=".contains($0) }).map(String.init)
      let isPublic = all.first == "public" || all.first == "open"
      let words = Array(all.drop { Self.modifiers.contains($0) })
      if words.count > 1, ["extension", "struct", "class", "enum"].contains(words[0]) {
        if isPublic { add(words[1], nil, comment, owners) }
        owners.append((words[1], indentation))
      } else if isPublic, words.count > 1, ["typealias", "func", "var", "let"].contains(words[0]) {
        let next = number + 1 < lines.count ? String(lines[number + 1]) : ""
        let origin = words[0] == "typealias" ? Self.origin(in: text, next) : nil
        add(words[1], origin, comment, owners)
      }
      comment = []
    }
  }

  private static let modifiers: Set<String> = [
    "public", "open", "static", "final", "override", "required", "convenience",
  ]

  /// The type that an alias stands for, without the module that it is in; the line may go on in the next one. nil where it
  /// is none that has a name.
  private static func origin(in line: String, _ next: String) -> String? {
    guard let sign = line.firstRange(of: "=") else { return nil }
    let rest = line[sign.upperBound...].trimmingCharacters(in: .whitespaces)
    let text = rest.isEmpty ? next.trimmingCharacters(in: .whitespaces) : rest
    let path = text.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return path.split(separator: ".").last.map(String.init)
  }

  /// Notes a name that something is said of; members of types that the module has itself belong to these.
  private mutating func add(
    _ name: String, _ origin: String?, _ comment: [String],
    _ owners: [(name: String, indentation: Int)]
  ) {
    guard let first = comment.first else { return }
    let full = ((owners.last.map { [Self.inUIKit($0.name)] } ?? []) + [name]).joined(separator: ".")
    guard !names.contains(where: { $0.name == full }) else { return }
    let text = ([first] + comment.dropFirst().prefix { !$0.isEmpty && !$0.hasPrefix("Differs:") })
      .joined(separator: " ")
    let difference = comment.firstIndex { $0.hasPrefix("Differs: ") }.map { start in
      comment[start...].prefix { !$0.isEmpty }.joined(separator: " ").dropFirst("Differs: ".count)
    }
    names.append(
      Name(
        name: full, origin: origin, summary: Self.firstSentence(text),
        difference: difference.map { $0.prefix(1).uppercased() + $0.dropFirst() }))
  }

  private static func firstSentence(_ text: String) -> String {
    text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) }
      ?? (text.hasSuffix(".") ? String(text.dropLast()) : text)
  }

  /// The engine's name of a type as UIKit has it.
  private static func inUIKit(_ name: String) -> String {
    let engine = [
      "View", "ScrollView", "CollectionView", "Color", "ScrollViewDelegate",
      "CollectionViewDataSource",
    ]
    if name == "CollectionViewDiffableDataSource" { return "UI" + name }
    return engine.contains(name) ? "UI" + name : name
  }
}
