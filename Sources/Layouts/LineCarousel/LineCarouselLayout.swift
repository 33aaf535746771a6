public import CollectionEngine
public import Foundation
internal import Geometry

/// A carousel whose items grow as they come to the middle.
///
/// # Rule
///
/// For an item whose middle is `d` pt from the visible middle:
///
///     ratio = max(0, 1 - |d| / activeDistance)
///     scale = sideItemScale + zoomFactor * ratio
///     alpha = sideItemAlpha + (1 - sideItemAlpha) * ratio
///     shift across the line = sideItemShift * (1 - ratio)
///
/// # Example
///
/// With the defaults that is Apple's sample LineLayout: items of 200 pt with 50 between them in a
/// view of 1024 stand at 100, 350, 600 …; at the offset 0 the visible middle is 512, so the second
/// one (|d| = 162) has the scale 1.057 and the third one (|d| = 88) 1.168. A release that would
/// lead to 130 comes to rest at 88, where the third one is in the middle; one that would lead to
/// -400 rests at 0, for targets stay inside the scroll range.
///
/// `sideItemScale` 0.6, `zoomFactor` 0.4, `sideItemAlpha` 0.6, `stacking` `.byAlpha` and an
/// `activeDistance` of one item and its spacing make it the well-known carousel whose side items
/// shrink and fade.
///
/// # Options
///
/// | property | default | unit and range |
/// |---|---|---|
/// | `activeDistance` | 200 | pt, above 0 |
/// | `zoomFactor` | 0.3 | |
/// | `sideItemScale` | 1 | at least 0 |
/// | `sideItemAlpha` | 1 | 0 to 1 |
/// | `sideItemShift` | 0 | pt |
/// | `stacking` | activeInFront | activeInFront, byAlpha or byDistance |
///
/// The rest is `CarouselLayout`'s: direction, insets, sections, snapping, right to left,
/// complexity.
open class LineCarouselLayout: CarouselLayout {
  /// Which item is in front where they overlap.
  public enum Stacking: String, CaseIterable, Sendable {
    /// `zIndex` 1 within the active distance, 0 outside.
    case activeInFront
    /// `zIndex` is ten times alpha, without its fraction.
    case byAlpha
    /// `zIndex` is the distance from the middle in whole pt, negative.
    case byDistance
  }

  /// The distance from the visible middle, in pt, within which items change; above 0. Default: 200.
  open var activeDistance: CGFloat = 200 {
    didSet {
      activeDistance.checkAsDistance("An active distance")
      invalidate(oldValue, changedTo: activeDistance)
    }
  }
  /// What the item in the middle gains in scale. Default: 0.3 (Apple's sample).
  open var zoomFactor: CGFloat = 0.3 {
    didSet { invalidate(oldValue, changedTo: zoomFactor) }
  }
  /// The scale outside the active distance; at least 0. Default: 1.
  open var sideItemScale: CGFloat = 1 {
    didSet { invalidate(oldValue, changedTo: sideItemScale) }
  }
  /// The alpha outside the active distance, from 0 to 1. Default: 1.
  open var sideItemAlpha: CGFloat = 1 {
    didSet { invalidate(oldValue, changedTo: sideItemAlpha) }
  }
  /// How far items outside the active distance stand beside the line, in pt, below or to the
  /// trailing side. The content is so much larger at each side. Default: 0.
  open var sideItemShift: CGFloat = 0 {
    didSet { invalidate(oldValue, changedTo: sideItemShift) }
  }
  /// Which item is in front. Default: those within the active distance.
  open var stacking = Stacking.activeInFront {
    didSet { invalidate(oldValue, changedTo: stacking) }
  }

  open override var largestScale: CGFloat { max(sideItemScale, sideItemScale + zoomFactor) }

  open override var largestShift: CGFloat { sideItemShift }

  open override func style(_ attributes: CollectionViewLayoutAttributes, at distance: CGFloat) {
    let ratio = max(0, 1 - abs(distance) / activeDistance)
    let scale = max(0, sideItemScale + zoomFactor * ratio)
    attributes.alpha = sideItemAlpha + (1 - sideItemAlpha) * ratio
    if scale != 1 { attributes.transform3D = CATransform3DMakeScale(scale, scale, 1) }
    attributes.center[scrollDirection.crossed] += sideItemShift * (1 - ratio)
    switch stacking {
    case .activeInFront: attributes.zIndex = ratio > 0 ? 1 : 0
    // The last digits of a product must not take a whole step away.
    case .byAlpha: attributes.zIndex = Int((attributes.alpha * 10 + 1e-9).rounded(.down))
    case .byDistance: attributes.zIndex = -Int(min(abs(distance), 1e9).rounded())
    }
  }
}
