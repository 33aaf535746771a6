internal import Foundation

extension CollectionViewLayout {
  /// The path of the item at `position` that gives way to the one at `path`; else `path`.
  func usualTargetIndexPath(of path: IndexPath, _ position: CGPoint) -> IndexPath {
    let own = layoutAttributesForItem(at: path)
    if let own, own.frame.contains(position) { return path }
    let dot = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let hits = (layoutAttributesForElements(in: dot) ?? [])
      .filter { !$0.isHidden && $0.frame.contains(position) && $0.indexPath.count == 2 }
    let item = hits.filter { $0.representedElementCategory == .cell && $0.indexPath != path }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
    if let item {
      let place = item.frame.place(for: own?.size ?? item.size, atEnd: item.indexPath > path)
      return place.contains(position) ? item.indexPath : path
    }
    let empty = hits.first { hit in
      hit.representedElementCategory == .supplementaryView
        && collectionView?.counts?.items[hit.indexPath.section] == 0
    }
    return empty.map { IndexPath(item: 0, section: $0.indexPath.section) } ?? path
  }

  /// The item's attributes with the middle at `position` and in front.
  func usualMovingAttributes(
    of path: IndexPath, _ position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    let known = layoutAttributesForItem(at: path)?.copy() as? CollectionViewLayoutAttributes
    let attributes = known ?? CollectionViewLayoutAttributes(forCellWith: path)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }
}

extension CGRect {
  /// The part at the end or at the start of the rectangle that something of `size` would take up.
  fileprivate func place(for size: CGSize, atEnd: Bool) -> CGRect {
    let (width, height) = (min(size.width, self.width), min(size.height, self.height))
    return CGRect(
      x: atEnd ? maxX - width : minX, y: atEnd ? maxY - height : minY, width: width, height: height)
  }
}
