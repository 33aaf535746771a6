public import CollectionEngine
internal import Foundation
internal import Geometry

extension Scene {
  /// What `scrollView` shows now: its elements where it is a collection view, and a ruled sheet otherwise.
  ///
  /// Complexity: O(n log n) of the elements that are shown.
  public init(of scrollView: ScrollView) {
    let bounds = scrollView.bounds
    let layers =
      if let view = scrollView as? CollectionView {
        view.visibleViews.layers(in: view)
      } else {
        Scene.tiles(of: scrollView)
      }
    let indicators = Axis.allCases.map(scrollView.scrollIndicator).filter { $0.alpha > 0 }
    self.init(
      size: bounds.size, background: scrollView.backgroundColor ?? .stage, layers: layers,
      indicators: indicators)
  }

  /// How long a side of a tile is, in pt. Ours: a phone shows about a dozen.
  static let tileSide = 200.0

  /// The squares of plain content that meet the bounds; those at its end are cut off.
  private static func tiles(of scrollView: ScrollView) -> [SceneLayer] {
    let bounds = scrollView.bounds
    let content = CGRect(origin: .zero, size: scrollView.contentSize)
    let seen = bounds.intersection(content)
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return [] }
    let columns = Int(seen.minX / tileSide)...Int((seen.maxX / tileSide).rounded(.up))
    let rows = Int(seen.minY / tileSide)...Int((seen.maxY / tileSide).rounded(.up))
    return rows.flatMap { row in
      columns.compactMap { column in
        let square = CGRect(
          x: Double(column) * tileSide, y: Double(row) * tileSide, width: tileSide, height: tileSide
        )
        let part = square.intersection(content)
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        return SceneLayer(
          CellContent(.tile, [column, row]),
          center: CGPoint(x: part.midX - bounds.minX, y: part.midY - bounds.minY), size: part.size)
      }
    }
  }
}

extension [CollectionReusableView] {
  /// The views as layers, the hindmost first: by z position, and as they stand where that is the same.
  fileprivate func layers(in view: CollectionView) -> [SceneLayer] {
    let offset = view.contentOffset
    return enumerated()
      .sorted {
        $0.element.zPosition != $1.element.zPosition
          ? $0.element.zPosition < $1.element.zPosition : $0.offset < $1.offset
      }
      .compactMap { _, element in
        guard !element.isHidden, element.alpha > 0, let attributes = element.layoutAttributes else {
          return nil
        }
        let layer = SceneLayer(
          CellContent(of: element, attributes),
          center: CGPoint(x: element.center.x - offset.x, y: element.center.y - offset.y),
          size: element.bounds.size, transform: element.transformAboutMiddle,
          alpha: Double(element.alpha))
        return (element as? CollectionViewCell).map { layer.showing($0.contentView) } ?? layer
      }
  }
}

extension SceneLayer {
  /// What is seen of a cell is its content view: some layouts map that instead of the cell.
  ///
  /// A point q of the content view, seen from its middle, is mapped about its anchor point, which is at d from there and at
  /// p from the middle of the cell; then the cell's own transform maps it.
  ///
  ///     q' = cell(p + content(q - d))
  fileprivate func showing(_ content: View) -> SceneLayer {
    let fills = content.bounds.size == size && content.anchorPoint == CGPoint(x: 0.5, y: 0.5)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    guard
      !fills || content.center != middle || content.transform3D != CATransform3DIdentity
        || content.alpha != 1 || content.isHidden
    else { return self }
    var layer = self
    layer.size = content.bounds.size
    layer.alpha *= content.isHidden ? 0 : Double(content.alpha)
    layer.transform = [
      CATransform3DMakeTranslation(content.center.x - middle.x, content.center.y - middle.y, 0),
      transform,
    ].reduce(content.transformAboutMiddle, CATransform3DConcat)
    return layer
  }
}

extension View {
  /// Maps a point, seen from the middle of the view, to where it is seen from `center`: q' = transform(q - d), with the
  /// anchor point at d from the middle.
  fileprivate var transformAboutMiddle: CATransform3D {
    guard anchorPoint != CGPoint(x: 0.5, y: 0.5) else { return transform3D }
    let middle = CATransform3DMakeTranslation(
      (0.5 - anchorPoint.x) * bounds.width, (0.5 - anchorPoint.y) * bounds.height, 0)
    return CATransform3DConcat(middle, transform3D)
  }
}

extension CellContent {
  fileprivate init(of view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes) {
    let kind: Kind =
      switch attributes.representedElementCategory {
      case .cell: .cell
      case .supplementaryView: .supplementaryView(attributes.representedElementKind ?? "")
      case .decorationView: .decorationView(attributes.representedElementKind ?? "")
      }
    self.init(kind, view.contentIdentity?.path ?? attributes.indexPath)
    revision = view.contentIdentity?.revision ?? 0
    label = view.accessibilityLabel
    backgroundColor = view.backgroundColor
    if let cell = view as? CollectionViewCell {
      isSelected = cell.isSelected
      isHighlighted = cell.isHighlighted
    }
  }
}
