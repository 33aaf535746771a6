import CollectionEngine
import Foundation
import Layouts
import TestSupport

/// Cards 310 pt wide side by side that a release leads to by a rule, right or deliberately wrong.
final class CardLayout: UniformLayout {
  /// What decides a target from the card (in cards) that the release alone would lead to.
  enum Rule: String, CaseIterable {
    /// The card nearest to the projection, and from 0.3 pt/ms on at least the next one.
    case right
    /// The same, but never card 3.
    case withoutCard3
    /// The same, but cards whose start cannot be reached do not count.
    case withoutLast
    /// The same, and one more.
    case oneTooMany
    /// The nearest card, however quick the release.
    case nearest
    /// The card before the projection in both directions.
    case alwaysDown
    /// The same as `right`, 40 pt beyond the ends.
    case outside
    /// The same as `right`, and quick flicks 7 pt further.
    case beside
    /// The next card for the least velocity.
    case shaking
    /// The nearest card below 1.5 pt/ms.
    case stiff
  }

  static let width = 310.0
  private var rule = Rule.right
  /// How far content is moved on its way past 400 pt, once, in pt.
  private var jump = 0.0
  private var hasJumped = false

  convenience init(_ rule: Rule, jump: Double = 0) {
    self.init(itemSize: CGSize(width: Self.width, height: 200), isHorizontal: true)
    self.rule = rule
    self.jump = jump
  }

  static func description(_ rule: Rule) -> LayoutDescription {
    LayoutDescription("cards", summary: "Cards.", options: [], make: { CardLayout(rule) })
  }

  static func jumping(by distance: Double) -> LayoutDescription {
    LayoutDescription(
      "jumping-cards", summary: "Cards.", options: [],
      make: { CardLayout(.right, jump: distance) })
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { jump != 0 }

  override func prepare() {
    super.prepare()
    guard jump != 0, !hasJumped, let view = collectionView, view.contentOffset.x > 400,
      view.isDecelerating
    else { return }
    hasJumped = true
    view.contentOffset.x += jump
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let view = collectionView else { return proposed }
    let width = Self.width
    let end = view.contentSize.width - view.bounds.width
    let now = view.contentOffset.x / width
    let projected = Double(proposed.x) / width
    var card = projected.rounded()
    func goOn(above speed: Double) {
      if velocity.x > speed { card = max(card, now.rounded(.down) + 1) }
      if velocity.x < -speed { card = min(card, now.rounded(.up) - 1) }
    }
    switch rule {
    case .nearest: break
    case .alwaysDown: card = projected.rounded(.down)
    case .shaking: goOn(above: 0)
    case .stiff: if abs(velocity.x) < 1.5 { card = now.rounded() }
    default: goOn(above: 0.3)
    }
    if rule == .oneTooMany, velocity.x > 0.3 { card += 1 }
    if rule == .withoutCard3, card == 3 { card = projected > 3 ? 4 : 2 }
    var target = card * width
    switch rule {
    case .withoutLast: target = min(max(target, 0), (end / width).rounded(.down) * width)
    case .outside where card <= 0 || target >= end:
      return CGPoint(x: target < end ? -40 : end + 40, y: 0)
    default: target = min(max(target, 0), end)
    }
    if rule == .beside, abs(velocity.x) > 1, target > 0, target < end { target += 7 }
    return CGPoint(x: target, y: 0)
  }
}
