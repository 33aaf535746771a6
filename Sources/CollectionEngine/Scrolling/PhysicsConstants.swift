/// Every number and choice of the scroll laws, each with its unit, its origin and what changing it
/// does; `PhysicsProfile` says which of them a platform's laws ask, and their values there.
///
/// Origins: *recorded* means replayed against recordings of UIScrollView; *documented* means vendor
/// documentation; *ours* means a decision of this project.
public struct PhysicsConstants: Equatable, Sendable {
  /// How motion after a release is evaluated.
  public enum Integration: String, CaseIterable, Sendable {
    /// Closed forms at absolute time: the path does not depend on the frame rate.
    case exact
    /// One step a frame as UIKit takes it: replays recordings to the last digits, and depends on
    /// the frame rate.
    case perTick
  }

  /// Which form the proposed target has.
  public enum Projection: String, CaseIterable, Sendable {
    /// `(|v| - rest) / -ln r`: iOS 26. Recorded.
    case continuous
    /// `(|v| - rest) * r / (1 - r)`: logs of 2013.
    case discrete
  }

  /// What of a finger's movement counts.
  public enum Translation: String, CaseIterable, Sendable {
    /// The whole movement, once the pan is recognized.
    case full
    /// The movement less the slop, along its direction. Recorded (simulator).
    case lessSlop
    /// The movement since the sample at which the pan was recognized. Recorded (device).
    case resetAtBegan
  }

  /// How motion after a release is evaluated. Default: closed forms.
  public var integration = Integration.exact
  /// Which form the proposed target has. Default: iOS 26's.
  public var projection = Projection.continuous
  /// What of a finger's movement counts. Default: all of it.
  public var translation = Translation.full

  /// How far a finger moves before a pan is recognized, in pt. Larger: drags begin later. Recorded.
  public var touchSlop = 10.0
  /// The speed, in pt/ms, below which free deceleration rests. Larger: glides end sooner. Recorded.
  public var restSpeed = 0.01
  /// The finger speed, in pt/s, below which a lift starts no deceleration. Larger: more lifts stop
  /// dead. Recorded.
  public var minimumFlingVelocity = 250.0
  /// The finger speed, in pt/s, that faster lifts count as. Larger: longer flings. Nothing like it
  /// is known of UIKit.
  public var maximumFlingVelocity = Double.infinity
  /// What stops a fling on Android, without a unit. Larger: shorter flings. Read in Android's
  /// `ViewConfiguration`.
  public var friction = 0.015
  /// How old, in s, a finger's last movement may be to count at the lift. Larger: rests are
  /// forgiven. Beyond an edge a bounce still starts with 0.75 of the last velocity, however long
  /// the rest. Reported; the bounce recorded.
  public var velocityWindow = 0.1
  /// The rubber band's slope at the edge under a finger. Larger: content follows further. Recorded.
  public var rubberBandCoefficient = 0.55
  /// The same under an indirect pointer (trackpad). Recorded.
  public var indirectRubberBandCoefficient = 0.715
  /// The pull of a bounce, per ms. Larger: quicker returns. Recorded.
  public var bounceDecay = 0.01005
  /// The distance from the edge, in pt, at which a bounce ends. Larger: bounces end sooner.
  /// Recorded.
  public var bounceRestDistance = 0.5
  /// The speed, in pt/ms, above which a release turns the page. Larger: more releases go to the
  /// nearest page. Reported.
  public var pagingVelocityThreshold = 0.3
  /// How long, in s, a page turn over `snapReferenceLength` takes from rest. Reported: 350 to 390
  /// ms on phones.
  public var snapDuration = 0.37
  /// The bounds length, in pt, at which a page turn takes `snapDuration`. Ours: a phone's width.
  public var snapReferenceLength = 390.0
  /// How the duration of a page turn grows with the bounds: `(length / reference) ^ exponent`.
  /// Ours, fitted to the reported 520 ms on tablets.
  public var snapDurationExponent = 0.4
  /// The distance from its target, in pt, at which a snap or a page turn ends. Ours.
  public var snapRestDistance = 0.1
  /// The shortest glide to a changed target, in s; a shorter one takes the snap spring instead.
  /// Ours.
  public var minimumGlideDuration = 0.1
  /// The duration, in s, of every animated programmatic change. Reported (sampled to 2e-6).
  public var animationDuration = 0.3
  /// The distance, in pt, of one wheel notch. Reported.
  public var wheelNotchDistance = 40.0
  /// The time, in ms per pt, that a wheel glide takes. Read in Chromium.
  public var wheelDurationPerPoint = 1.5
  /// The shortest wheel glide, in s. Read in Chromium.
  public var wheelMinimumDuration = 0.2
  /// The longest wheel glide, in s. Read in Chromium.
  public var wheelMaximumDuration = 0.5
  /// The silence, in s, that ends a gesture of precise wheel deltas which has no phases. Larger:
  /// slow fingers may pause longer. Ours.
  public var wheelSilence = 0.1
  /// The silence, in s, after which quick precise deltas without phases go on as momentum; at most
  /// `wheelSilence` counts. Larger: the content halts longer between fingers and momentum, and
  /// late deltas are waited for. Ours: trackpads send every 8 to 17 ms, and 33 when one is lost.
  public var momentumSilence = 0.04

  /// UIKit's numbers, as far as they are known.
  public init() {}
}
