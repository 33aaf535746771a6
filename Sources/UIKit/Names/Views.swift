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
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// What a collection view tells its owner.
public typealias UICollectionViewDelegate = CollectionViewDelegate
/// What a collection view shows.
public typealias UICollectionViewDataSource = CollectionViewDataSource
/// Who is told which items will be needed soon.
public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching

/// A display.
public typealias UIScreen = Screen
/// What a view finds around it.
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
public typealias CALayer = Layer
/// A colour.
public typealias UIColor = Color
/// A colour, as layers have it.
public typealias CGColor = Color

extension ScrollView {
  /// How much a glide keeps of its speed each ms.
  public typealias DecelerationRate = CollectionEngine.DecelerationRate
  /// When the safe area adds to the content inset.
  public typealias ContentInsetAdjustmentBehavior = CollectionEngine.ContentInsetAdjustmentBehavior
}

extension CollectionView {
  /// Called when an interactive transition is over: whether the next layout has come, and whether the
  /// way there was gone to its end.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
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
