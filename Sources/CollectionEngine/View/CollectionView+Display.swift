internal import Foundation

extension CollectionView {
  /// Gives an element its view, asked of the data source, and tells the delegate.
  func display(_ element: Element) {
    if revive(element) { return }
    let path = element.key.indexPath
    let kind = element.key.kind ?? ""
    switch element.key.category {
    case .cell:
      let source = sourcePath(path)
      guard let cell = dataSource?.collectionView(self, cellForItemAt: source) else { return }
      cell.isSelected = selection.contains(path)
      cell.isHighlighted = highlighted == path
      attach(cell, to: element)
      if prefetchDataSource != nil { prefetched.remove(path) }
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: source)
    case .supplementaryView:
      guard
        let view = dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: path)
      else { return }
      attach(view, to: element)
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    case .decorationView:
      attach(decorationView(ofKind: kind), to: element)
    }
    fit(element)
  }

  private func attach(_ view: CollectionReusableView, to element: Element) {
    element.view = view
    view.take(element.attributes)
    addSubview(view)
  }

  private func decorationView(ofKind kind: String) -> CollectionReusableView {
    if let view = reuse.take(.decoration(kind: kind)) { return view }
    guard let make = layout.decorationViews[kind] else {
      preconditionFailure(
        "could not dequeue a decoration view of kind: \(kind)- must register a class or nib as a "
          + "decoration view for the kind")
    }
    return reuse.make(.decoration(kind: kind), make)
  }

  /// Takes an element's view away, tells the delegate, and keeps the view for another.
  func endDisplaying(_ element: Element) {
    guard let view = element.view else { return }
    element.view = nil
    view.removeFromSuperview()
    let path = element.key.indexPath
    switch element.key.category {
    case .cell:
      if let cell = view as? CollectionViewCell {
        collectionDelegate?.collectionView(
          self, didEndDisplaying: cell, forItemAt: sourcePath(path))
      }
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view,
        forElementOfKind: element.key.kind ?? "", at: path)
    case .decorationView: break
    }
    reuse.put(view)
  }

  /// Asks a view that has just been shown, or given a new size, whether it would rather be laid out
  /// otherwise.
  ///
  /// It is handed the view's own copy of the attributes: people change what they are handed.
  func fit(_ element: Element) {
    guard let view = element.view, let handed = view.appliedAttributes else { return }
    let original = element.attributes
    let preferred = view.preferredLayoutAttributesFitting(handed)
    view.fittedSize = preferred.size
    if preferred === handed, !preferred.isEqual(original) { view.appliedAttributes = nil }
    let (wanted, given) =
      isMirrored
      ? (mirrored(preferred), mirrored(original))
      : (preferred, original)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wanted, withOriginalAttributes: given)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: wanted, withOriginalAttributes: given))
  }
}
