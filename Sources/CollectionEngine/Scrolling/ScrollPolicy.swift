/// What nobody has shown of UIKit, and how it is decided here: one choice a question.
///
/// The defaults are what the evidence speaks for most. `ScrollView.policy` holds one; scenarios set
/// it by the same names under `scrollView.policy`. Beside it, `isPrefetchingEnabled` of a
/// collection view is documented to be true, and reported to be false for a view made by hand: set
/// it.
public struct ScrollPolicy: Equatable, Sendable {
  /// When `scrollViewWillBeginDragging` comes for a finger that stops a motion.
  public enum CaughtDrag: String, CaseIterable, Sendable {
    /// As soon as the finger comes down.
    case touchDown
    /// With its first movement; where it never moves, as it lifts.
    case movement
  }

  /// When `scrollViewDidEndDecelerating` comes for a glide that a finger stops.
  public enum CaughtGlide: String, CaseIterable, Sendable {
    /// As the finger lifts, after `scrollViewDidEndDragging`; not at all where the finger throws
    /// the content on. Reported for iOS 13 and later.
    case lift
    /// As soon as the finger comes down, before it begins to drag.
    case touchDown
    /// Never. Reported for iOS 9 and 10.
    case never
  }

  /// Whether a person who interrupts an animated change has it told.
  public enum InterruptedAnimation: String, CaseIterable, Sendable {
    /// `scrollViewDidEndScrollingAnimation` comes as it does at the end of every other one.
    case told
    /// Nothing is called.
    case silent
  }

  /// What `scrollToItem` does along an axis for which it was given no position.
  public enum MissingPosition: String, CaseIterable, Sendable {
    /// It leaves the axis alone, but for an offset outside the range.
    case stay
    /// It scrolls as little as shows the item.
    case reveal
  }

  /// What edges `scrollToItem` aligns items with.
  public enum AlignmentArea: String, CaseIterable, Sendable {
    /// Those that the adjusted content inset leaves.
    case insetBounds
    /// Those of the view, as before there were insets.
    case bounds
  }

  /// How far `scrollToItem` goes.
  public enum AlignmentReach: String, CaseIterable, Sendable {
    /// To the end of the range.
    case range
    /// Wherever the item stands as asked, also beyond the range, until the range changes or a
    /// person takes over.
    case anywhere
  }

  /// What an update of a collection view leaves where it is seen.
  public enum UpdateOffset: String, CaseIterable, Sendable {
    /// The offset: what comes or goes above moves what is seen. UIKit's way.
    case stay
    /// The first visible item that is still there.
    case anchor
    /// The end of the content where that is seen, as in a chat; else as `anchor`.
    case end
  }

  /// What a change of the bounds' size leaves where it is seen.
  public enum ResizeOffset: String, CaseIterable, Sendable {
    /// The offset. UIKit's way.
    case stay
    /// The first visible item.
    case anchor
    /// The page, counted in lengths of the bounds.
    case page
    /// What is at the end of the bounds, as in a chat; also where the inset there changes.
    case end
  }

  /// When a finger that stops a motion begins to drag. Default: as it comes down.
  public var caughtDrag = CaughtDrag.touchDown
  /// When a glide that a finger stops has ended. Default: as the finger lifts.
  public var caughtGlide = CaughtGlide.lift
  /// Whether an animated change that a person interrupts is told to have ended. Default: it is.
  public var interruptedAnimation = InterruptedAnimation.told
  /// What `scrollToItem` does along an axis without a position. Default: nothing.
  public var missingPosition = MissingPosition.stay
  /// What edges `scrollToItem` aligns items with. Default: those that the insets leave.
  public var alignmentArea = AlignmentArea.insetBounds
  /// How far `scrollToItem` goes. Default: to the end of the range.
  public var alignmentReach = AlignmentReach.range
  /// What an update leaves where it is seen. Default: the offset.
  public var updateOffset = UpdateOffset.stay
  /// What a change of the bounds' size leaves where it is seen. Default: the offset.
  public var resizeOffset = ResizeOffset.stay

  /// The defaults.
  public init() {}
}
