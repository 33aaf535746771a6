public import CollectionEngine
internal import Foundation

/// What of a flow layout is no longer right: UIKit's invalidation context of the flow.
///
/// The two flags say how much of the whole is done again; where both are false, only marked items
/// are asked for their sizes again, and only their sections are broken into lines anew.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for all sizes, insets and spacings again. Default: true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether all lines are broken anew, from the metrics known. Default: true.
  open var invalidateFlowLayoutAttributes = true

  /// The sizes that cells want to have, in pt.
  var preferredSizes: [IndexPath: CGSize] = [:]
  /// The lengths that headers and footers want to have along the scroll axis, in pt.
  var preferredLengths: [FlowElement: Double] = [:]
  /// What of the content offset adjustment keeps in its place what is visible, in pt.
  var measuredShift = 0.0

  public override init() {
    super.init()
  }
}
