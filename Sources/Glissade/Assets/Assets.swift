import Foundation

/// Finds the scenarios and references that come with the program.
///
/// They lie in `Assets` beside the executable, in the build's resource bundle beside it, or in
/// `Assets` of the package it was built in; the first folder that is there wins, for each kind.
struct Assets: Equatable, Sendable {
  /// The name SwiftPM gives the bundle: package and target.
  static let bundleName = "glissade_Glissade.resources"

  private let roots: [URL]

  /// Looks in exactly these folders, each with a `Scenarios` or a `References` in it.
  init(roots: [URL]) {
    self.roots = roots
  }

  /// Looks where the executable of this process says.
  static func ofProcess() -> Assets {
    guard let executable = Bundle.main.executableURL else { return Assets(roots: []) }
    return Assets(executable: executable.resolvingSymlinksInPath())
  }

  /// Looks beside this executable, in its bundle, and in the package above it.
  init(executable: URL) {
    let folder = executable.deletingLastPathComponent().standardizedFileURL
    let package = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
      .first { isFile($0.appending(path: "Package.swift").path) }
    let roots = [folder.appending(path: "Assets"), folder.appending(path: Self.bundleName)]
    self.init(roots: roots + (package.map { [$0.appending(path: "Assets")] } ?? []))
  }

  /// The names of this kind, sorted.
  func names(of kind: AssetKind) -> [String] {
    let files =
      folder(of: kind).flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
      ?? []
    let names = files.compactMap { file in
      kind.endings.first { file.hasSuffix(".\($0)") }.map { String(file.dropLast($0.count + 1)) }
    }
    return Set(names).sorted()
  }

  /// The path of the file of this kind that is called `name`; nil where there is none.
  func path(of name: String, kind: AssetKind) -> String? {
    guard !name.isEmpty, !name.contains("/"), let folder = folder(of: kind) else { return nil }
    return kind.endings.map { folder.appending(path: "\(name).\($0)").path }.first(where: isFile)
  }

  /// What the scenario called `name` says of itself: its first line, a comment; "" where it says
  /// nothing.
  func summary(ofScenario name: String) -> String {
    guard let path = path(of: name, kind: .scenario),
      let text = try? String(contentsOfFile: path, encoding: .utf8),
      let line = text.split(separator: "\n", maxSplits: 1).first, line.hasPrefix("# ")
    else { return "" }
    return String(line.dropFirst(2))
  }

  /// The path that is meant by what a person typed: the path of a file, `-`, or a name.
  ///
  /// A path wins where the file is there. Errors: `.noInput`, with the nearest name and all names.
  func resolve(_ input: String, kind: AssetKind) throws(CommandError) -> String {
    if input == "-" || isFile(input) { return input }
    if isFolder(input) {
      throw CommandError(.noInput, "cannot read '\(input)': it is a folder")
    }
    if let path = path(of: input, kind: kind) { return path }
    if input.contains("/") {
      throw CommandError(.noInput, "cannot read '\(input)': there is no such file or folder")
    }
    let names = names(of: kind)
    let choice =
      names.isEmpty
      ? "; the \(kind.noun)s that come along are missing: expected Assets or \(Self.bundleName) beside the program"
      : "\nKnown \(kind.noun)s: \(names.joined(separator: ", "))"
    let suggestion = Spelling.suggestion(for: stem(of: input, kind: kind), among: names)
    throw CommandError(
      .noInput, "'\(input)' is neither a file nor the name of a \(kind.noun)\(suggestion)\(choice)")
  }

  private func folder(of kind: AssetKind) -> URL? {
    roots.lazy.map { $0.appending(path: kind.folder) }.first { isFolder($0.path) }
  }

  /// The input without an ending of its kind: who typed one may still have meant a name.
  private func stem(of input: String, kind: AssetKind) -> String {
    kind.endings.first { input.hasSuffix(".\($0)") }.map { String(input.dropLast($0.count + 1)) }
      ?? input
  }
}

/// Whether something that can be opened as a file is there; a pipe counts.
private func isFile(_ path: String) -> Bool {
  var isDirectory: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    && !isDirectory.boolValue
}

private func isFolder(_ path: String) -> Bool {
  var isDirectory: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    && isDirectory.boolValue
}
