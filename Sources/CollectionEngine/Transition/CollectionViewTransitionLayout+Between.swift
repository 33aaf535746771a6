internal import Foundation
internal import Geometry

extension CollectionViewTransitionLayout {
  /// Where the content is at the present progress, in pt.
  var offset: CGPoint { CGPoint { between(ends[0].offset[$0], ends[1].offset[$0]) } }

  var contentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let inset = view.adjustedContentInset
    func length(_ axis: Axis) -> Double {
      let least = max(view.size[axis] - inset.start(axis) - inset.end(axis), 0)
      return max(
        between(max(ends[0].contentSize[axis], least), max(ends[1].contentSize[axis], least)), 0)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// From how far away elements come that are shown on their way, in lengths of the bounds. Ours: what
  /// is on screen at an end leaves it by the far edge on less, unless it is larger than the screen, and
  /// what comes from farther away is too fast to be seen.
  private static let longestWay = 2.0

  /// All elements that meet `rect` and are not farther than `longestWay` from where one of the layouts
  /// has them. Which they are does not depend on anything else than `rect`.
  func elements(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    guard let view = collectionView else { return [] }
    let here = offset
    let answers = ends.map { end in
      let query = rect.offsetBy(dx: end.offset.x - here.x, dy: end.offset.y - here.y)
        .insetBy(dx: -view.size.width * Self.longestWay, dy: -view.size.height * Self.longestWay)
      return view.standing(at: end) { view.placedElements(in: query) }
    }
    let known = answers.map { answer in
      Dictionary(answer.map { (ElementKey($0), $0) }) { $1 }
    }
    var met = Set<ElementKey>()
    return answers.joined().compactMap { one in
      let key = ElementKey(one)
      guard met.insert(key).inserted else { return nil }
      let both = ends.indices.map { known[$0][key] ?? attributes(of: key, ends[$0]) }
      guard let attributes = between(both[0], both[1]), attributes.frame.intersects(rect),
        zip(both, ends).contains(where: { isNear(attributes.frame, $0?.frame, of: $1) })
      else { return nil }
      return attributes
    }
  }

  /// Whether an element at `frame` is no farther than `longestWay` from `other`, where it is at `end`.
  private func isNear(_ frame: CGRect, _ other: CGRect?, of end: TransitionEnd) -> Bool {
    guard let other, let view = collectionView else { return false }
    let here = offset
    let there = other.offsetBy(dx: here.x - end.offset.x, dy: here.y - end.offset.y)
    let (width, height) = (
      view.size.width * Self.longestWay, view.size.height * Self.longestWay
    )
    return there.minX - frame.minX <= width && frame.maxX - there.maxX <= width
      && there.minY - frame.minY <= height && frame.maxY - there.maxY <= height
  }

  /// The element at the present progress; nil where neither layout has it.
  func attributesBetween(_ key: ElementKey) -> CollectionViewLayoutAttributes? {
    between(attributes(of: key, ends[0]), attributes(of: key, ends[1]))
  }

  /// The attributes of one layout, in the view's coordinates.
  private func attributes(
    of key: ElementKey, _ end: TransitionEnd
  ) -> CollectionViewLayoutAttributes? {
    guard let view = collectionView else { return nil }
    return view.standing(at: end) { end.layout.attributes(of: key).flatMap { view.usable($0) } }
  }

  private func between(_ old: Double, _ new: Double) -> Double {
    old + (new - old) * Double(transitionProgress)
  }

  private func between(
    _ old: CollectionViewLayoutAttributes?, _ new: CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    guard let old, let new else {
      return old.flatMap { fading($0, ends[0].offset, share: 1 - transitionProgress) }
        ?? new.flatMap { fading($0, ends[1].offset, share: transitionProgress) }
    }
    guard let attributes = new.copy() as? CollectionViewLayoutAttributes else { return nil }
    let stand = ChangeAnimation(standingAt: 1 - Double(transitionProgress))
    if let difference = AttributesDifference(from: old, to: new, stand) {
      attributes.take(ElementPresentation(of: new, under: [difference], shift: .zero))
    }
    return attributes
  }

  /// An element that only one layout has, as it is seen there, with the `share` of its alpha.
  private func fading(
    _ attributes: CollectionViewLayoutAttributes, _ offset: CGPoint, share: CGFloat
  ) -> CollectionViewLayoutAttributes? {
    guard let copy = attributes.copy() as? CollectionViewLayoutAttributes else { return nil }
    let here = self.offset
    copy.center.x += here.x - offset.x
    copy.center.y += here.y - offset.y
    copy.alpha *= min(max(share, 0), 1)
    return copy
  }
}

extension CollectionViewLayoutAttributes {
  /// Takes everything from `presentation`; its place in the order is rounded.
  func take(_ presentation: ElementPresentation) {
    center = presentation.center
    size = presentation.size
    alpha = presentation.alpha
    zIndex = Int(clamping: presentation.zPosition)
    transform3D = presentation.transform
    isHidden = presentation.isHidden
  }
}
