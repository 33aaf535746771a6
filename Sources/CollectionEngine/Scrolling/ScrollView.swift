public import Foundation
public import Geometry

/// A view whose content can be larger than itself: UIKit's scroll view, told the time instead of
/// reading a clock.
///
/// Inputs (`handle(_:at:)`) and frames (`advance(to:)`) carry their time in seconds, which never
/// goes back. Motion is evaluated at absolute time since it began, so that in `exact` integration
/// the path depends neither on the frame rate nor on how often anybody looks. Changes by the
/// program act at `currentTime`; use `synchronize(to:)` to bring that forward first. Every axis
/// moves independently. One scroll view is used from one place at a time.
open class ScrollView: View {
  /// Told of what happens, with UIKit's calls in UIKit's order.
  public weak var delegate: (any ScrollViewDelegate)?
  /// Watches without taking part.
  public weak var observer: (any ScrollViewObserver)?

  /// The laws of motion. Changing them acts on motions that begin later, and at once on whether
  /// content may be outside. Default: UIKit's.
  public var physics: any ScrollPhysics = UIKitPhysics() {
    didSet { if physics.leavesRange != oldValue.leavesRange { insetsDidChange() } }
  }
  /// What is decided where nobody has shown what UIKit does. Default: see each choice.
  public var policy = ScrollPolicy()
  /// The pixels that resting offsets lie on. Default: 2 pixels a pt.
  public var pixelGrid = PixelGrid(scale: 2)
  /// Which way the person reads; it decides at which side the vertical indicator stands. Default:
  /// left to right.
  public var layoutDirection = LayoutDirection.leftToRight
  /// How much a glide keeps of its speed each ms, above 0 and below 1. Changed under a free glide
  /// it acts at once, on the speed that is left. Default: `.normal`.
  public var decelerationRate = DecelerationRate.normal {
    didSet {
      guard decelerationRate != oldValue, case .moving(let motion) = state else { return }
      relaunch(motion)
    }
  }
  /// Whether releases go to multiples of the bounds. Default: false.
  public var isPagingEnabled = false
  /// Decides where releases lead, in place of the layout and of paging. Default: nil.
  public var releaseTargeting: (any ReleaseTargeting)?
  /// Whether a drag keeps to the axis it began along. Default: false.
  public var isDirectionalLockEnabled = false
  /// Whether fingers and wheels move the content; set to false it ends the drag under way. Default:
  /// true.
  public var isScrollEnabled = true {
    didSet { if !isScrollEnabled { cancelDrag() } }
  }
  /// Whether content may be pulled and may fly beyond its edges, as far as the physics knows that.
  /// Default: true.
  public var bounces = true { didSet { insetsDidChange() } }
  /// Whether content bounces vertically even where it fits; needs `bounces`. Default: false.
  public var alwaysBounceVertical = false { didSet { insetsDidChange() } }
  /// Whether content bounces horizontally even where it fits; needs `bounces`. Default: false.
  public var alwaysBounceHorizontal = false { didSet { insetsDidChange() } }
  /// Whether a tap on the status bar scrolls to the top. Default: true.
  public var scrollsToTop = true

