public import Foundation
public import Geometry

/// A scroll indicator as numbers: where it is along its axis, how long, and how visible.
public struct ScrollIndicator: Equatable, Sendable {
  /// Its rectangle in the view, in pt from the view's top left corner.
  public var frame: CGRect
  /// 0 hidden to 1 shown.
  public var alpha: Double
}

extension ScrollView {
  /// The measures of the indicators. Ours: UIKit's are not published.
  enum IndicatorMeasure {
    /// What an indicator keeps away from the view's edges, in pt.
    static let margin = 3.0
    /// How thick it is, in pt.
    static let thickness = 3.0
    /// The shortest one, in pt; pressed against an edge it shrinks to `pressedLength`.
    static let shortest = 36.0
    static let pressedLength = 7.0
  }

  /// The indicator of `axis` now: its length says how much of the content is visible, its position
  /// where.
  ///
  ///     length = track * visible / content, at least 36 pt
  ///     position = (track - length) * progress
  ///
  /// Beyond an edge it shrinks by the overscroll and stays at the end of its track. It fades in while the content moves
  /// and out after it has come to rest; where all content fits along the axis it is not seen.
  public func scrollIndicator(_ axis: Axis) -> ScrollIndicator {
    let isShown = axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
    let track = indicatorTrack(axis)
    let range = metrics.range(axis)
    let whole = range.upperBound - range.lowerBound + size[axis]
    let share = whole > 0 ? min(size[axis] / whole, 1) : 1
    let value = offset[axis]
    let overscroll = max(range.lowerBound - value, value - range.upperBound, 0)
    let trackLength = track.upperBound - track.lowerBound
    let resting = min(max(trackLength * share, IndicatorMeasure.shortest), trackLength)
    let length = max(resting - overscroll, min(IndicatorMeasure.pressedLength, resting))
    let progress = value > range.upperBound ? 1 : metrics.progress(value, axis)
    let position = track.lowerBound + (trackLength - length) * progress
    return ScrollIndicator(
      frame: indicatorFrame(axis, position, length),
      alpha: isShown && share < 1 ? fade.alpha(at: currentTime) : 0)
  }

  /// Shows the indicators for a moment.
  public func flashScrollIndicators() {
    fade.flash(at: currentTime)
  }

  private func indicatorTrack(_ axis: Axis) -> ClosedRange<Double> {
    let extra = axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    let inset = extra + safeAreaInsets
    let start = inset.start(axis) + IndicatorMeasure.margin
    let end = size[axis] - inset.end(axis) - IndicatorMeasure.margin
    return start...max(start, end)
  }

  /// At the trailing side for the vertical one, at the bottom for the horizontal one.
  private func indicatorFrame(_ axis: Axis, _ position: Double, _ length: Double) -> CGRect {
    let thickness = IndicatorMeasure.thickness
    let margin = IndicatorMeasure.margin
    if axis == .horizontal {
      let inset = Double((horizontalScrollIndicatorInsets + safeAreaInsets).bottom)
      return CGRect(
        x: position, y: Double(size.height) - inset - margin - thickness, width: length,
        height: thickness)
    }
    let insets = verticalScrollIndicatorInsets + safeAreaInsets
    let x =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? Double(insets.left) + margin
      : Double(size.width - insets.right) - margin - thickness
    return CGRect(x: x, y: position, width: thickness, height: length)
  }
}

/// How visible the indicators are over time.
struct IndicatorFade {
  /// How long fading in takes, in s. Ours.
  static let fadeIn = 0.1
  /// How long they stay after the content has come to rest, in s. Ours.
  static let linger = 0.5
  /// How long fading out takes, in s. Ours.
  static let fadeOut = 0.25

  private var isShown = false
  private var changedAt = -Double.infinity
  private var alphaAtChange = 0.0

  mutating func update(isShown: Bool, at time: Double) {
    guard isShown != self.isShown else { return }
    alphaAtChange = alpha(at: time)
    changedAt = time
    self.isShown = isShown
  }

  mutating func flash(at time: Double) {
    guard !isShown else { return }
    (alphaAtChange, changedAt) = (1, time)
  }

  func alpha(at time: Double) -> Double {
    let elapsed = time - changedAt
    if isShown { return min(1, alphaAtChange + elapsed / Self.fadeIn) }
    return max(0, alphaAtChange - max(0, elapsed - Self.linger) / Self.fadeOut)
  }
}
