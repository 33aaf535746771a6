internal import Foundation

extension CollectionView {
  /// Where the element of the new `key` comes from by itself, in the view's coordinates: from where
  /// it was, transparent where it was reloaded; fading in where it is, if nobody knows where it
  /// was. nil where it is nowhere.
  func usualInitialAttributes(
    of key: ElementKey, _ transition: ElementTransition
  ) -> CollectionViewLayoutAttributes? {
    let old = transition.oldKey(of: key)
    if let old, let former = formerAttributes(of: old, transition) {
      return former.renamed(key.indexPath, isFaded: transition.isReloaded(old))
    }
    let faded = currentAttributes(of: key)?.renamed(key.indexPath, isFaded: true)
    if old == nil, key.category == .cell, let faded {
      // The change begins where the content was.
      let shift = shift(of: transition)
      let visible = bounds.offsetBy(dx: -shift.x, dy: -shift.y)
      layout.itemAppearance.apply(to: faded, visible)
    }
    return faded
  }

  /// Where the element of the old `key` goes by itself, in the view's coordinates: to where it is
  /// now, transparent where it was reloaded; fading out where it was, if it is nowhere.
  func usualFinalAttributes(
    of key: ElementKey, _ transition: ElementTransition
  ) -> CollectionViewLayoutAttributes? {
    if let new = transition.newKey(of: key), !transition.inserted.contains(new),
      let current = currentAttributes(of: new)
    {
      return current.renamed(key.indexPath, isFaded: transition.isReloaded(key))
    }
    let faded = transition.former[key]?.attributes.renamed(key.indexPath, isFaded: true)
    if transition.newKey(of: key) == nil, key.category == .cell, let faded {
      layout.itemAppearance.apply(to: faded, bounds)
    }
    return faded
  }

  /// Where an element was; the old layout is asked where another one has come.
  private func formerAttributes(
    of key: ElementKey, _ transition: ElementTransition
  ) -> CollectionViewLayoutAttributes? {
    if let former = transition.former[key] { return former.attributes }
    guard let said = transition.oldLayout?.attributes(of: key), isShowable(said),
      let copy = said.copy() as? CollectionViewLayoutAttributes
    else { return transition.unnotedAttributes(of: key) }
    let width = transition.formerWidth
    if transition.wasMirrored { copy.center.x = width - copy.center.x }
    if isMirrored { copy.center.x += contentSize.width - width }
    return copy
  }

  /// Where an element is now.
  private func currentAttributes(of key: ElementKey) -> CollectionViewLayoutAttributes? {
    elements[key]?.attributes ?? layout.attributes(of: key).flatMap { placed($0) }
  }

  /// The attributes with which an element starts or ends, as the view uses them; nil with a warning
  /// for what cannot be shown.
  func placed(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes? {
    guard isShowable(attributes) else { return nil }
    return isMirrored ? mirrored(attributes) : attributes
  }
}

extension CollectionViewLayoutAttributes {
  /// A copy that is transparent.
  func faded() -> CollectionViewLayoutAttributes {
    renamed(indexPath, isFaded: true) ?? self
  }

  /// A copy for `path`, transparent if so.
  fileprivate func renamed(
    _ path: IndexPath, isFaded: Bool
  ) -> CollectionViewLayoutAttributes? {
    guard let copy = copy() as? CollectionViewLayoutAttributes else { return nil }
    copy.indexPath = path
    if isFaded { copy.alpha = 0 }
    return copy
  }
}

extension CollectionViewLayout {
  /// The layout's attributes of an element, in its own coordinates.
  func attributes(of key: ElementKey) -> CollectionViewLayoutAttributes? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    switch key.category {
    case .cell: return layoutAttributesForItem(at: path)
    case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: return layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// What the layout says that an element of the new `key` starts from.
  func initialAttributes(of key: ElementKey) -> CollectionViewLayoutAttributes? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    switch key.category {
    case .cell: return initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      return initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      return initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// What the layout says that an element of the old `key` ends at.
  func finalAttributes(of key: ElementKey) -> CollectionViewLayoutAttributes? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    switch key.category {
    case .cell: return finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      return finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      return finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Where an element comes from by itself, in the layout's coordinates; nil outside of an animated
  /// change.
  func usualInitialAttributes(
    _ category: CollectionViewLayoutAttributes.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let view = collectionView, let transition = view.transition else { return nil }
    let key = ElementKey(category: category, kind: kind, indexPath: path)
    return view.usualInitialAttributes(of: key, transition).flatMap { view.placed($0) }
  }

  /// Where an element goes by itself, in the layout's coordinates; nil outside of an animated
  /// change.
  func usualFinalAttributes(
    _ category: CollectionViewLayoutAttributes.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let view = collectionView, let transition = view.transition else { return nil }
    let key = ElementKey(category: category, kind: kind, indexPath: path)
    return view.usualFinalAttributes(of: key, transition).flatMap { view.placed($0) }
  }
}
