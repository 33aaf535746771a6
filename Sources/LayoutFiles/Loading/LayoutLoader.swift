internal import CollectionEngine
internal import Foundation
public import Layouts
internal import Synchronization

/// Makes layouts of Swift files: chooses the class, compiles, and loads. Any thread may ask.
///
/// The same files with the same content are compiled once.
public final class LayoutLoader: Sendable {
  private let compiler: LayoutCompiler
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var libraries: [Source: LayoutDescription] = [:]
  }

  /// What a library was made of.
  private struct Source: Hashable {
    let file: LayoutFile
    let codes: [String]
  }

  /// A file that is larger is no layout, in bytes. Ours.
  private static let largestFile = 4 << 20

  public convenience init(_ toolchain: LayoutToolchain) {
    // Ours: the first ones say what is wrong.
    self.init(toolchain, mostErrors: 10)
  }

  /// A loader whose messages have so many errors at most.
  init(_ toolchain: LayoutToolchain, mostErrors: Int) {
    compiler = LayoutCompiler(toolchain: toolchain, mostErrors: mostErrors)
  }

  /// The layout of `file` as it is now. It is called by its class, and has no options.
  ///
  /// Errors: `.unreadable`, `.wrong`, `.unavailable`.
  ///
  /// Complexity: about half a second for a file of 300 lines, see `LayoutCompiler`.
  public func load(_ file: LayoutFile) throws(LayoutFileError) -> LayoutDescription {
    var codes: [String] = []
    for path in file.paths { codes.append(try Self.read(path)) }
    let source = Source(file: file, codes: codes)
    if let known = state.withLock({ $0.libraries[source] }) { return known }
    let sources = zip(file.paths, codes).map { (path: $0, code: $1) }
    let choice = try LayoutChoice(file, in: SourceOutline(sources))
    let library = try compile(file, sources, choice)
    let description = LayoutDescription(
      choice.type, summary: "A layout of \(file.paths.joined(separator: ", "))", options: [],
      file: file, make: { library.make() },
      connect: { layout, view, content in library.connect(layout, view, content) })
    state.withLock { $0.libraries[source] = description }
    return description
  }

  private func compile(
    _ file: LayoutFile, _ sources: [(path: String, code: String)], _ choice: LayoutChoice
  ) throws(LayoutFileError) -> LayoutLibrary {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let template = FileManager.default.temporaryDirectory.appending(path: "glissade-XXXXXX").path
    var name = Array(template.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw LayoutFileError(
        .unavailable,
        "cannot create a folder like '\(template)': \(String(cString: strerror(errno)))")
    }
    let folder = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    // What is loaded stays without its file.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try compiler.compile(
      sources, Glue(choice, setup: file.setup), module: "GlissadeLayout\(number)", in: folder)
    LoadedLayouts.note(path, file.paths)
    return try LayoutLibrary(path)
  }

  private static func read(_ path: String) throws(LayoutFileError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw LayoutFileError(.unreadable, "cannot read '\(path)': there is no such file or folder")
    }
    if isFolder.boolValue {
      throw LayoutFileError(.unreadable, "cannot read '\(path)': it is a folder")
    }
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: largestFile + 1)
    else {
      if FileManager.default.isReadableFile(atPath: path) { return "" }
      throw LayoutFileError(.unreadable, "cannot read '\(path)'")
    }
    guard data.count <= largestFile else {
      throw LayoutFileError(.wrong, "'\(path)' has more than \(largestFile >> 20) MiB")
    }
    guard let code = String(validating: data, as: UTF8.self) else {
      throw LayoutFileError(.wrong, "'\(path)' is not text in UTF-8")
    }
    return code
  }
}
