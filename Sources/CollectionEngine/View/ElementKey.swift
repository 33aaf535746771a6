internal import Foundation

/// What tells one element of a collection view from all others.
struct ElementKey: Hashable {
  let category: CollectionViewLayoutAttributes.ElementCategory
  let kind: String?
  let indexPath: IndexPath

  init(
    category: CollectionViewLayoutAttributes.ElementCategory, kind: String?, indexPath: IndexPath
  ) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  init(_ attributes: CollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    indexPath = attributes.indexPath
  }

  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: nil, indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  /// Whether `attributes` are the element's.
  func tells(_ attributes: CollectionViewLayoutAttributes) -> Bool {
    category == attributes.representedElementCategory && indexPath == attributes.indexPath
      && kind == attributes.representedElementKind
  }
}

extension ElementKey: Comparable {
  /// Cells first, then supplementary views, then decorations; each by kind and path.
  static func < (one: ElementKey, other: ElementKey) -> Bool {
    if one.category != other.category { return one.category.rawValue < other.category.rawValue }
    if one.kind != other.kind { return (one.kind ?? "") < (other.kind ?? "") }
    return one.indexPath < other.indexPath
  }
}
