import CollectionEngine
import Layouts

extension CollectionView {
  /// Can make cells of `cellClass`, as "cell", and plain headers and footers, each by its kind.
  func registerSectionViews(cell cellClass: CollectionViewCell.Type) {
    register(cellClass, forCellWithReuseIdentifier: "cell")
    for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
      register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
  }
}
