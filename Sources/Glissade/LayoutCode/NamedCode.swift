import Foundation
import LayoutFiles
import Layouts
import Scenarios

/// The Swift files that a command line names, which are those that may run, and what it says of the layout in them.
struct NamedCode: Sendable {
  /// The paths, as they were typed.
  let paths: [String]
  private let className: String?
  private let setup: String?
  /// Whether some scenarios may leave what is said without an effect, for it is said of several.
  let isForSeveral: Bool

  /// What a command line says. Errors: `.usage` where something is said of files that are not named.
  init(_ arguments: ParsedArguments, isForSeveral: Bool = false) throws(CommandError) {
    self.isForSeveral = isForSeveral
    guard arguments.takes(.layoutFiles) else {
      (paths, className, setup) = ([], nil, nil)
      return
    }
    paths = arguments.arguments(CommandArgument.layoutFiles.name)
    className = arguments.text("class")
    setup = arguments.text("setup")
    if let option = saysMore, paths.isEmpty {
      throw CommandError(.usage, "--\(option) is about a Swift file, and none is named")
    }
  }

  private init() { (paths, className, setup, isForSeveral) = ([], nil, nil, true) }

  /// No code at all.
  static let none = NamedCode()

  /// The option that says more about the files; nil where none does.
  private var saysMore: String? { className != nil ? "class" : setup != nil ? "setup" : nil }

  /// The layout that the command line itself says; nil where it names no file.
  var layout: LayoutFile? {
    paths.isEmpty ? nil : LayoutFile(paths: paths, className: className, setup: setup)
  }

  /// Has `layout` in the place of what a scenario says: a value for the key `layout`.
  var override: String? {
    layout.map { layout in
      let names = layout.paths.map(Self.quoted).joined(separator: ", ")
      let more = [("class", className), ("setup", setup)].compactMap { key, value in
        value.map { ", \(key): \(Self.quoted($0))" }
      }
      return "layout={file: [\(names)]\(more.joined())}"
    }
  }

  /// What is said of the layout and all its code, wherever that is: what a trace's hash is made of.
  var bytes: [UInt8] {
    let said = [className, setup].map { "\n-- \($0 ?? "")" }.joined()
    return paths.reduce(Array(said.utf8)) { bytes, path in
      bytes + Array("\n--\n".utf8) + (FileManager.default.contents(atPath: path) ?? Data())
    }
  }

  /// A text as YAML and JSON have it.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20: quoted += "\\x" + hexadecimal(scalar.value)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16)
  }

  /// `file` of a scenario in `folder`, with the paths as they were typed on the command line; nil where it has a file that
  /// was not named there.
  func permitted(_ file: LayoutFile, in folder: String) -> LayoutFile? {
    var file = file
    for (index, path) in file.paths.enumerated() {
      let place = FilePlace(path, in: folder)
      guard let typed = paths.first(where: { FilePlace($0) == place }) else { return nil }
      file.paths[index] = typed
    }
    return file
  }

  /// Refuses what the scenario `name`, which names `used`, leaves without an effect. Errors: `.usage`.
  func requireUse(_ used: [LayoutFile], by name: String) throws(CommandError) {
    if isForSeveral { return }
    if let option = saysMore {
      throw CommandError(
        .usage,
        "--\(option) has no effect, for '\(name)' names its layout itself; --set layout.\(option)=… changes that"
      )
    }
    let usedPaths = Set(used.flatMap(\.paths))
    if let unused = paths.first(where: { !usedPaths.contains($0) }) {
      throw CommandError(
        .usage, "'\(unused)' has no effect, for '\(name)' names its layout itself")
    }
  }
}
