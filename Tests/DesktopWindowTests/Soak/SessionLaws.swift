import CollectionEngine
import Foundation
import Geometry
import Rendering
import Scenarios
import TestSupport

@testable import DesktopWindow

/// What of a session's state breaks the laws that hold after every frame, as sentences; empty where all hold:
/// - all numbers are finite, and content that rests, or may not bounce, is in its range, unless a person leads a transition;
/// - no element is shown twice, and what is shown is what the layout has in the bounds;
/// - whatever is kept (bitmaps, history, log) stays within its bound, and times ascend.
///
/// Complexity: O(n log n) of what is shown, and what the layout's query takes.
func lawViolations(of session: PreviewSession) -> [String] {
  var violations: [String] = []
  if let failure = session.run.failure { violations.append("it has failed: \(failure)") }
  violations += offsetViolations(of: session.run.scrollView)
  if let view = session.run.collectionView { violations += elementViolations(of: view) }
  violations += sceneViolations(of: Scene(of: session.run.scrollView))
  violations += boundViolations(of: session)
  return violations
}

/// Half a pixel at any scale, in pt.
let halfPixel = 0.5

private func offsetViolations(of view: ScrollView) -> [String] {
  let offset = view.contentOffset
  guard offset.isFinite, view.currentVelocity.isFinite else {
    return ["offset \(offset) and velocity \(view.currentVelocity) are not finite"]
  }
  // A transition that is led beyond its ends takes the content along. What programs and notches animate may begin outside, where its
  // content has become smaller, and be caught there.
  let isLed = (view as? CollectionView)?.isLedByHand == true
  let isFree = view.isScrollAnimating || view.isTracking
  guard !isLed, view.isAtRest || !view.bounces && !isFree else { return [] }
  return Axis.allCases.compactMap { axis in
    let (range, value) = (view.metrics.range(axis), Double(offset[axis]))
    let outside = max(range.lowerBound - value, value - range.upperBound)
    return outside > halfPixel
      ? "\(axis) offset \(value) is outside \(range) of \(view.bounds.size)" : nil
  }
}

private func elementViolations(of view: CollectionView) -> [String] {
  var violations: [String] = []
  let shown = view.shownElements.map {
    name($0.attributes) + ($0.departure.map { " leaving by \($0)" } ?? "")
  }
  for (name, count) in counts(shown) where count > 1 {
    violations.append("\(name) is shown \(count) times")
  }
  guard !view.isAnimatingChanges else { return violations }
  let bounds = view.bounds
  let layout = view.collectionViewLayout
  let isMirrored =
    layout.flipsHorizontallyInOppositeLayoutDirection
    && view.layoutDirection != layout.developmentLayoutDirection
  var query = bounds
  if isMirrored { query.origin.x = view.contentSize.width - bounds.maxX }
  let said = (layout.layoutAttributesForElements(in: query) ?? []).map { view.asShown($0) }
    .filter { !$0.isHidden && meets($0.frame, bounds) }.map(name)
  let visible = view.visibleLayoutAttributes.filter { meets($0.frame, bounds) }.map(name)
  if visible.sorted() != said.sorted() {
    let (missing, extra) = (Set(said).subtracting(visible), Set(visible).subtracting(said))
    // An item that a person holds is where the finger is, wherever its place has scrolled to.
    let holdsItem = view.isLedByHand && !(layout is CollectionViewTransitionLayout)
    guard !(holdsItem && missing.isEmpty && extra.count == 1) else { return violations }
    violations.append(
      "in \(bounds) of \(type(of: layout)) \(missing.sorted()) are missing and \(extra.sorted()) are too much"
    )
  }
  return violations
}

/// Whether more of `frame` than a mirror's rounding is in `bounds`.
private func meets(_ frame: CGRect, _ bounds: CGRect) -> Bool {
  let common = frame.intersection(bounds)
  return common.width > mirrorRounding && common.height > mirrorRounding
}

/// How exact places are that were taken from the other end of the content and back, in pt: content is below 1e6 pt long here.
private let mirrorRounding = 1e-6

private func name(_ attributes: CollectionViewLayoutAttributes) -> String {
  let kind = attributes.representedElementKind ?? "item"
  return "\(kind) \(attributes.indexPath.map(String.init).joined(separator: "-"))"
}

/// Each name with how often it is there, in the order of the names.
private func counts(_ names: [String]) -> [(String, Int)] {
  Dictionary(grouping: names) { $0 }.map { ($0.key, $0.value.count) }.sorted { $0.0 < $1.0 }
}

private func sceneViolations(of scene: Scene) -> [String] {
  scene.layers.compactMap { layer in
    let isSound =
      layer.center.isFinite && layer.size.width >= 0 && layer.size.height >= 0
      && layer.size.width.isFinite && layer.size.height.isFinite && (0...1).contains(layer.alpha)
    return isSound ? nil : "\(layer) cannot be drawn"
  }
}

private func boundViolations(of session: PreviewSession) -> [String] {
  var violations: [String] = []
  if session.cache.byteCount > session.cache.limit {
    violations.append("\(session.cache.byteCount) bytes of bitmaps are kept")
  }
  if session.history.frames.count > PreviewHistory.mostFrames * 9 / 8 {
    violations.append("\(session.history.frames.count) frames are kept")
  }
  let times = session.history.frames.suffix(2).map(\.time)
  if times.count == 2, times[0] >= times[1] { violations.append("frames are at \(times)") }
  if session.log.samples.count > 1001 || session.log.calls.count > 80 {
    violations.append(
      "\(session.log.samples.count) samples and \(session.log.calls.count) calls are kept")
  }
  if session.wanted.viewport.size != session.stage.size {
    violations.append(
      "the stage is \(session.stage.size), the viewport \(session.wanted.viewport.size)")
  }
  return violations
}
