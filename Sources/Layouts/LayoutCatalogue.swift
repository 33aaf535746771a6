internal import Foundation
internal import Geometry

/// The layouts that can be called by name: those that come along, and those that an application adds.
public struct LayoutCatalogue: Sendable {
  /// The descriptions in the order in which lists show them.
  public let descriptions: [LayoutDescription]

  /// A catalogue of `descriptions`. Two of one name, or one that contradicts itself, are a programming error and trap.
  ///
  /// Complexity: O(options); every layout is made once.
  public init(_ descriptions: [LayoutDescription]) {
    for (index, description) in descriptions.enumerated() {
      precondition(
        !descriptions[..<index].contains { $0.name == description.name },
        "Two layouts are called \(description.name).")
      if let fault = description.fault {
        preconditionFailure("The description of the layout \(description.name): \(fault)")
      }
    }
    self.descriptions = descriptions
  }

  /// The layouts that come along.
  public static let standard = LayoutCatalogue([
    .flow, .strip, .waterfall, .appear, .discover, .pagedGrid, .lineCarousel, .coverFlow, .stack,
    .circle,
  ])

  /// The same layouts, and `more` behind them.
  public func adding(_ more: [LayoutDescription]) -> LayoutCatalogue {
    LayoutCatalogue(descriptions + more)
  }

  /// The description with this name; nil where there is none.
  public subscript(name: String) -> LayoutDescription? {
    descriptions.first { $0.name == name }
  }

  /// All names, in the order of `descriptions`.
  public var names: [String] { descriptions.map(\.name) }
}

extension LayoutDescription {
  /// The key of a scenario that says which layout is meant: no option can have this name.
  public static let typeKey = "type"

  /// What is wrong with the description, as a sentence; nil where it is right.
  var fault: String? {
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    if name.isEmpty || !letters.isSuperset(of: name) {
      return "a name has small letters, digits and hyphens only."
    }
    if summary.isEmpty || summary.contains("\n") { return "a summary is one line." }
    let layout = make()
    for (index, option) in options.enumerated() {
      if option.name.isEmpty || option.name.contains(".") || option.name == Self.typeKey {
        return "no option can be called \"\(option.name)\"."
      }
      if options[..<index].contains(where: { $0.name == option.name }) {
        return "two options are called \(option.name)."
      }
      let value = option.read(layout)
      guard option.kind.accepts(value) else {
        return "\(option.name) is \(value) by default, which is outside what it may be."
      }
    }
    return nil
  }
}

extension LayoutOption.Kind {
  /// Whether `value` is of this kind and within its limits.
  public func accepts(_ value: LayoutOption.Value) -> Bool {
    switch (self, value) {
    case (.number(let range, _), .number(let number)): range.contains(number)
    case (.integer(let range), .integer(let number)): range.contains(number)
    case (.bool, .bool): true
    case (.choice(let words), .choice(let word)): words.contains(word)
    case (.size(let range), .size(let size)):
      range.contains(size.width) && range.contains(size.height)
    case (.insets, .insets(let insets)): insets.isFinite
    default: false
    }
  }
}
