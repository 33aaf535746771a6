public import CollectionEngine
public import Foundation

/// One thing that happens at a time.
public struct ScenarioEvent: Equatable, Sendable {
  /// The things that can happen.
  public enum Kind: Equatable, Sendable {
    /// A finger comes down, moves along a line and lifts.
    case drag(Drag)
    /// A finger moves as it was recorded.
    case touches(Touches)
    /// A finger does one thing, at a location in points of the viewport, whatever it and others did before: what a
    /// recorded session has where `touches` cannot say it. The view ignores what does not fit.
    case touch(TouchPhase, location: CGPoint)
    /// The view is as if a finger had just left it.
    case release(Release)
    /// A finger comes down, does not move and lifts after `hold` seconds, 0 to 86,400.
    case `catch`(hold: Double)
    /// A wheel or a trackpad scrolls.
    case wheel(WheelInput)
    /// A finger lifts an item, moves it and lets it go.
    case reorder(Reorder)
    /// A person does one thing with an item: what a recorded session has.
    case reorderStep(ReorderStep)
    /// A person leads one layout into another.
    case transition(Transition)
    /// A person does one thing with a transition: what a recorded session has.
    case transitionStep(TransitionStep)
    /// The program sets the offset.
    case setContentOffset(CGPoint, animated: Bool)
    /// The program or the status bar asks for the top.
    case scrollToTop(animated: Bool)
    /// The program stops every motion where it is.
    case stop
    /// The program asks for a rectangle of the content to be seen.
    case scrollRectToVisible(CGRect, animated: Bool)
    /// The program asks for an item to be seen at a place.
    case scrollToItem(IndexPath, position: CollectionView.ScrollPosition, animated: Bool)
    /// Items and sections come, go, move and are made anew.
    case update(ScenarioUpdate)
    /// Another layout arranges the items.
    case setLayout(ScenarioLayout, timing: ScenarioTiming = .atOnce)
    /// The viewport gets another size; content without items is there at once.
    case resize(CGSize, timing: ScenarioTiming = .atOnce)
    /// Keys of the scenario get other values, in the order given.
    case set([ScenarioChange])
    /// A name is put into the trace.
    case mark(String)
  }

  /// When it happens, in seconds from 0 to 86,400.
  public var at: Double
  /// What happens.
  public var kind: Kind

  public init(at: Double, _ kind: Kind) {
    self.at = at
    self.kind = kind
  }
}
