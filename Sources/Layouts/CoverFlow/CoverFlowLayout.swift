public import CollectionEngine
public import Foundation
internal import Geometry

/// Covers side by side in perspective: the one in the middle faces the viewer, the others are
/// turned towards it and overlap.
///
/// # Rule
///
/// For a cover whose middle is `d` pt from the visible middle, along the line:
///
///     t = clamp(d / activeDistance, -1, 1)
///     turned by -t * rotationAngle about the vertical axis, or by t * rotationAngle about the
///       horizontal one where the covers stand below each other
///     moved by t * sideItemGap along the line and by |t| * sideItemDepth away from the viewer
///     seen from eyeDistance: m34 = -1 / eyeDistance
///     zIndex = -|d| in whole pt
///
/// The cover in the middle is flat: its transform is the identity. All of this is `transform3D`;
/// what covers are called by, `center` and `size`, stays on the line, at equal distances of an item
/// and `minimumLineSpacing` (-120 by default, so that covers of 200 pt stand 80 pt apart).
///
/// # Example
///
/// In a view of 320 pt with covers of 200, `centersEndItems` (on by default) begins the line at 60:
/// the covers' middles are at 160, 240, 320 …, and cover `i` is in the middle at the offset 80 · i.
/// At the offset 0 the second one is 80 pt away: it is turned by 0.8 · rotationAngle.
///
/// # Options
///
/// | property | default | unit and range |
/// |---|---|---|
/// | `activeDistance` | 100 | pt, above 0 |
/// | `rotationAngle` | pi / 3 | rad |
/// | `sideItemGap` | 60 | pt |
/// | `sideItemDepth` | 100 | pt |
/// | `eyeDistance` | 500 | pt, above 0 |
/// | `minimumLineSpacing` | -120 | pt |
/// | `centersEndItems` | true | |
///
/// The rest is `CarouselLayout`'s: direction, insets, sections, snapping, right to left,
/// complexity.
open class CoverFlowLayout: CarouselLayout {
  /// The distance from the visible middle, in pt, at which a cover is turned as far as it goes;
  /// above 0. Default: 100 (ours: half a cover).
  open var activeDistance: CGFloat = 100 {
    didSet {
      activeDistance.checkAsDistance("An active distance")
      invalidate(oldValue, changedTo: activeDistance)
    }
  }
  /// How far covers at the side are turned, in rad. Default: pi / 3 (ours).
  open var rotationAngle: CGFloat = .pi / 3 {
    didSet { invalidate(oldValue, changedTo: rotationAngle) }
  }
  /// How much further from the middle covers at the side are shown, in pt. Default: 60 (ours).
  open var sideItemGap: CGFloat = 60 {
    didSet { invalidate(oldValue, changedTo: sideItemGap) }
  }
  /// How much further from the viewer covers at the side are, in pt. Default: 100 (ours).
  open var sideItemDepth: CGFloat = 100 {
    didSet { invalidate(oldValue, changedTo: sideItemDepth) }
  }
  /// The distance of the viewer, in pt; above 0. Smaller: more perspective. Default: 500 (ours).
  open var eyeDistance: CGFloat = 500 {
    didSet {
      eyeDistance.checkAsDistance("An eye distance")
      invalidate(oldValue, changedTo: eyeDistance)
    }
  }

  public override init() {
    super.init()
    takeDefaults()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeDefaults()
  }

  private func takeDefaults() {
    minimumLineSpacing = -120
    centersEndItems = true
  }

  open override func style(_ attributes: CollectionViewLayoutAttributes, at distance: CGFloat) {
    attributes.zIndex = -Int(min(abs(distance), 1e9).rounded())
    let turn = min(max(distance / activeDistance, -1), 1)
    guard turn != 0 else { return }
    let isHorizontal = scrollDirection == .horizontal
    let gap = turn * sideItemGap
    var transform = CATransform3DIdentity
    transform.m34 = -1 / eyeDistance
    transform = CATransform3DTranslate(
      transform, isHorizontal ? gap : 0, isHorizontal ? 0 : gap, -abs(turn) * sideItemDepth)
    let angle = turn * rotationAngle
    attributes.transform3D =
      isHorizontal
      ? CATransform3DRotate(transform, -angle, 0, 1, 0)
      : CATransform3DRotate(transform, angle, 1, 0, 0)
  }
}
