public import Foundation

/// One item's view: UIKit's cell, with its states.
open class CollectionViewCell: CollectionReusableView {
  /// Where the content of the cell belongs.
  public let contentView = View(frame: .zero)
  /// Whether a person holds it down. Default: false.
  open var isHighlighted = false
  /// Whether it is chosen. Default: false.
  open var isSelected = false

  /// A cell at `frame`, with a content view of its size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The visible rectangle in the cell's own coordinates, in pt; the content view fills it.
  open override var bounds: CGRect {
    didSet { contentView.frame = bounds }
  }
}
