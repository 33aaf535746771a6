public import CollectionEngine
public import Geometry

/// Says where every element is: the base of all layouts.
public typealias UICollectionViewLayout = CollectionViewLayout
/// Where one element is and how it looks.
public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
/// What of a layout is no longer right.
public typealias UICollectionViewLayoutInvalidationContext =
  CollectionViewLayoutInvalidationContext

/// Distances from the four edges.
public typealias UIEdgeInsets = EdgeInsets
