/// Where releases come to rest: at an item, a group of items, a page, or a multiple of a length.
///
/// Put one into a scroll view's `releaseTargeting`; it takes the place of the layout's answer and
/// beats paging, and a delegate still has the last word:
///
///     collectionView.releaseTargeting = SnapRule(to: .item, alignment: .center, limit: 1)
///
/// Every place where content may rest is a *candidate*: an offset, moved into the scroll range
/// before anything is chosen, so that the last one is always within reach. A release is *quick*
/// where it is faster than `velocityThreshold`; `choice` says which candidate it leads to. Rules
/// that are known by a name are in `SnapRule.Name`.
///
/// A quick release that caught a snap in flight goes at least one candidate further in its direction
/// than that snap was going, as a page turn does (source: paging); the limit counts from there. So
/// it is with the choice `flick` only: the rules of other platforms look at the place alone.
///
/// Of two candidates at the same distance the one further on counts (source: paging, which rounds
/// halves up). Each axis that can scroll decides on its own, and where people read from the right,
/// the horizontal one decides as if it were seen in a mirror.
///
/// A rule of items or groups needs a collection view; on a plain scroll view it changes nothing.
/// The notch of a wheel is no release: it glides as without a rule.
///
/// Complexity: O(log n + k) for a release, k being the items within some screens of where the
/// gesture began, where it let go and where it would lead; never of all items.
public struct SnapRule: Equatable, Sendable {
  /// What content snaps to.
  public enum Destination: Equatable, Sendable {
    /// Each item.
    case item
    /// Multiples of the bounds length from the leading end of the range.
    case page
    /// Each group of this many consecutive items; at least 1. The first item of a section begins a
    /// group, and its last group may be smaller.
    case group(Int)
    /// Multiples of this many pt from the leading end of the content; above 0.
    case interval(Double)
  }

  /// What of an item, group or interval meets the same place of the view, within its insets.
  public enum Alignment: String, CaseIterable, Sendable {
    /// The leading edge (right where people read from the right). Room that the first item leaves
    /// before itself every item gets: they all stand where the first one stands at first.
    case start
    /// The middle.
    case center
    /// The trailing edge, with the room that the last item leaves behind itself.
    case end
  }

  /// The largest limit that is counted: what a release looks at grows with it. Ours.
  public static let largestLimit = 1000

  /// What content snaps to; a group has at least 1 item, an interval is above 0 and finite.
  /// Default: each item.
  public var to: Destination { didSet { check() } }
  /// How that is aligned; pages ignore it. Default: the leading edge.
  public var alignment: Alignment
  /// Which candidate a release leads to. Default: `flick`.
  public var choice: Choice
  /// How many candidates the momentum of one gesture carries content on: counted from where the
  /// gesture began as well as from where it let go. At least 1; more than 1000, or nil, for any
  /// number. Default: nil.
  ///
  /// The hand is not limited: content that was dragged beyond the limit goes on to the first
  /// candidate ahead, as a page turn does, for nothing moves against a quick flick.
  public var limit: Int? { didSet { check() } }
  /// The speed, in pt/ms, above which a release is quick; at least 0; `nearest`, `visible` and
  /// `area` do not ask. Larger: more releases go back to the nearest candidate. Default: 0.3, that of paging (reported).
  public var velocityThreshold: Double { didSet { check() } }
  /// How far, in pt, a drag has to carry content beyond a candidate to go on to the next one where
  /// the release is slow; at least 0; only `flick` and `neighbor` ask. nil for half the way.
  /// Default: nil.
  public var distanceThreshold: Double? { didSet { check() } }

  /// How far the chosen candidate may be from the proposed target, in bounds lengths; at least 0.
  /// Where it is further, the release is left to itself. nil for any distance. Default: nil.
  public var proximity: Double? { didSet { check() } }

  /// A rule; numbers outside their range are a programming error and trap.
  public init(
    to destination: Destination = .item, alignment: Alignment = .start, choice: Choice = .flick,
    limit: Int? = nil, velocityThreshold: Double = 0.3, distanceThreshold: Double? = nil,
    proximity: Double? = nil
  ) {
    to = destination
    self.alignment = alignment
    self.choice = choice
    self.limit = limit
    self.velocityThreshold = velocityThreshold
    self.distanceThreshold = distanceThreshold
    self.proximity = proximity
    check()
  }

  /// Whether the rule snaps to items, and changes nothing where there are none.
  public var needsItems: Bool {
    switch to {
    case .item, .group: true
    case .page, .interval: false
    }
  }

  /// Whether releases lead to a neighbour, as a pager's do.
  public var isPager: Bool { choice == .neighbor }

  /// The limit, where it is one.
  var countedLimit: Int? {
    guard let limit, limit <= Self.largestLimit else { return nil }
    return limit
  }

  private func check() {
    switch to {
    case .group(let count):
      precondition(count >= 1, "A group has at least 1 item, not \(count).")
    case .interval(let length):
      precondition(
        length > 0 && length.isFinite, "A snap interval is longer than 0 pt, not \(length).")
    case .item, .page: break
    }
    let least = limit ?? 1
    precondition(least >= 1, "A snap limit is at least 1, not \(least).")
    precondition(
      velocityThreshold >= 0, "A velocity threshold is at least 0, not \(velocityThreshold).")
    let distance = distanceThreshold ?? 0
    precondition(distance >= 0, "A distance threshold is at least 0, not \(distance).")
    let reach = proximity ?? 0
    precondition(reach >= 0, "A proximity is at least 0 bounds lengths, not \(reach).")
  }
}
