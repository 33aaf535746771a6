public import CollectionEngine

/// The calls of a scroll view's delegate as optional ones, for those who pass them on:
/// `delegate?.scrollViewDidScroll?(scrollView)`. Always there; what the delegate leaves out does
/// nothing.
extension ScrollViewDelegate {
  public var scrollViewDidScroll: ((ScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }

  public var scrollViewWillBeginDragging: ((ScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  public var scrollViewWillBeginDecelerating: ((ScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  public var scrollViewDidEndDecelerating: ((ScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  public var scrollViewDidEndScrollingAnimation: ((ScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
}
