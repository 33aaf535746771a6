internal import Foundation
internal import Geometry

extension CollectionView {
  /// The most rounds of one pass: a layout that is still invalid then invalidates itself for ever. Ours; UIKit's bound
  /// for self-sizing is not published.
  static let mostRounds = 12

  /// Has layout passes done until nothing is left to do.
  func performPasses() {
    guard needsPass, !isInPass else { return }
    isInPass = true
    defer { isInPass = false }
    for _ in 0..<Self.mostRounds where needsPass {
      needsPass = false
      prepareLayout()
      updateElements()
    }
    if needsPass {
      warning("The layout \(layout) is still invalid after \(Self.mostRounds) rounds of one pass.")
    }
  }

  /// Prepares the layout where it is invalid, and takes over its content size.
  func prepareLayout() {
    let isFirst = !hasShown
    guard isFirst || layout.pendingInvalidation != nil else { return }
    let context = layout.pendingInvalidation
    layout.pendingInvalidation = nil
    if context?.invalidateDataSourceCounts ?? false { counts = nil }
    loadCounts()
    hasShown = true
    elements.invalidate()
    layout.prepare()
    report(.prepare)
    takeContentSize()
    if let context, context.contentOffsetAdjustment != .zero {
      let shift = context.contentOffsetAdjustment
      adjustContentOffset(to: CGPoint(x: offset.x + shift.x, y: offset.y + shift.y))
    }
    if isFirst, isMirrored { showLeadingEdge() }
  }

  func loadCounts() {
    guard counts == nil else { return }
    counts = dataSource.map { ItemCounts(asking: $0, for: self) } ?? ItemCounts()
  }

  private func takeContentSize() {
    var size = layout.collectionViewContentSize
    if !size.isFinite || size.width < 0 || size.height < 0 {
      warning(
        "The layout \(layout) has the content size \(size), which is no size; zero is used for what is not."
      )
      size = CGSize(
        width: size.width.isFinite ? max(size.width, 0) : 0,
        height: size.height.isFinite ? max(size.height, 0) : 0)
    }
    if size != contentSize { contentSize = size }
  }

  /// Asks the layout where the bounds have left the region it has answered for, and gives views to what meets the bounds.
  private func updateElements() {
    let visible = bounds
    if elements.needsFetch(for: visible) { fetch(around: visible) }
    for element in elements.takeLeaving() { endDisplaying(element) }
    for element in elements.fetched {
      let isVisible = !element.attributes.isHidden && element.frame.meets(visible)
      if isVisible == (element.view != nil) { continue }
      if isVisible { display(element) } else { endDisplaying(element) }
    }
    prefetch()
  }

  private func fetch(around visible: CGRect) {
    // A layout that is worked out anew for every offset is asked for no more than is shown.
    let region =
      layout.shouldInvalidateLayout(forBoundsChange: visible.offsetBy(dx: 1, dy: 1))
      ? visible : fetchRegion(around: visible)
    let query = isMirrored ? mirrored(region) : region
    let answer = layout.layoutAttributesForElements(in: query) ?? []
    elements.take(answer.compactMap { usable($0) }, region: region)
  }

  /// Half a screen more at each side along which content scrolls: with the bounds two screens in all.
  private func fetchRegion(around visible: CGRect) -> CGRect {
    let x = canScroll(.horizontal) ? visible.width / 2 : 0
    let y = canScroll(.vertical) ? visible.height / 2 : 0
    return visible.insetBy(dx: -x, dy: -y)
  }

  /// The attributes as the view uses them: mirrored where people read the other way; nil with a warning for what
  /// cannot be shown.
  func usable(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes? {
    guard attributes.center.isFinite, attributes.size.isFinite, attributes.alpha.isFinite else {
      warning(
        "The layout \(layout) answers attributes that are not finite for \(attributes.indexPath); they are not used."
      )
      return nil
    }
    let path = attributes.indexPath
    if attributes.representedElementCategory == .cell,
      path.count != 2 || !(counts?.contains(item: path.item, section: path.section) ?? false)
    {
      warning("The layout \(layout) answers attributes for the item \(path), which does not exist.")
      return nil
    }
    return isMirrored ? mirrored(attributes) : attributes
  }

  private func display(_ element: Element) {
    let path = element.attributes.indexPath
    switch element.attributes.representedElementCategory {
    case .cell:
      guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
      cell.isSelected = selection.contains(path)
      cell.isHighlighted = highlighted == path
      attach(cell, to: element)
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      fit(element, cell)
    case .supplementaryView:
      let kind = element.attributes.representedElementKind ?? ""
      guard
        let view = dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: path)
      else { return }
      attach(view, to: element)
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      fit(element, view)
    case .decorationView:
      let kind = element.attributes.representedElementKind ?? ""
      guard let make = layout.decorationViews[kind] else {
        preconditionFailure("no view was registered for the decoration view of kind \(kind)")
      }
      attach(make(), to: element)
    }
  }

  private func attach(_ view: CollectionReusableView, to element: Element) {
    element.view = view
    elements.show(element)
    view.take(element.attributes)
    addSubview(view)
  }

  private func endDisplaying(_ element: Element) {
    guard let view = element.view else { return }
    element.view = nil
    elements.hide(element)
    view.removeFromSuperview()
    let path = element.attributes.indexPath
    switch view {
    case let cell as CollectionViewCell:
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    default:
      if element.attributes.representedElementCategory == .supplementaryView {
        collectionDelegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view,
          forElementOfKind: element.attributes.representedElementKind ?? "", at: path)
      }
    }
    reuse.put(view)
  }

  /// Asks a view that has just been shown whether it would rather be laid out otherwise.
  private func fit(_ element: Element, _ view: CollectionReusableView) {
    let original = element.attributes
    let preferred = view.preferredLayoutAttributesFitting(original)
    guard preferred !== original,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }
}

extension CGRect {
  /// Whether the insides of both meet: edges that touch do not, and nothing without an area does.
  func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
      && width > 0 && height > 0
  }
}
