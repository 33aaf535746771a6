internal import CollectionEngine
internal import Foundation
internal import Geometry

/// The attributes objects that a layout answered lately, so that what has not changed is answered
/// by the same object.
///
/// An element is described on a spare object first. If it looks as the object that was answered for
/// it before, that one is answered again; if it does not, or if somebody has changed that one, the
/// spare object is. So no object is made for what stays as it is:
///
///     let attributes = cache.cell(at: path, of: layout)
///     attributes.frame = …
///     return cache.answer(attributes)
///
/// What a class of its own has beside the common properties nobody knows: such an object is never
/// answered twice.
struct AttributesCache {
  private struct Element: Hashable {
    let section: Int
    let item: Int
    let kind: String?
  }

  /// How many objects are kept before the older ones are let go at the next rect query. Ours: some
  /// screens of a dense grid.
  private static let mostRecent = 512

  private var recent: [Element: CollectionViewLayoutAttributes] = [:]
  private var earlier: [Element: CollectionViewLayoutAttributes] = [:]
  /// Objects to describe elements on: one for cells, others by the kind of supplementary views.
  private var spareCell: CollectionViewLayoutAttributes?
  private var spares: [String: CollectionViewLayoutAttributes] = [:]

  /// Lets go of what has not been asked for in a while.
  mutating func beginQuery() {
    guard recent.count > Self.mostRecent else { return }
    earlier = recent
    recent = [:]
  }

  /// Attributes to describe the cell at `path` with, which has a section and an item; everything is
  /// at its default.
  mutating func cell(
    at path: IndexPath, of layout: CollectionViewLayout
  ) -> CollectionViewLayoutAttributes {
    guard let attributes = spareCell else { return layout.attributesClass.init(forCellWith: path) }
    spareCell = nil
    attributes.indexPath = path
    return attributes
  }

  /// Attributes to describe the supplementary view of `kind` at `path` with.
  mutating func supplementary(
    ofKind kind: String, at path: IndexPath, of layout: CollectionViewLayout
  ) -> CollectionViewLayoutAttributes {
    guard let attributes = spares.removeValue(forKey: kind) else {
      return layout.attributesClass.init(forSupplementaryViewOfKind: kind, with: path)
    }
    attributes.indexPath = path
    return attributes
  }

  /// The object to answer for an element that is to look as `attributes` do.
  mutating func answer(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard attributes.isPlain else { return attributes }
    let path = attributes.indexPath
    let element = Element(
      section: path.section, item: path.item, kind: attributes.representedElementKind)
    let recently = recent[element]
    guard let known = recently ?? earlier[element], known.isEqual(attributes) else {
      recent[element] = attributes
      return attributes
    }
    if recently == nil { recent[element] = known }
    giveBack(attributes)
    return known
  }

  /// Takes attributes back that are not to be answered.
  mutating func giveBack(_ attributes: CollectionViewLayoutAttributes) {
    guard attributes.isPlain else { return }
    attributes.reset()
    if let kind = attributes.representedElementKind {
      spares[kind] = attributes
    } else {
      spareCell = attributes
    }
  }
}

extension CollectionViewLayoutAttributes {
  /// Whether it has nothing but the common properties.
  fileprivate var isPlain: Bool { type(of: self) == CollectionViewLayoutAttributes.self }

  /// Gives everything but its path, place and size its default.
  fileprivate func reset() {
    if !CATransform3DIsIdentity(transform3D) { transform3D = CATransform3DIdentity }
    alpha = 1
    zIndex = 0
    isHidden = false
  }
}

extension CollectionViewLayout {
  /// The class of attributes that the layout names.
  var attributesClass: CollectionViewLayoutAttributes.Type {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard let attributesClass = named as? CollectionViewLayoutAttributes.Type else {
      preconditionFailure("\(named) is no class of layout attributes.")
    }
    return attributesClass
  }
}
