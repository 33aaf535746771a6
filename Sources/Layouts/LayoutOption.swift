public import CollectionEngine
public import Foundation
public import Geometry

/// One property of a layout that a scenario can set by its own name.
public struct LayoutOption: Sendable {
  /// What a property can hold.
  public enum Value: Equatable, Sendable {
    case number(Double)
    case integer(Int)
    case bool(Bool)
    case choice(String)
    case size(CGSize)
    case insets(EdgeInsets)
  }

  /// What values make sense.
  public enum Kind: Equatable, Sendable {
    /// A number in a range, with a unit (`""` for a pure number).
    case number(ClosedRange<Double>, unit: String)
    case integer(ClosedRange<Int>)
    case bool
    /// One of these words.
    case choice([String])
    /// A size, both sides in this range of pt.
    case size(ClosedRange<Double>)
    /// Insets in pt.
    case insets
  }

  /// The property's own name.
  public let name: String
  public let kind: Kind
  /// One line that says what it is.
  public let summary: String
  /// The value of the property in a layout of the description that the option belongs to.
  public let read: @Sendable (CollectionViewLayout) -> Value
  /// Sets the property; a value of another kind is a programming error and traps.
  public let write: @Sendable (CollectionViewLayout, Value) -> Void
}

extension LayoutOption {
  /// A property that is a number.
  public static func number<Layout: CollectionViewLayout>(
    _ name: String, _ keyPath: any ReferenceWritableKeyPath<Layout, CGFloat> & Sendable,
    in range: ClosedRange<Double>, unit: String = "pt", _ summary: String
  ) -> LayoutOption {
    option(
      name, keyPath, .number(range, unit: unit), summary, wrap: { .number($0) },
      unwrap: { if case .number(let value) = $0 { value } else { nil } })
  }

  /// A property that is a whole number.
  public static func integer<Layout: CollectionViewLayout>(
    _ name: String, _ keyPath: any ReferenceWritableKeyPath<Layout, Int> & Sendable,
    in range: ClosedRange<Int>, _ summary: String
  ) -> LayoutOption {
    option(
      name, keyPath, .integer(range), summary, wrap: { .integer($0) },
      unwrap: { if case .integer(let value) = $0 { value } else { nil } })
  }

  /// A property that is true or false.
  public static func bool<Layout: CollectionViewLayout>(
    _ name: String, _ keyPath: any ReferenceWritableKeyPath<Layout, Bool> & Sendable,
    _ summary: String
  ) -> LayoutOption {
    option(
      name, keyPath, .bool, summary, wrap: { .bool($0) },
      unwrap: { if case .bool(let value) = $0 { value } else { nil } })
  }

  /// A property that is one of the names of an enumeration.
  public static func choice<Layout: CollectionViewLayout, Choice>(
    _ name: String, _ keyPath: any ReferenceWritableKeyPath<Layout, Choice> & Sendable,
    _ summary: String
  ) -> LayoutOption
  where Choice: RawRepresentable & CaseIterable & Sendable, Choice.RawValue == String {
    option(
      name, keyPath, .choice(Choice.allCases.map(\.rawValue)), summary,
      wrap: { .choice($0.rawValue) },
      unwrap: { if case .choice(let word) = $0 { Choice(rawValue: word) } else { nil } })
  }

  /// A property that is a size.
  public static func size<Layout: CollectionViewLayout>(
    _ name: String, _ keyPath: any ReferenceWritableKeyPath<Layout, CGSize> & Sendable,
    in range: ClosedRange<Double>, _ summary: String
  ) -> LayoutOption {
    option(
      name, keyPath, .size(range), summary, wrap: { .size($0) },
      unwrap: { if case .size(let value) = $0 { value } else { nil } })
  }

  /// A property that is a set of insets.
  public static func insets<Layout: CollectionViewLayout>(
    _ name: String, _ keyPath: any ReferenceWritableKeyPath<Layout, EdgeInsets> & Sendable,
    _ summary: String
  ) -> LayoutOption {
    option(
      name, keyPath, .insets, summary, wrap: { .insets($0) },
      unwrap: { if case .insets(let value) = $0 { value } else { nil } })
  }

  /// How inserted items come and deleted ones go, by name: every layout has it. `usual` is what the
  /// layout has by default, which may be one of its own.
  static func itemAppearance(_ usual: ItemAppearance) -> LayoutOption {
    let readyMade = ItemAppearance.all
    let all = readyMade.contains { $0.name == usual.name } ? readyMade : readyMade + [usual]
    return LayoutOption(
      name: "itemAppearance", kind: .choice(all.map(\.name)),
      summary: "how inserted items come and deleted ones go",
      read: { .choice($0.itemAppearance.name) },
      write: { layout, value in
        guard case .choice(let name) = value,
          let appearance = all.first(where: { $0.name == name })
        else { preconditionFailure("There is no appearance \(value).") }
        layout.itemAppearance = appearance
      })
  }

  private static func option<Layout: CollectionViewLayout, Property>(
    _ name: String, _ keyPath: any ReferenceWritableKeyPath<Layout, Property> & Sendable,
    _ kind: Kind, _ summary: String, wrap: @escaping @Sendable (Property) -> Value,
    unwrap: @escaping @Sendable (Value) -> Property?
  ) -> LayoutOption {
    @Sendable func own(_ layout: CollectionViewLayout) -> Layout {
      guard let own = layout as? Layout else {
        preconditionFailure("The option \(name) belongs to \(Layout.self), not to \(layout).")
      }
      return own
    }
    return LayoutOption(
      name: name, kind: kind, summary: summary,
      read: { wrap(own($0)[keyPath: keyPath]) },
      write: { layout, value in
        guard let property = unwrap(value) else {
          preconditionFailure("The option \(name) does not take \(value).")
        }
        own(layout)[keyPath: keyPath] = property
      })
  }
}
