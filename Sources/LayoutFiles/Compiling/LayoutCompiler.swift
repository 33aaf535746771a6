internal import Foundation
internal import Layouts
internal import Programs

/// Compiles layouts into libraries.
struct LayoutCompiler {
  let toolchain: LayoutToolchain
  /// How many errors a message has.
  let mostErrors: Int

  /// How long the compiler may take. Ours: a hundred times what a file of 300 lines needs.
  private static let patience = Duration.seconds(120)
  /// How much of what the compiler says is read, in bytes. Ours.
  private static let messageLimit = 1 << 20

  /// Compiles `sources`, files with the code in them, with `glue` into a library in `folder`, and answers its path.
  ///
  /// No two libraries of a process may have the same `module`: classes are told apart by it.
  ///
  /// Errors: `.wrong`, with file, line and message; `.unavailable` where the compiler cannot do it.
  func compile(
    _ sources: [(path: String, code: String)], _ glue: Glue, module: String, in folder: String
  ) throws(LayoutFileError) -> String {
    let gluePath = "\(folder)/\(module)Glue.swift"
    let library = "\(folder)/\(module).so"
    try write(glue.text, to: gluePath)
    var inputs: [String] = []
    for (number, code) in PortableCode.codes(of: sources).enumerated() {
      let path = sources[number].path
      // A path that begins with a dash would be an option.
      inputs.append(path.hasPrefix("-") ? "./\(path)" : path)
      guard let code else { continue }
      inputs[number] = "\(folder)/\(number)-\(module).swift"
      try write(Glue.place(path, 1) + "\n" + code, to: inputs[number])
    }
    // Tested code shares the names of all its functions: so it can be said which of them fails. A framework's own
    // header may bring UIKit to all of its files.
    let arguments =
      [
        "-emit-library", "-o", library, "-module-name", module, "-I", toolchain.modules,
        "-swift-version", "5", "-Onone", "-enable-testing", "-wmo", "-parse-as-library",
        "-suppress-warnings", "-Xfrontend", "-import-module", "-Xfrontend", "UIKit",
        "-diagnostic-style", "llvm", "-no-color-diagnostics",
      ] + inputs + [gluePath]
    let end: ChildProcess.End
    let messages: String
    do {
      let process = try ChildProcess(
        toolchain.compiler, arguments, patience: Self.patience, messageLimit: Self.messageLimit)
      end = try process.finish(within: Self.patience)
      messages = process.messages
    } catch {
      throw LayoutFileError(.unavailable, failure(error))
    }
    if end == .exit(0) { return library }
    throw error(in: messages, end, gluePath)
  }

  private func write(_ text: String, to path: String) throws(LayoutFileError) {
    guard (try? Data(text.utf8).write(to: URL(filePath: path))) != nil else {
      throw LayoutFileError(.unavailable, "cannot write '\(path)'")
    }
  }

  private func failure(_ failure: ChildProcess.Failure) -> String {
    switch failure {
    case .notStarted(let code):
      "'\(toolchain.compiler)' cannot be started: \(String(cString: strerror(code)))"
    case .closed, .stuck: "'\(toolchain.compiler)' did not end and was stopped"
    }
  }

  private func error(
    in messages: String, _ end: ChildProcess.End, _ gluePath: String
  ) -> LayoutFileError {
    let errors = CompilerDiagnostic.errors(in: messages)
    let stale = errors.first {
      $0.place == nil
        && ($0.message.contains("compiled with") || $0.message.contains("was created by"))
    }
    if let stale {
      return LayoutFileError(
        .unavailable,
        "'\(toolchain.compiler)' is not the compiler that Glissade was built with: \(stale.message)"
      )
    }
    guard !errors.isEmpty else {
      let line = messages.split(whereSeparator: \.isNewline).first.map { ": \($0)" } ?? ""
      return LayoutFileError(.unavailable, "'\(toolchain.compiler)' failed\(line)")
    }
    let lines = errors.prefix(mostErrors).map { line(for: $0, gluePath) }
    let more = errors.count - lines.count
    let rest = more > 0 ? ["\(errors[0].place?.path ?? ""): and \(more) more errors"] : []
    return LayoutFileError(.wrong, (lines + rest).joined(separator: "\n"), isLocated: true)
  }

  private func line(for error: CompilerDiagnostic, _ gluePath: String) -> String {
    guard let place = error.place else { return "error: \(error.words)" }
    // What the glue has of its own can only fail where the layout needs arguments.
    if place.path == gluePath {
      guard error.message.hasPrefix("missing argument") else { return "--class: \(error.words)" }
      return
        "--class: the layout cannot be made without arguments: \(error.words); say how, as in --class 'Columns(count: 3)'"
    }
    if place.path == Glue.classPlace || place.path == Glue.setupPlace {
      return "\(place.path):\(place.line):\(place.column): \(error.words)"
    }
    let path = place.path.hasPrefix("./-") ? String(place.path.dropFirst(2)) : place.path
    return "\(path):\(place.line):\(place.column): \(error.words)"
  }
}
