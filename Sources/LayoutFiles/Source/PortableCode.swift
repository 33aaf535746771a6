/// Code without what is there for Objective-C only and means nothing to Swift itself: `@objc` and `@objcMembers`.
///
/// They become spaces, so that all else stays in its line and column. Optional methods of protocols need Objective-C; a
/// file that has them is left as it is, for the compiler to say so.
struct PortableCode {
  /// The code; nil where nothing had to go.
  let text: String?

  /// The codes of `files` as the compiler is to have them, overrides in the classes themselves; nil where that is as they
  /// are.
  static func codes(of files: [(path: String, code: String)]) -> [String?] {
    let plain = files.map { PortableCode($0.code).text }
    let moved = ExtensionOverrides(
      zip(files, plain).map { (path: $0.path, code: $1 ?? $0.code) }
    ).codes
    return zip(plain, moved).map { $1 ?? $0 }
  }

  init(_ code: String) {
    let tokens = SwiftScanner.tokens(of: code)
    let places = tokens.indices.filter { ["@objc", "@objcMembers"].contains(tokens[$0].word) }
    let hasOptional = tokens.indices.dropLast().contains { index in
      tokens[index].word == "optional" && ["func", "var"].contains(tokens[index + 1].word)
    }
    guard !places.isEmpty, !hasOptional else {
      text = nil
      return
    }
    var scalars = Array(code.unicodeScalars)
    for index in places {
      var end = tokens[index].place + (tokens[index].word?.unicodeScalars.count ?? 0)
      // The name for Objective-C, where one is given.
      if end < scalars.count, scalars[end] == "(" {
        end = (scalars[end...].firstIndex(of: ")") ?? end) + 1
      }
      for place in tokens[index].place..<end where scalars[place] != "\n" { scalars[place] = " " }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    text = String(view)
  }
}
