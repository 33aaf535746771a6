// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CollectionEngine
public import Foundation
public import Geometry
internal import Layouts

// Much of what is published about layouts was written before Swift 4.2 moved these names into
// types.

/// `UICollectionView.ScrollPosition`, as it was called.
public typealias UICollectionViewScrollPosition = CollectionView.ScrollPosition
/// `UICollectionView.ElementCategory`, as it was called.
public typealias UICollectionElementCategory = CollectionViewLayoutAttributes.ElementCategory

/// `UICollectionView.ScrollDirection`, as it was called.
public typealias UICollectionViewScrollDirection = Axis

/// `UICollectionView.elementKindSectionHeader`, as it was called.
public let UICollectionElementKindSectionHeader = CollectionView.elementKindSectionHeader
/// `UICollectionView.elementKindSectionFooter`, as it was called.
public let UICollectionElementKindSectionFooter = CollectionView.elementKindSectionFooter

/// `UIScrollView.DecelerationRate.normal`, as it was called.
public let UIScrollViewDecelerationRateNormal = DecelerationRate.normal
/// `UIScrollView.DecelerationRate.fast`, as it was called.
public let UIScrollViewDecelerationRateFast = DecelerationRate.fast

/// `UIEdgeInsets(top:left:bottom:right:)`, as it was called.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// `rect.inset(by: insets)`, as it was called.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
