/// What several Swift files declare together: which classes are layouts, and which can feed a collection view.
struct SourceOutline {
  /// A class with the file it stands in.
  struct Class: Equatable {
    let type: DeclaredType
    /// The path of its file.
    let path: String
    var name: String { type.name }
  }

  /// All classes, in the order of the files.
  let classes: [Class]

  private let extensions: [DeclaredType]
  private let protocols: [DeclaredType]
  private let aliases: [String: String]

  /// The outline of `files`, in their order.
  init(_ files: [(path: String, code: String)]) {
    var (classes, extensions, protocols) = ([Class](), [DeclaredType](), [DeclaredType]())
    var aliases: [String: String] = [:]
    for file in files {
      let reader = DeclarationReader(file.code)
      aliases.merge(reader.aliases) { first, _ in first }
      for type in reader.types {
        switch type.kind {
        case .class:
          // The branches of `#if` may say one class several times.
          if !classes.contains(where: { $0.name == type.name }) {
            classes.append(Class(type: type, path: file.path))
          }
        case .extension: extensions.append(type)
        case .protocol: protocols.append(type)
        case .struct, .enum, .actor: break
        }
      }
    }
    (self.classes, self.extensions, self.protocols) = (classes, extensions, protocols)
    self.aliases = aliases
  }

  private static let layoutBases: Set<String> = [
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "CollectionViewLayout",
    "CollectionViewFlowLayout",
  ]

  /// The classes that are layouts, reachable or not.
  var layouts: [Class] { classes.filter { derives($0.type, from: Self.layoutBases) } }

  /// The reachable classes, other than layouts, that are one of `bases` or conform to it.
  func classes(conformingTo bases: Set<String>) -> [Class] {
    classes.filter { one in
      one.type.isReachable && !one.type.isGeneric && derives(one.type, from: bases)
        && !derives(one.type, from: Self.layoutBases)
    }
  }

  /// Whether `type`, what it inherits or what its extensions add leads to one of `bases`.
  private func derives(_ type: DeclaredType, from bases: Set<String>) -> Bool {
    var seen: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      guard seen.insert(next.name).inserted else { continue }
      let added = extensions.filter { Self.isSame($0.name, next.name) }
      for name in ([next] + added).flatMap(\.inherited).map(resolved) {
        if bases.contains(name) { return true }
        open += classes.map(\.type).filter { Self.isSame(name, $0.name) }
        open += protocols.filter { Self.isSame(name, $0.name) }
      }
    }
    return false
  }

  /// What `name` stands for, without the module that may stand before it.
  private func resolved(_ name: String) -> String {
    var name = name
    for _ in 0...aliases.count {
      if name.hasPrefix("UIKit.") { name.removeFirst("UIKit.".count) }
      guard let target = aliases[name] else { break }
      name = target
    }
    return name
  }

  /// Whether `short`, as it stands in some place, can mean the type `name`.
  private static func isSame(_ short: String, _ name: String) -> Bool {
    short == name || name.hasSuffix("." + short)
  }
}
