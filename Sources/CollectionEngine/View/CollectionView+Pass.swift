internal import Foundation
internal import Geometry

extension CollectionView {
  /// The most rounds of one pass: a layout that is still invalid then invalidates itself for ever.
  /// Ours; UIKit's bound for self-sizing is not published.
  static let mostRounds = 12

  /// Has layout passes done until nothing is left to do.
  func performPasses() {
    guard needsPass, !isInPass else { return }
    isInPass = true
    defer { isInPass = false }
    screen.asMain {
      performRounds()
      guard movement != nil else { return }
      // Content may have moved under a lifted item.
      followMovement()
      performRounds()
    }
    shownBounds = layout.visibleBounds
    presentChanges()
  }

  private func performRounds() {
    for _ in 0..<Self.mostRounds where needsPass {
      needsPass = false
      prepareLayout()
      beginPendingChanges()
      followAnchor()
      updateElements()
      if layout.pendingInvalidation == nil { endBegunChanges() }
    }
    if needsPass {
      warning("The layout \(layout) is still invalid after \(Self.mostRounds) rounds of one pass.")
      endBegunChanges()
    }
  }

  /// Prepares the layout where it is invalid, takes over its content size, and puts the content
  /// where the change that made it invalid wants it.
  private func prepareLayout() {
    guard !hasShown || layout.pendingInvalidation != nil else { return }
    let context = layout.pendingInvalidation
    layout.pendingInvalidation = nil
    loadCounts()
    hasShown = true
    elements.invalidate()
    layout.prepare()
    report(.prepare)
    // The offset comes first: content that shrinks would take content at rest along, and then it
    // would be adjusted a second time.
    let size = askForContentSize(context)
    if let context { adjustContentOffset(context) }
    let growth = size.width - contentSize.width
    if size != contentSize { keepingLeadingOffset { contentSize = size } }
    if isMirrored, growth != 0 { animator.moveDeparting(by: growth) }
    showLeadingEdgeAtFirst()
    followTransition()
    placeLifted()
  }

  func loadCounts() {
    guard counts == nil else { return }
    counts = dataSource.map { ItemCounts(asking: $0, for: self) } ?? ItemCounts()
  }

  /// The layout's content size, and what was added to it as long as it has stayed the same.
  private func askForContentSize(_ context: CollectionViewLayoutInvalidationContext?) -> CGSize {
    let own = usableContentSize()
    if own != ownContentSize || context?.invalidateEverything ?? true {
      ownContentSize = own
      addedContentSize = .zero
    } else if let adjustment = context?.contentSizeAdjustment, isUsable(adjustment) {
      addedContentSize.width += adjustment.width
      addedContentSize.height += adjustment.height
    }
    return CGSize(
      width: max(own.width + addedContentSize.width, 0),
      height: max(own.height + addedContentSize.height, 0))
  }

  private func isUsable(_ adjustment: CGSize) -> Bool {
    if !adjustment.isFinite {
      warning("The layout \(layout) adjusts the content size by \(adjustment), which is no size.")
    }
    return adjustment.isFinite
  }

  /// Moves the content by what the layout asks for, in the layout's own direction.
  private func adjustContentOffset(_ context: CollectionViewLayoutInvalidationContext) {
    let shift = context.contentOffsetAdjustment
    guard shift != .zero else { return }
    guard shift.isFinite else {
      return warning("The layout \(layout) adjusts the content offset by \(shift).")
    }
    shownBounds = shownBounds?.offsetBy(dx: shift.x, dy: shift.y)
    shiftContentOffset(by: isMirrored ? CGPoint(x: -shift.x, y: shift.y) : shift)
  }

  func usableContentSize() -> CGSize {
    var size = layout.collectionViewContentSize
    if !size.isFinite || size.width < 0 || size.height < 0 {
      warning(
        "The layout \(layout) has the content size \(size), which is no size; zero is used for "
          + "what is not.")
      size = CGSize(
        width: size.width.isFinite ? max(size.width, 0) : 0,
        height: size.height.isFinite ? max(size.height, 0) : 0)
    }
    return size
  }

