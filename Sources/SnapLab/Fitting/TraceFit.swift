public import Foundation
internal import Geometry
public import Tracing

/// The laws and constants that explain a trace best.
public struct TraceFit: Sendable {
  /// The motions that some law explains or comes near to, in the order of time; those of the horizontal axis first.
  public private(set) var motions: [MotionFit] = []
  /// The rubber band under the finger, or why it is not told.
  public let rubberBand: Result<RubberBandFit, Doubt>
  /// How many frames the trace has.
  public let frameCount: Int
  /// Whether the content moved at all.
  public let moves: Bool

  /// Why something is not told by a trace: a sentence without its full stop.
  public struct Doubt: Error, Equatable, Sendable, CustomStringConvertible {
    public let description: String
  }

  /// Fits the motions of `trace`.
  ///
  /// - Parameter viewport: The size of the scroll view, in pt; nil for that in the trace's header.
  /// - Throws: `TraceError` where it has fewer than two frames, or frames that go back in time.
  /// - Complexity: O(frames · log frames) for each motion.
  public init(_ trace: Trace, viewport: CGSize? = nil) throws(TraceError) {
    let frames = trace.frames
    try Self.check(frames)
    frameCount = frames.count
    var fits: [MotionFit] = []
    var reach = 0.0
    for axis in trace.axes {
      let series = OffsetSeries(frames, axis)
      reach = max(reach, series.reach)
      let sections =
        trace.isForeign
        ? MotionSection.found(in: series) : MotionSection.recorded(in: trace, axis)
      for section in sections where series.reach(section.frames) > Self.smallestReach {
        for part in LawSearch(series: series).parts(of: section) {
          fits.append(MotionFit(part, of: section, series, frames))
        }
      }
    }
    motions = fits
    moves = reach > 0
    rubberBand = RubberBandFit.fit(trace, frames, viewport: viewport, motions: fits)
  }

  /// The shortest way that is a motion, in pt. Ours.
  private static let smallestReach = 2.0

  private static func check(_ frames: [TraceFrame]) throws(TraceError) {
    guard frames.count > 1 else {
      throw TraceError("a fit needs at least two frames, found \(frames.count)")
    }
    for (frame, next) in zip(frames, frames.dropFirst()) where next.time < frame.time {
      throw TraceError(
        "frame \(next.frame) at \(next.time) s is earlier than frame \(frame.frame) at \(frame.time) s"
      )
    }
  }

  /// How far each known profile is from all motions together, the closest first.
  public var profiles: [ProfileResidual] {
    let judged = motions.filter { !$0.profiles.isEmpty }
    let names = KnownProfile.all.map(\.name)
    guard !judged.isEmpty else { return [] }
    let count = judged.reduce(0) { $0 + $1.frameCount }
    let together = names.compactMap { name -> ProfileResidual? in
      var squares = 0.0
      for motion in judged {
        guard let residual = motion.profiles.first(where: { $0.profile == name }) else {
          return nil
        }
        squares += residual.rootMeanSquare * residual.rootMeanSquare * Double(motion.frameCount)
      }
      return ProfileResidual(
        profile: name, rootMeanSquare: (squares / Double(count)).squareRoot())
    }
    return KnownProfile.ranked(together)
  }
}

extension OffsetSeries {
  /// How far the content moves in these frames, in pt.
  fileprivate func reach(_ frames: ClosedRange<Int>) -> Double {
    let part = offsets[frames]
    return (part.max() ?? 0) - (part.min() ?? 0)
  }
}
