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

  public override init() {
    super.init()
  }
}
