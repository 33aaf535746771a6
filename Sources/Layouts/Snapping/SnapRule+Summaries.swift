extension SnapRule.Name {
  /// One line that says what the rule does.
  public var summary: String {
    switch self {
    case .uikitPaging: "one page of the view's length a flick"
    case .groupPaging: "one item or group a flick, at its leading edge"
    case .groupPagingCentered: "one item or group a flick, centered"
    case .nearest: "the item nearest to the proposed target"
    case .next: "the next item in the direction of travel, however slow"
    case .lineLayout: "the item nearest to the proposed target, centered"
    case .upCarousel: "the same among the items on the screen at the release"
    case .centeredCollection: "as lineLayout, but never against the flick"
    case .paginationLayout: "the next item in the direction of travel, centered"
    case .peek: "one item a flick, or once dragged 50 pt"
    case .reactNative: "the first item at or beyond the proposed target"
    case .reactNativeOneByOne: "the first item at or beyond the release"
    case .cssMandatory: "the item ahead that is nearest to the proposed target"
    case .cssMandatoryStop: "the same, and no item is passed"
    case .cssProximity: "as cssMandatory within a third of the view, else no snap"
    case .androidLinear: "as many items on as the fling is long, centered"
    case .androidPager: "the first item at or beyond the release, centered"
    case .flutterPage: "one page of the view's length a flick, however light"
    }
  }

  /// Whose rule it is.
  public var origin: String {
    switch self {
    case .uikitPaging: "UIScrollView.isPagingEnabled"
    case .groupPaging: "orthogonalScrollingBehavior .groupPaging"
    case .groupPagingCentered: "orthogonalScrollingBehavior .groupPagingCentered"
    case .nearest, .next: "common layouts"
    case .lineLayout: "LineLayout, a sample of Apple's"
    case .upCarousel: "UPCarouselFlowLayout"
    case .centeredCollection: "CenteredCollectionView"
    case .paginationLayout: "FAPaginationLayout"
    case .peek: "MSPeekCollectionViewDelegateImplementation"
    case .reactNative: "React Native snapToInterval"
    case .reactNativeOneByOne: "React Native disableIntervalMomentum"
    case .cssMandatory: "CSS scroll-snap-type: mandatory"
    case .cssMandatoryStop: "CSS scroll-snap-stop: always"
    case .cssProximity: "CSS scroll-snap-type: proximity, as Chromium has it"
    case .androidLinear: "RecyclerView's LinearSnapHelper"
    case .androidPager: "RecyclerView's PagerSnapHelper"
    case .flutterPage: "Flutter's PageScrollPhysics"
    }
  }
}
