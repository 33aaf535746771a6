// Drop this file into an iOS app to log a scroll view as a table that Glissade reads:
//
//     let recorder = ScrollRecorder(scrollView)     // keep it
//     recorder.start()
//     …
//     let table = recorder.stop()                   // write it to a file, or share it as text
//
// One row a frame of the display: time_s (s since the first row, when the frame is shown), offset_x, offset_y (pt),
// velocity_x, velocity_y (pt/ms, the slope since the row before), activity, target_x, target_y (pt, empty unless
// `willEndDragging(target:)` is called), content_width, content_height (pt), finger_x, finger_y (pt of the viewport,
// empty while no finger is down), viewport_width, viewport_height (pt). Then, on a desktop:
//
//     glissade fit log.csv           the rate, the bounce, and, for it has the finger, the rubber band
//     glissade chart log.csv
//
// Scroll with everything else at rest: a phone that is busy shows frames late, and the log says when they were due.
import UIKit

/// A row of the table.
struct ScrollSample: Equatable {
  /// In s since the first row.
  var time: Double
  /// In pt.
  var contentOffset: CGPoint
  /// In pt/ms.
  var velocity: CGPoint
  /// How it moves, in Glissade's words.
  var activity: String
  /// Where the motion is going to rest, in pt, where the app says so.
  var target: CGPoint?
  /// In pt.
  var contentSize: CGSize
  /// Where the finger is, in pt of the viewport; nil while none is down.
  var finger: CGPoint?
  /// In pt.
  var viewport: CGSize

  /// The first line of a table, without its line feed.
  static let heading =
    "time_s,offset_x,offset_y,velocity_x,velocity_y,activity,target_x,target_y,"
    + "content_width,content_height,finger_x,finger_y,viewport_width,viewport_height"

  /// Its line of the table, without the line feed: numbers in the shortest form that reads back the same, with a point
  /// whatever the phone's language is.
  var row: String {
    func pair(_ x: CGFloat, _ y: CGFloat) -> String { "\(Double(x)),\(Double(y))" }
    func pair(_ point: CGPoint?) -> String { point.map { pair($0.x, $0.y) } ?? "," }
    return [
      "\(time)", pair(contentOffset), pair(velocity), activity, pair(target),
      pair(contentSize.width, contentSize.height), pair(finger),
      pair(viewport.width, viewport.height),
    ].joined(separator: ",")
  }
}

/// Makes rows out of what a scroll view shows.
struct ScrollSampler {
  private(set) var samples: [ScrollSample] = []
  private var firstTime: Double?

  /// The table so far.
  var table: String {
    ([ScrollSample.heading] + samples.map(\.row)).joined(separator: "\n") + "\n"
  }

  /// Adds the row of the frame that is shown at `time`, in s of any clock.
  mutating func add(
    _ scrollView: UIScrollView, at time: Double, finger: CGPoint?, target: CGPoint?
  ) {
    let start = firstTime ?? time
    firstTime = start
    let offset = scrollView.contentOffset
    var velocity = CGPoint.zero
    if let last = samples.last, time - start > last.time {
      let milliseconds = CGFloat((time - start - last.time) * 1000)
      velocity = CGPoint(
        x: (offset.x - last.contentOffset.x) / milliseconds,
        y: (offset.y - last.contentOffset.y) / milliseconds)
    }
    samples.append(
      ScrollSample(
        time: time - start, contentOffset: offset, velocity: velocity,
        activity: activity(scrollView, hasTarget: target != nil, moves: velocity != .zero),
        target: scrollView.isDecelerating ? target : nil, contentSize: scrollView.contentSize,
        finger: finger, viewport: scrollView.bounds.size))
  }

  private func activity(_ scrollView: UIScrollView, hasTarget: Bool, moves: Bool) -> String {
    // A view that decelerates still says that it is dragged.
    if scrollView.isDragging, !scrollView.isDecelerating { return "dragging" }
    if Self.isOutside(scrollView), moves || scrollView.isDecelerating { return "bouncing" }
    if scrollView.isDecelerating {
      if scrollView.isPagingEnabled { return "paging" }
      return hasTarget ? "snapping" : "decelerating"
    }
    guard moves else { return "idle" }
    // The frame that shows the end belongs to the motion that ends in it.
    guard let last = samples.last?.activity, last != "idle", last != "dragging" else {
      return "animating"
    }
    return last
  }

  /// Whether the content stands beyond an edge, along either axis.
  private static func isOutside(_ scrollView: UIScrollView) -> Bool {
    let inset = scrollView.adjustedContentInset
    let (offset, content, view) = (
      scrollView.contentOffset, scrollView.contentSize, scrollView.bounds.size
    )
    let right = max(-inset.left, content.width + inset.right - view.width)
    let bottom = max(-inset.top, content.height + inset.bottom - view.height)
    return offset.x < -inset.left || offset.x > right || offset.y < -inset.top || offset.y > bottom
  }
}

// What follows needs Core Animation's display link and the Objective-C runtime: an Apple system.
#if canImport(ObjectiveC)
  import QuartzCore

  /// Logs a scroll view, a row each time the display asks for a frame.
  @MainActor final class ScrollRecorder: NSObject {
    private let scrollView: UIScrollView
    private var sampler = ScrollSampler()
    private var link: CADisplayLink?
    private var target: CGPoint?

    init(_ scrollView: UIScrollView) {
      self.scrollView = scrollView
    }

    /// Begins a new table.
    func start() {
      link?.invalidate()
      sampler = ScrollSampler()
      target = nil
      let link = CADisplayLink(target: self, selector: #selector(frame(_:)))
      if #available(iOS 15, *) {
        let most = Float(UIScreen.main.maximumFramesPerSecond)
        link.preferredFrameRateRange = CAFrameRateRange(
          minimum: most, maximum: most, preferred: most)
      }
      // The common modes: scrolling has a mode of its own.
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// Ends it. The recorder holds nothing that keeps the scroll view busy afterwards.
    func stop() -> String {
      link?.invalidate()
      link = nil
      return sampler.table
    }

    /// Call it at the end of your `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` if you change the
    /// target there, so that the table has it and says `snapping`.
    func willEndDragging(target: CGPoint) {
      self.target = target
    }

    @objc private func frame(_ link: CADisplayLink) {
      if scrollView.isTracking { target = nil }
      sampler.add(scrollView, at: link.targetTimestamp, finger: finger, target: target)
    }

    /// Where the finger is in the viewport: from the moment it touches, before the pan is recognized.
    private var finger: CGPoint? {
      let pan = scrollView.panGestureRecognizer
      guard scrollView.isTracking, pan.numberOfTouches > 0 else { return nil }
      let place = pan.location(ofTouch: 0, in: scrollView)
      return CGPoint(
        x: place.x - scrollView.bounds.origin.x, y: place.y - scrollView.bounds.origin.y)
    }
  }
#endif
