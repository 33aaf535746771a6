public import CollectionEngine

/// A part of the screen.
public typealias UIView = View
/// A view whose content can be larger than itself.
public typealias UIScrollView = ScrollView
/// A scroll view that shows items where a layout says.
public typealias UICollectionView = CollectionView
/// A view that a collection view uses again.
public typealias UICollectionReusableView = CollectionReusableView
/// One item's view.
public typealias UICollectionViewCell = CollectionViewCell

/// What a scroll view tells its owner.
///
/// Differs: nobody can ask whether an object has a method; what it leaves out does nothing. The delegate of a collection
/// view has this type too.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// What a collection view tells its owner.
public typealias UICollectionViewDelegate = CollectionViewDelegate
/// What a collection view shows.
///
/// Differs: nobody can ask whether an object has a method; for one that it leaves out there is a default.
public typealias UICollectionViewDataSource = CollectionViewDataSource
/// Who is told which items will be needed soon.
public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching

/// A display.
///
/// Differs: `main` answers for the view that is at work, for each simulation has its own; it is as large as the outermost
/// view, with the scale of the scroll view's pixel grid.
public typealias UIScreen = Screen
/// What a view finds around it.
///
/// Differs: it is a structure, and size classes and idiom follow from the size alone.
public typealias UITraitCollection = TraitCollection
/// How much room there is along an axis.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
/// What kind of device it is.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
/// Which way a person reads, as views say it.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// Which way a person reads, as traits say it.
public typealias UITraitEnvironmentLayoutDirection = LayoutDirection
/// Which way a view runs.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// The look of a view.
///
/// Differs: it only looks at its view, has no sublayers and is not to be made.
public typealias CALayer = Layer
/// A colour.
///
/// Differs: it is a structure.
public typealias UIColor = Color
/// A colour, as layers have it.
///
/// Differs: it is `UIColor` itself.
public typealias CGColor = Color

extension ScrollView {
  /// How much a glide keeps of its speed each ms.
  public typealias DecelerationRate = CollectionEngine.DecelerationRate
  /// When the safe area adds to the content inset.
  public typealias ContentInsetAdjustmentBehavior = CollectionEngine.ContentInsetAdjustmentBehavior
}

extension CollectionView {
  /// What kind of element attributes are for.
  public typealias ElementCategory = CollectionViewLayoutAttributes.ElementCategory
}

extension View {
  /// Which way a view with `attribute` runs for the person who is asking.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection {
    attribute.forcedDirection ?? Screen.main.layoutDirection
  }
}
