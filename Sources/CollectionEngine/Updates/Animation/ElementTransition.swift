internal import Foundation

/// An animated change while a layout pass works it out: what was there before, and what has become
/// of it.
///
/// A class, because layouts are asked while it works, and ask it for their defaults.
final class ElementTransition {
  /// What changes.
  enum Change {
    case update(UpdatePlan)
    /// What a person's hold on an item or on a transition changes: the layout is not asked about the
    /// way. `from` says where an element was that was not noted, in the view's coordinates.
    case arrangement(
      UpdatePlan, from: (ElementKey) -> CollectionViewLayoutAttributes? = { _ in nil })
    case boundsSize
    case layout(old: CollectionViewLayout)
  }

  /// An element as it was before.
  struct Former {
    let attributes: CollectionViewLayoutAttributes
    /// Whether it was on screen.
    let isShown: Bool
  }

  /// The run of the change.
  let animation: ChangeAnimation
  /// The changes, in order: nearly always one, more where somebody who was told of one made
  /// another.
  private(set) var changes: [Change]
  /// The offset before, in pt.
  let offset: CGPoint
  /// How wide the content was before, in pt.
  let formerWidth: Double
  /// Whether frames were mirrored.
  let wasMirrored: Bool
  /// How wide the content is that `former` is measured in, in pt.
  private var contentWidth: Double
  /// The elements near the old bounds, by the keys they had; attributes as the view shows them.
  private(set) var former: [ElementKey: Former] = [:]
  /// Elements that the layout says it inserts, by their new keys.
  var inserted = Set<ElementKey>()
  /// Elements with views that are gone or were reloaded, by the keys they had.
  private(set) var departed: [ElementKey: Element] = [:]
  /// The keys that the elements had, by the objects that they still are.
  private var formerKeys: [ObjectIdentifier: ElementKey] = [:]
  /// Elements with views that left with the change, in the order in which they did.
  private(set) var leaving: [Element] = []
  /// Whether a lifted item goes to the finger as everything else goes; it is there at once
  /// otherwise.
  var glidesLifted = false
  /// Elements that cross the bounds on their way and end elsewhere.
  var crossing = Set<ElementKey>()

  init(
    _ change: Change, animation: ChangeAnimation, offset: CGPoint, contentWidth: Double,
    isMirrored: Bool
  ) {
    changes = [change]
    self.animation = animation
    self.offset = offset
    formerWidth = contentWidth
    self.contentWidth = contentWidth
    wasMirrored = isMirrored
  }

  func add(_ change: Change) { changes.append(change) }

  /// Notes an element of before, which may live on under another key.
  func note(_ element: Element, isShown: Bool) {
    formerKeys[ObjectIdentifier(element)] = element.key
    let attributes = element.view?.appliedAttributes ?? element.attributes
    note(element.key, attributes, isShown: isShown)
  }

  /// Notes what was there before. The layout may change its own attributes: they are copied.
  func note(_ key: ElementKey, _ attributes: CollectionViewLayoutAttributes, isShown: Bool) {
    guard let copy = attributes.copy() as? CollectionViewLayoutAttributes else { return }
    former[key] = Former(attributes: copy, isShown: isShown)
  }

  /// Keeps everything of before at its distance from the right end of content that is now `width`
  /// pt wide: where frames are mirrored, they count from there.
  func follow(contentWidth width: Double) {
    let distance = width - contentWidth
    contentWidth = width
    guard distance != 0 else { return }
    for one in former.values { one.attributes.center.x += distance }
  }

  /// Notes an element that has left with its view.
  func leave(_ element: Element) {
    leaving.append(element)
    if element.isGone, let key = formerKey(of: element) { departed[key] = element }
  }

  /// Gives `element` the view that has just left under its key, if there is one, as if it had not left: a
  /// later round of the same pass may need again what an earlier one has let go. Answers whether there
  /// is.
  func revive(_ element: Element) -> Bool {
    guard let index = leaving.firstIndex(where: { !$0.isGone && $0.key == element.key }) else {
      return false
    }
    let left = leaving.remove(at: index)
    element.takeView(of: left)
    formerKeys[ObjectIdentifier(element)] = formerKeys.removeValue(forKey: ObjectIdentifier(left))
    return true
  }

  /// The key that `element` had before; nil where it was not there.
  func formerKey(of element: Element) -> ElementKey? { formerKeys[ObjectIdentifier(element)] }

  /// The key that an element had before; nil where it is new.
  func oldKey(of new: ElementKey) -> ElementKey? {
    guard !inserted.contains(new) else { return nil }
    return changes.reversed().reduce(new as ElementKey?) { key, change in
      guard let key else { return nil }
      switch change {
      case .update(let plan), .arrangement(let plan, _): return plan.oldKey(of: key)
      case .boundsSize: return key
      case .layout: return key.category == .decorationView ? nil : key
      }
    }
  }

  /// The key that an element has now, reloaded or not; nil where it is gone.
  func newKey(of old: ElementKey) -> ElementKey? {
    changes.reduce(old as ElementKey?) { key, change in
      guard let key else { return nil }
      switch change {
      case .update(let plan), .arrangement(let plan, _):
        guard key.category == .cell else { return plan.newKey(of: key) }
        return plan.newPath(of: key.indexPath).map(ElementKey.cell)
      case .boundsSize: return key
      case .layout: return key.category == .decorationView ? nil : key
      }
    }
  }

  /// Whether the element got a new view though it is the same.
  func isReloaded(_ old: ElementKey) -> Bool {
    old.category == .cell
      && changes.contains { change in
        guard case .update(let plan) = change else { return false }
        return plan.changes.reloadedItems.contains(old.indexPath)
      }
  }

  /// Whether the change takes away the element of the old key, or makes it anew.
  func takesAway(_ old: ElementKey) -> Bool {
    isReloaded(old) || newKey(of: old).map(inserted.contains) ?? true
  }

  /// Whether the change brings the element of the new key, or makes it anew.
  func brings(_ new: ElementKey) -> Bool { oldKey(of: new).map(isReloaded) ?? true }

  /// The layout that was there before; nil where it has stayed.
  var oldLayout: CollectionViewLayout? {
    for case .layout(let old) in changes { return old }
    return nil
  }

  /// Where an element was that was not noted, as far as the change knows.
  func unnotedAttributes(of key: ElementKey) -> CollectionViewLayoutAttributes? {
    for case .arrangement(_, let from) in changes {
      guard let known = from(key)?.copy() as? CollectionViewLayoutAttributes else { continue }
      known.center.x += contentWidth - formerWidth
      return known
    }
    return nil
  }

  /// Whether the layout says where elements come from and go to.
  var asksLayout: Bool {
    changes.contains { if case .arrangement = $0 { false } else { true } }
  }
}
