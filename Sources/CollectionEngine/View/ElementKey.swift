internal import Foundation

/// What tells one element of a collection view from all others.
struct ElementKey: Hashable {
  let category: CollectionViewLayoutAttributes.ElementCategory
  let kind: String?
  let indexPath: IndexPath

  init(_ attributes: CollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    indexPath = attributes.indexPath
  }

  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: nil, indexPath: indexPath)
  }

  init(
    category: CollectionViewLayoutAttributes.ElementCategory, kind: String?, indexPath: IndexPath
  ) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
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
