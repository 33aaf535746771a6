public import CollectionEngine
public import Foundation
public import Geometry

/// One element of a collection view in a frame in which it changed: a cell, a supplementary view or
/// a decoration.
///
/// An element has a line in the frame in which it appears, in every frame in which anything of it
/// differs from the frame before, and in the frame in which it is gone: that line says `gone` and
/// has no appearance. A recording of all elements has a line for each that is shown in every frame.
public struct TraceElement: Equatable, Sendable {
  /// What an element is.
  public enum Kind: String, CaseIterable, Sendable {
    case cell, supplementary, decoration
  }

  /// Where an element is and how it looks.
  public struct Appearance: Equatable, Sendable {
    /// Its middle in content coordinates, in points.
    public var center: CGPoint
    /// Its size in points, before the transform.
    public var size: CGSize
    /// From 0 transparent to 1 opaque.
    public var alpha: Double
    /// Higher is in front.
    public var zIndex: Int
    /// How it is mapped about its center. It is written as the six numbers of an affine map
    /// (`transform`) where that says it, as sixteen (`transform3D`) otherwise.
    public var transform: CATransform3D

    public init(
      center: CGPoint, size: CGSize, alpha: Double = 1, zIndex: Int = 0,
      transform: CATransform3D = CATransform3DIdentity
    ) {
      self.center = center
      self.size = size
      self.alpha = alpha
      self.zIndex = zIndex
      self.transform = transform
    }
  }

  /// The number of the frame.
  public var frame: Int
  /// What it is.
  public var kind: Kind
  /// The kind of a supplementary view or decoration, as its layout calls it; nil for a cell.
  public var elementKind: String?
  /// Which one it is: `[section, item]`, or whatever its layout says.
  public var indexPath: IndexPath
  /// Which of the animated changes takes it away, counted from 1: it has the path that it had
  /// before. nil for what the layout has.
  public var departure: Int?
  /// Which piece of content it shows, where updates have given that another index path or it was
  /// loaded anew; nil where the index path tells.
  public var identity: ContentIdentity?
  /// Where it is and how it looks; nil where it is gone.
  public var appearance: Appearance?

  public init(
    frame: Int, kind: Kind, elementKind: String? = nil, indexPath: IndexPath,
    departure: Int? = nil, identity: ContentIdentity? = nil, appearance: Appearance?
  ) {
    self.frame = frame
    self.kind = kind
    self.elementKind = elementKind
    self.indexPath = indexPath
    self.departure = departure
    self.identity = identity
    self.appearance = appearance
  }
}

extension TraceElement {
  /// The element as it is shown.
  init(_ element: ShownElement, frame: Int) {
    let attributes = element.attributes
    let kind: Kind =
      switch attributes.representedElementCategory {
      case .cell: .cell
      case .supplementaryView: .supplementary
      case .decorationView: .decoration
      }
    self.init(
      frame: frame, kind: kind, elementKind: attributes.representedElementKind,
      indexPath: attributes.indexPath, departure: element.departure,
      identity: element.identity == ContentIdentity(attributes.indexPath) ? nil : element.identity,
      appearance: Appearance(
        center: attributes.center, size: attributes.size, alpha: attributes.alpha,
        zIndex: attributes.zIndex, transform: attributes.transform3D))
  }

  /// What tells elements apart.
  struct Key: Hashable {
    let kind: Kind
    let elementKind: String?
    let indexPath: IndexPath
    let departure: Int?
  }

  var key: Key {
    Key(kind: kind, elementKind: elementKind, indexPath: indexPath, departure: departure)
  }

  /// The element in a few words: `cell 0-5`, `UICollectionElementKindSectionHeader 0-0`.
  var title: String {
    (elementKind ?? kind.rawValue) + " " + indexPath.map(String.init).joined(separator: "-")
      + (departure.map { ", taken away by change \($0)" } ?? "")
  }
}
