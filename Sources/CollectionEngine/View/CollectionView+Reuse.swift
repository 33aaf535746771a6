public import Foundation

extension CollectionView {
  /// Has cells for `identifier` made by `make`.
  public func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> CollectionViewCell
  ) {
    reuse.register(.cell(identifier: identifier), make)
  }

  /// Has cells for `identifier` made as instances of `cellClass`; nil undoes it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(
      .cell(identifier: identifier),
      cellClass.map { cellClass in { CollectionReusableView.make(cellClass) } })
  }

  /// Has supplementary views of `kind` for `identifier` made by `make`.
  public func register(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> CollectionReusableView
  ) {
    reuse.register(.supplementary(kind: kind, identifier: identifier), make)
  }

  /// Has supplementary views of `kind` for `identifier` made as instances of `viewClass`; nil
  /// undoes it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(
      .supplementary(kind: kind, identifier: identifier),
      viewClass.map { viewClass in { CollectionReusableView.make(viewClass) } })
  }

  /// A cell for the item at `indexPath`, an old one if one waits, laid out as the layout says. An
  /// identifier that was never registered is a programming error and traps.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    if let reconfigured, reconfigured.path == indexPath,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    guard let cell = reuse.dequeue(.cell(identifier: identifier)) as? CollectionViewCell else {
      preconditionFailure(
        Self.unregistered("UICollectionElementKindCell", identifier)
      )
    }
    cell.reuseIdentifier = identifier
    if let attributes = layoutAttributesForItem(at: indexPath) { cell.take(attributes) }
    return cell
  }

  /// A supplementary view, likewise.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let role = ReusePool.Role.supplementary(kind: elementKind, identifier: identifier)
    guard let view = reuse.dequeue(role) else {
      preconditionFailure(
        Self.unregistered(elementKind, identifier)
      )
    }
    view.reuseIdentifier = identifier
    if let attributes = layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)
    {
      view.take(attributes)
    }
    return view
  }

  /// How many views were made and how many times one was used again: for benchmarks and inspectors.
  public var reuseCounts: (made: Int, reused: Int) { (reuse.made, reuse.reused) }

  /// UIKit's sentence for an identifier that was never registered.
  private static func unregistered(_ kind: String, _ identifier: String) -> String {
    "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib "
      + "or a class for the identifier or connect a prototype cell in a storyboard"
  }
}
