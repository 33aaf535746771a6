import CollectionEngine
import Foundation
import Geometry
import Layouts
import Tracing

/// The layouts of a catalogue and what each can be told.
struct LayoutList {
  private let catalogue: LayoutCatalogue

  init(_ catalogue: LayoutCatalogue) {
    self.catalogue = catalogue
  }

  /// A line each; with options, a paragraph each: the line, and a table of the options.
  func text(withOptions: Bool) -> String {
    guard withOptions else {
      return Listing(
        columns: ["name", "what it does"],
        rows: catalogue.descriptions.map { [$0.name, $0.summary] }
      ).text
    }
    return catalogue.descriptions.map { layout in
      let table = Self.options(of: layout).text.split(separator: "\n").map { "  \($0)" }
      return (["\(layout.name): \(layout.summary)"] + table).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// An object a layout, its options as objects.
  var value: TraceValue {
    .array(
      catalogue.descriptions.map { layout in
        [
          "name": .string(layout.name), "what it does": .string(layout.summary),
          "options": Self.options(of: layout).value,
        ]
      })
  }

  private static func options(of description: LayoutDescription) -> Listing {
    let layout = description.make()
    return Listing(
      columns: ["option", "default", "unit", "values", "what it is"],
      rows: description.options.map { option in
        [
          option.name, option.read(layout).text, option.kind.unit, option.kind.text,
          option.summary,
        ]
      })
  }
}

extension LayoutOption.Kind {
  /// What may stand there, in few words.
  fileprivate var text: String {
    switch self {
    case .number(let range, _): Listing.range(range)
    case .integer(let range): "whole, \(range.lowerBound) to \(range.upperBound)"
    case .bool: "true | false"
    case .choice(let words): words.joined(separator: " | ")
    case .size(let range): "[width, height], each \(Listing.range(range))"
    case .insets: "{top, left, bottom, right}"
    }
  }

  fileprivate var unit: String {
    switch self {
    case .number(_, let unit): unit
    case .size, .insets: "pt"
    case .integer, .bool, .choice: ""
    }
  }
}

extension LayoutOption.Value {
  /// The value as a scenario has it.
  fileprivate var text: String {
    switch self {
    case .number(let number): Listing.short(number)
    case .integer(let number): "\(number)"
    case .bool(let value): "\(value)"
    case .choice(let word): word
    case .size(let size): "[\(Listing.short(size.width)), \(Listing.short(size.height))]"
    case .insets(.zero): "0"
    case .insets(let insets):
      "{"
        + [
          ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
          ("right", insets.right),
        ].filter { $0.1 != 0 }.map { "\($0.0): \(Listing.short($0.1))" }.joined(separator: ", ")
        + "}"
    }
  }
}
