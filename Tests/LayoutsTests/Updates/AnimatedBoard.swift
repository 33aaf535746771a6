import CollectionEngine
import Foundation
import Geometry
import Layouts
import Motion

/// Numbered items in a view whose layout is one of the catalogue; its changes take 1 s at constant speed.
final class AnimatedBoard: CollectionViewDataSource {
  /// How something is seen: its middle on screen, its size, its map and how opaque it is.
  struct Look {
    let center: CGPoint
    let size: CGSize
    let transform: CATransform3D
    let alpha: Double

    /// The largest distance of the numbers of both, in pt.
    func distance(to other: Look) -> Double {
      [
        center.x - other.center.x, center.y - other.center.y, size.width - other.size.width,
        size.height - other.size.height, transform.m11 - other.transform.m11,
        transform.m12 - other.transform.m12, transform.m41 - other.transform.m41,
        (transform.m34 - other.transform.m34) * 1000, alpha - other.alpha,
      ].map { abs($0) }.max() ?? 0
    }
  }

  let view: CollectionView
  /// What stands where, by section; no number twice.
  var items: [[Int]]
  private(set) var failures: [String] = []
  private var kinds: Set<String> = []

  init(
    _ description: LayoutDescription, options: [String: LayoutOption.Value],
    _ direction: LayoutDirection, items: [[Int]]
  ) {
    self.items = items
    let layout = description.make()
    for option in description.options {
      if let value = options[option.name] { option.write(layout, value) }
    }
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.layoutDirection = direction
    view.changeTiming = .curve(.linear, duration: 1)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.updateFailure = { [unowned self] in failures.append($0) }
    view.dataSource = self
    view.advance(to: 0)
  }

  /// What every number that is shown looks like; one that is there twice is answered twice.
  var looks: [(number: Int, look: Look)] {
    view.visibleViews.filter { $0 is CollectionViewCell }.compactMap { cell in
      cell.contentIdentity.map { ($0.path[0], Look(cell, in: view)) }
    }
  }

  /// How the headers, footers and decorations that are shown look, by kind and path.
  var surroundings: [String: Look] {
    var looks: [String: Look] = [:]
    for element in view.shownElements where element.departure == nil {
      let attributes = element.attributes
      guard attributes.representedElementCategory != .cell else { continue }
      let name = "\(attributes.representedElementKind ?? "") \(attributes.indexPath)"
      looks[name] = Look(attributes, in: view)
    }
    return looks
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentIdentity = ContentIdentity([items[indexPath.section][indexPath.item]])
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    if kinds.insert(kind).inserted {
      collectionView.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

extension AnimatedBoard.Look {
  init(_ cell: CollectionReusableView, in view: CollectionView) {
    center = CGPoint(
      x: cell.center.x - view.contentOffset.x, y: cell.center.y - view.contentOffset.y)
    size = cell.bounds.size
    transform = cell.transform3D
    alpha = cell.alpha
  }

  init(_ attributes: CollectionViewLayoutAttributes, in view: CollectionView) {
    center = CGPoint(
      x: attributes.center.x - view.contentOffset.x, y: attributes.center.y - view.contentOffset.y)
    size = attributes.size
    transform = attributes.transform3D
    alpha = attributes.alpha
  }
}