  /// Asks the layout where the bounds have left the region it has answered for, puts away what no
  /// longer meets the bounds, and gives views to what does.
  private func updateElements() {
    let asked = askedBounds
    let hasFetched = elements.needsFetch(for: asked)
    if hasFetched { fetch(around: asked) }
    let (visible, resets) = (Edges(bounds), elements.resets)
    for element in elements.takeLeaving() { letGo(element) }
    for element in elements.fetched
    where element.view != nil && !element.isVisible(in: visible) && transition == nil
      && !animator.isMoving(element)
    { endDisplaying(element) }
    for element in elements.takeResized() { fit(element) }
    for element in elements.fetched where element.view == nil && isSeen(element, in: visible) {
      // Somebody who was told of a cell has changed everything: the next round shows the rest.
      guard elements.resets == resets else { return }
      display(element)
    }
    if hasFetched, elements.resets == resets { prefetch() }
  }

  private func fetch(around visible: CGRect) {
    // A layout that is worked out anew for every offset is asked for no more than is needed.
    let isNarrow = followsBounds && (prefetchDataSource == nil || !isPrefetchingEnabled)
    let region = isNarrow ? visible : fetchRegion(around: visible)
    let isTwice = { (one: CollectionViewLayoutAttributes) in
      self.warning(
        "The layout \(self.layout) answers two attributes for \(one.indexPath); the last ones are "
          + "used.")
    }
    if let (strip, isBefore) = region.strip(beyond: elements.region) {
      elements.extend(by: ask(for: strip), isBefore: isBefore, region: region, isTwice: isTwice)
    } else {
      elements.take(ask(for: region), region: region, isTwice: isTwice)
    }
  }

  private func ask(for rect: CGRect) -> [CollectionViewLayoutAttributes] {
    let query = isMirrored ? mirrored(rect) : rect
    let answer = layout.layoutAttributesForElements(in: query) ?? []
    return withLifted(answer.compactMap { usable($0) })
  }

  /// Half a screen more at each side along which content scrolls: with the bounds two screens in
  /// all.
  private func fetchRegion(around visible: CGRect) -> CGRect {
    let x = canScroll(.horizontal) ? visible.width / 2 : 0
    let y = canScroll(.vertical) ? visible.height / 2 : 0
    return visible.insetBy(dx: -x, dy: -y)
  }

  /// The attributes as the view uses them: mirrored where people read the other way; nil with a
  /// warning for what cannot be shown.
  func usable(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes? {
    guard isShowable(attributes) else { return nil }
    let path = attributes.indexPath
    if attributes.representedElementCategory == .cell,
      path.count != 2 || !(counts?.contains(item: path.item, section: path.section) ?? false)
    {
      warning("The layout \(layout) answers attributes for the item \(path), which does not exist.")
      return nil
    }
    return isMirrored ? mirrored(attributes) : attributes
  }

  /// Whether attributes can be shown; a warning where they cannot.
  func isShowable(_ attributes: CollectionViewLayoutAttributes) -> Bool {
    let size = attributes.size
    if attributes.center.isFinite, size.isFinite, attributes.alpha.isFinite, size.width >= 0,
      size.height >= 0
    {
      return true
    }
    warning(
      "The layout \(layout) answers attributes for \(attributes.indexPath) with numbers that are "
        + "not finite or a negative size; they are not used.")
    return false
  }
}

extension CGRect {
  /// The part of the rectangle that is not in `known`, where that is a strip before or behind it
  /// along one axis; nil where it is anything else.
  fileprivate func strip(beyond known: CGRect) -> (strip: CGRect, isBefore: Bool)? {
    guard !known.isNull, intersects(known) else { return nil }
    if minX == known.minX, width == known.width, height == known.height {
      let isBefore = minY < known.minY
      let (start, end) = isBefore ? (minY, known.minY) : (known.maxY, maxY)
      return (CGRect(x: minX, y: start, width: width, height: end - start), isBefore)
    }
    if minY == known.minY, width == known.width, height == known.height {
      let isBefore = minX < known.minX
      let (start, end) = isBefore ? (minX, known.minX) : (known.maxX, maxX)
      return (CGRect(x: start, y: minY, width: end - start, height: height), isBefore)
    }
    return nil
  }
}