  /// The size of the content, in pt; finite, at least 0. Default: zero.
  public var contentSize: CGSize {
    get { extent }
    set {
      precondition(
        newValue.isFinite && newValue.width >= 0 && newValue.height >= 0,
        "A content size is finite and at least 0, not \(newValue).")
      extent = newValue
      insetsDidChange()
    }
  }
  /// The distance the content keeps from the edges, in pt; finite, may be negative. Default: zero.
  public var contentInset = EdgeInsets.zero {
    didSet {
      precondition(
        contentInset.isFinite, "A content inset has finite distances, not \(contentInset).")
      // A layout may set it whenever it is invalidated, which a new inset has it be.
      if contentInset != oldValue { insetsDidChange() }
    }
  }
  /// What of the view the device covers, in pt; finite. Default: zero.
  open override var safeAreaInsets: EdgeInsets {
    didSet {
      precondition(
        safeAreaInsets.isFinite, "Safe area insets are finite distances, not \(safeAreaInsets).")
      insetsDidChange()
    }
  }
  /// When the safe area adds to the content inset. Default: automatic.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsDidChange() }
  }
  /// The content inset with what the safe area adds, in pt.
  public internal(set) var adjustedContentInset = EdgeInsets.zero

  /// Whether the vertical indicator is shown while content moves. Default: true.
  public var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown while content moves. Default: true.
  public var showsHorizontalScrollIndicator = true
  /// What the vertical indicator keeps away from the view's edges, beside the safe area, in pt.
  /// Default: zero.
  public var verticalScrollIndicatorInsets = EdgeInsets.zero
  /// What the horizontal indicator keeps away from the view's edges, beside the safe area, in pt.
  /// Default: zero.
  public var horizontalScrollIndicatorInsets = EdgeInsets.zero

  /// The time of the last input, frame or synchronization, in s.
  public internal(set) var currentTime: TimeInterval = 0

  var size = CGSize.zero
  var offset = CGPoint.zero
  /// The size of the content, in pt.
  var extent = CGSize.zero
  var state = State.resting { didSet { stateDidChange() } }
  /// What directional lock has decided, until the content has come to rest.
  var directionLock = DirectionLock.undecided
  /// Whether a glide that a finger caught has not been told to have ended.
  var owesEndDecelerating = false
  /// Whether a finger that stopped a motion has not been told to drag.
  var owesBeginDragging = false
  /// What the observer has not been told yet.
  var owedReports = OwedReports()
  /// Where the gesture under way, or else the last one, began to drag.
  var gestureBeganOffset = CGPoint.zero
  /// Whether the offset has changed since the delegate was last told.
  var owesDidScroll = false
  /// The time of the last frame, and what it showed.
  var lastFrame: (time: TimeInterval, offset: CGPoint)?
  /// The page turns that wheel deltas have not completed yet.
  var wheelSteps = WheelSteps()
  /// The movement whose last precise deltas are still to be swallowed.
  var wheelEcho: WheelEcho?
  /// The screen as it was when last asked for.
  private var lastScreen: Screen?
  /// How visible the indicators are.
  var fade = IndicatorFade()

  /// A scroll view of `size` pt with no content.
  public init(size: CGSize = .zero) {
    let frame = CGRect(origin: .zero, size: size)
    super.init(frame: frame)
    bounds = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// As large as the outermost view, with the scale of `pixelGrid`.
  open override var screen: Screen {
    let size = outermost.bounds.size
    if let last = lastScreen, last.bounds.size == size, last.scale == pixelGrid.scale,
      last.layoutDirection == layoutDirection
    {
      return last
    }
    let screen = Screen(size: size, scale: pixelGrid.scale, layoutDirection: layoutDirection)
    lastScreen = screen
    return screen
  }

  /// The visible rectangle in content coordinates: its origin is the content offset. Its size is
  /// finite and at least 0.
  open override var bounds: CGRect {
    get { CGRect(origin: offset, size: size) }
    set {
      precondition(
        newValue.size.isFinite && newValue.width >= 0 && newValue.height >= 0,
        "A bounds size is finite and at least 0, not \(newValue.size).")
      let isMoved = newValue.origin != offset
      if newValue.size != size {
        boundsWillChange(to: CGRect(origin: offset, size: newValue.size))
        size = newValue.size
        insetsDidChange()
      }
      // A new size alone may have moved the content inside, and must not be undone.
      if isMoved { contentOffset = newValue.origin }
    }
  }

  /// The point of the content at the view's top left corner, in pt, unclamped.
  ///
  /// Setting it adjusts the position and lets a motion go on from there at its speed, towards its
  /// target if it has one; `setContentOffset(_:animated:)` stops the motion. What is set is rounded
  /// to the pixel grid; what a motion shows is not.
  open var contentOffset: CGPoint {
    get { offset }
    set { adjustContentOffset(to: newValue) }
  }

  /// The bounds are about to change; `bounds` still has the old ones.
  func boundsWillChange(to newBounds: CGRect) {}

  /// The content inset with what the safe area adds was `inset` and has changed.
  func adjustedContentInsetHasChanged(from inset: EdgeInsets) {}

  /// Whether content at rest that is outside its range moves inside at once.
  var keepsOffsetInside: Bool { true }

  /// Everything stands where it is in a frame that is about to be shown.
  func frameWillBeShown() {}

  /// Where a layout sends a release that would lead to `proposed`.
  func layoutTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// A finger has come down at `location` of the view on content at rest.
  func touchDidBegin(at location: CGPoint) {}

  /// The finger that came down drags, or was taken away.
  func touchWasTakenOver() {}

  /// The finger that came down has lifted without dragging.
  func touchDidTap() {}
}
