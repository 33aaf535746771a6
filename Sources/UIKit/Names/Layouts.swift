public import CollectionEngine
public import Geometry
public import Layouts

/// Says where every element is: the base of all layouts.
public typealias UICollectionViewLayout = CollectionViewLayout
/// Where one element is and how it looks.
public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
/// What of a layout is no longer right.
public typealias UICollectionViewLayoutInvalidationContext =
  CollectionViewLayoutInvalidationContext

/// One change of an update.
public typealias UICollectionViewUpdateItem = CollectionViewUpdateItem

/// Distances from the four edges.
public typealias UIEdgeInsets = EdgeInsets

/// Lines of items, section below section.
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
/// What of a flow layout is no longer right.
public typealias UICollectionViewFlowLayoutInvalidationContext =
  CollectionViewFlowLayoutInvalidationContext
/// Who answers a flow layout's questions.
///
/// Differs: nobody can ask whether an object has a method; for one that it leaves out the layout's own property is the
/// answer.
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
