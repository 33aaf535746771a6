internal import Foundation

extension CollectionView {
  /// Whether an animated change is under way: elements stand elsewhere than the layout says.
  public var isAnimatingChanges: Bool { !animator.isIdle }

  /// Whether a person holds an item or leads a transition.
  public var isLedByHand: Bool { movement != nil || interactiveTransition != nil }

  /// Asks the layout where everything on screen comes from and goes to, and sets it in motion.
  func animateTransition() {
    guard let transition else { return }
    transition.animation.shift = shift(of: transition)
    let finals = askForFinalAttributes(transition)
    let visible = Edges(bounds)
    let shown = elements.fetched.filter { $0.view != nil }
    for element in shown.sorted(by: { $0.key < $1.key }) {
      if element.isVisible(in: visible) || transition.crossing.contains(element.key) {
        animateAppearance(of: element, transition)
      }
    }
    for element in shown
    where !element.isVisible(in: visible) && !transition.crossing.contains(element.key) {
      // It scrolls out: its view leaves it, and goes where the layout says.
      let gone = Element(
        element.attributes, element.edges, key: element.key, position: element.position)
      gone.takeView(of: element)
      animateDisappearance(
        of: gone, transition.formerKey(of: element), finals, transition)
    }
    for element in transition.leaving {
      animateDisappearance(of: element, transition.formerKey(of: element), finals, transition)
    }
    animator.begin(transition.animation)
  }

  private func askForFinalAttributes(
    _ transition: ElementTransition
  ) -> [ElementKey: CollectionViewLayoutAttributes] {
    let asked = transition.oldLayout ?? layout
    var finals: [ElementKey: CollectionViewLayoutAttributes] = [:]
    for key in transition.former.filter(\.value.isShown).keys.sorted() {
      let said =
        transition.asksLayout
        ? asked.finalAttributes(of: key).flatMap { placed($0) } : nil
      finals[key] = said ?? usualFinalAttributes(of: key, transition)
      if transition.asksLayout,
        transition.takesAway(key) || isOwn(said, usualFinalAttributes(of: key, transition))
      {
        report(.finalAttributes(ElementEnd(key, said)))
      }
    }
    return finals
  }

  /// Whether the layout's answer is one of its own, where somebody wants to know.
  private func isOwn(
    _ said: CollectionViewLayoutAttributes?,
    _ usual: @autoclosure () -> CollectionViewLayoutAttributes?
  ) -> Bool {
    guard collectionObserver != nil, let said else { return false }
    return usual().map { !said.isEqual($0) } ?? true
  }

  private func animateAppearance(of element: Element, _ transition: ElementTransition) {
    let said =
      transition.asksLayout
      ? layout.initialAttributes(of: element.key).flatMap { placed($0) } : nil
    if transition.asksLayout,
      transition.brings(element.key)
        || isOwn(said, usualInitialAttributes(of: element.key, transition))
    {
      report(.initialAttributes(ElementEnd(element.key, said)))
    }
    guard let start = said ?? usualInitialAttributes(of: element.key, transition) else { return }
    if element.key == movement?.key, !transition.glidesLifted {
      start.center = element.attributes.center
    }
    let old = transition.oldKey(of: element.key)
    // What is left of the old view's changes is left of the new one's.
    if let old, let departed = transition.departed[old] {
      element.differences = departed.differences
    }
    let isNew = old.map { transition.former[$0]?.isShown != true } ?? false
    let begins = isNew && isSeenAtOnce(start, transition) ? start.faded() : start
    append(
      AttributesDifference(from: begins, to: element.attributes, transition.animation), element)
  }

  /// Whether `start`, which was not on screen, would be there at once: the content is still on its
  /// way by an earlier change, and shows a place that the offset does not.
  private func isSeenAtOnce(
    _ start: CollectionViewLayoutAttributes, _ transition: ElementTransition
  ) -> Bool {
    let (own, earlier) = (transition.animation.shift, animator.shift)
    guard earlier != .zero else { return false }
    return Edges(start.frame.offsetBy(dx: own.x + earlier.x, dy: own.y + earlier.y))
      .meet(Edges(bounds))
  }

  private func animateDisappearance(
    of element: Element, _ old: ElementKey?,
    _ finals: [ElementKey: CollectionViewLayoutAttributes], _ transition: ElementTransition
  ) {
    guard let old, let former = transition.former[old],
      let final = finals[old]?.copy() as? CollectionViewLayoutAttributes
    else { return endDisplaying(element) }
    if !element.isGone { final.indexPath = element.key.indexPath }
    element.take(final, Edges(final.frame))
    append(
      AttributesDifference(from: former.attributes, to: final, transition.animation), element)
    animator.depart(element)
  }

  private func append(_ difference: AttributesDifference?, _ element: Element) {
    if let difference { element.differences.append(difference) }
  }

  /// Lets go of an element that the layout no longer answers: during an animated change not before
  /// its last way is over.
  func letGo(_ element: Element) {
    if let transition {
      transition.leave(element)
    } else if !element.isGone, animator.isMoving(element) {
      animator.depart(element)
    } else {
      endDisplaying(element)
    }
  }

  /// Gives `element` the view that is just leaving as its own, if there is one; answers whether
  /// there is.
  func revive(_ element: Element) -> Bool {
    if transition?.revive(element) == true {
      element.view?.take(element.attributes)
      return true
    }
    guard let departing = animator.takeDeparting(element.key) else { return false }
    element.takeView(of: departing)
    if transition == nil {
      let animation = ChangeAnimation(start: currentTime, timing: changeTiming)
      append(
        AttributesDifference(from: departing.attributes, to: element.attributes, animation), element
      )
      animator.begin(animation)
    }
    element.view?.take(element.attributes)
    return true
  }

  /// Shows everything as it is at the current time.
  func presentChanges() {
    guard !animator.isIdle else { return }
    animator.follow(currentTime)
    for element in animator.present(elements.fetched) { endDisplaying(element) }
  }

  /// Shows everything as it is in a frame, and ends what is over.
  func showChanges() {
    guard !animator.isIdle else { return }
    presentChanges()
    let ended = animator.takeEnded()
    guard !ended.isEmpty else { return }
    // Views that were only needed on the way are put away.
    needsPass = true
    performPasses()
    for animation in ended {
      for completion in animation.completions { completion(true) }
    }
    performPasses()
  }

  /// Stops everything where the layout says, and tells whoever waits that it was cut off.
  func cancelChanges() {
    transition = nil
    let cut = animator.cancel()
    for element in cut.elements { endDisplaying(element) }
    for element in elements.fetched { element.differences = [] }
    for animation in cut.changes {
      for completion in animation.completions { completion(false) }
    }
  }
}
