import CollectionEngine
import Foundation

/// A cell that shows a letter and writes down what happens to it.
final class LetterCell: CollectionViewCell {
  var letter = ""
  private weak var stage: Stage?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  convenience init(_ stage: Stage) {
    self.init(frame: .zero)
    self.stage = stage
  }

  override func prepareForReuse() { stage?.log.note("prepareForReuse(\(letter))") }

  override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
    stage?.log.note("apply(\(layoutAttributes.indexPath.text))")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard let height = stage?.preferredHeight?(layoutAttributes.indexPath) else {
      return layoutAttributes
    }
    stage?.log.note("preferredLayoutAttributesFitting(\(layoutAttributes.indexPath.text))")
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

/// A header that writes down what happens to it.
final class LetterHeader: CollectionReusableView {
  private weak var stage: Stage?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  convenience init(_ stage: Stage) {
    self.init(frame: .zero)
    self.stage = stage
  }

  override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
    stage?.log.note("apply(header \(layoutAttributes.indexPath.text))")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let path = layoutAttributes.indexPath
    guard let height = stage?.preferredHeaderHeight?(path.section) else { return layoutAttributes }
    stage?.log.note("preferredLayoutAttributesFitting(header \(path.text))")
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
