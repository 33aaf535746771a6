internal import Layouts

/// What of some Swift files is shown: the layout, and what feeds the view.
struct LayoutChoice: Equatable {
  /// A class that is made without arguments, and where it stands.
  struct Part: Equatable {
    let name: String
    let path: String
    let line: Int
  }

  /// The type of the layout, as Swift names it.
  let type: String
  /// The expression that makes it.
  let call: String
  /// Whether a person wrote the call.
  let isCallGiven: Bool
  /// The data source of the files; nil where the scenario is it.
  let dataSource: Part?
  /// The delegate of the files; nil where they have none.
  let delegate: Part?

  /// Chooses among what `outline` has, as `file` says.
  ///
  /// Errors: `.wrong`, with the names to choose from.
  init(_ file: LayoutFile, in outline: SourceOutline) throws(LayoutFileError) {
    let files = file.paths.joined(separator: ", ")
    let given = file.className.map { $0.trimmed } ?? ""
    isCallGiven = given.contains("(")
    let name = given.prefix { $0 != "(" && $0 != "<" }.trimmed
    let chosen = try Self.layout(name, in: outline.layouts, files)
    if given.isEmpty {
      (type, call) = (chosen, "\(chosen)()")
    } else {
      // What is written may have generic arguments.
      type = given.prefix { $0 != "(" }.trimmed
      call = isCallGiven ? given : "\(given)()"
    }
    let setup = file.setup ?? ""
    dataSource = try Self.part(
      outline.classes(conformingTo: ["UICollectionViewDataSource"]), setup, "dataSource",
      "data sources", files)
    delegate = try Self.part(
      outline.classes(
        conformingTo: ["UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout"]),
      setup, "delegate", "delegates", files)
  }

  private static func layout(
    _ name: String, in layouts: [SourceOutline.Class], _ files: String
  ) throws(LayoutFileError) -> String {
    let usable = layouts.filter { $0.type.isReachable }
    let names = usable.map(\.name)
    if !name.isEmpty {
      if names.contains(name) { return name }
      if layouts.contains(where: { $0.name == name }) { throw hidden(name, files) }
      let known = names.isEmpty ? "; it has none" : "; it has \(names.listed("and"))"
      throw LayoutFileError(.wrong, "\(files) has no layout '\(name)'\(known)")
    }
    let plain = usable.filter { !$0.type.isGeneric }
    if plain.count == 1 { return plain[0].name }
    if usable.isEmpty {
      if let one = layouts.first { throw hidden(one.name, files) }
      throw LayoutFileError(
        .wrong,
        "\(files) has no layout: no class in it derives from UICollectionViewLayout or UICollectionViewFlowLayout"
      )
    }
    if usable.count == 1 {
      throw LayoutFileError(
        .wrong,
        "\(files): the layout \(names[0]) is generic: say of what with --class, as in --class '\(names[0])<Int>()'"
      )
    }
    throw LayoutFileError(
      .wrong,
      "\(files) has \(usable.count) layouts: choose \(names.listed("or")) with --class, as in --class \(names[0])"
    )
  }

  private static func hidden(_ name: String, _ files: String) -> LayoutFileError {
    LayoutFileError(
      .wrong, "\(files): the layout \(name) is private or local: nobody else can make one")
  }

  /// The only class among `classes`; none where the setup says itself what the property is.
  private static func part(
    _ classes: [SourceOutline.Class], _ setup: String, _ property: String, _ noun: String,
    _ files: String
  ) throws(LayoutFileError) -> Part? {
    guard !assigns(setup, property), let first = classes.first else { return nil }
    guard classes.count == 1 else {
      throw LayoutFileError(
        .wrong,
        "\(files) has \(classes.count) \(noun), \(classes.map(\.name).listed("and")): choose one with --setup 'collectionView.\(property) = keep(\(first.name)())'"
      )
    }
    return Part(name: first.name, path: first.path, line: first.type.line)
  }

  /// Whether `setup` has an assignment to the property of the collection view.
  private static func assigns(_ setup: String, _ property: String) -> Bool {
    let tokens = SwiftScanner.tokens(of: setup)
    return tokens.indices.dropLast(3).contains { index in
      tokens[index].word == "collectionView" && tokens[index + 1].isSign(".")
        && tokens[index + 2].word == property && tokens[index + 3].isSign("=")
    }
  }
}

extension StringProtocol {
  /// The text without spaces around it.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension [String] {
  /// `a, b and c`.
  func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
