internal import Foundation

/// One element near the bounds.
final class Element {
  /// What tells it from all others; updates give it another.
  var key: ElementKey
  /// Where it is, as the view shows it.
  var attributes: CollectionViewLayoutAttributes {
    didSet { edges = Edges(attributes.frame) }
  }
  /// Its view, while it meets the bounds.
  var view: CollectionReusableView?
  /// The last answer of the layout that it was in.
  var answer = 0
  /// Its place among the fetched elements.
  var position: Int
  private var edges: Edges

  init(_ attributes: CollectionViewLayoutAttributes, key: ElementKey, position: Int) {
    self.key = key
    self.position = position
    self.attributes = attributes
    edges = Edges(attributes.frame)
  }

  /// Whether it is to be seen in `bounds`: it is not hidden, and the insides of both meet. Edges
  /// that touch do not, and nothing without an area does.
  func isVisible(in bounds: Edges) -> Bool {
    edges.minX < bounds.maxX && edges.maxX > bounds.minX && edges.minY < bounds.maxY
      && edges.maxY > bounds.minY && edges.maxX > edges.minX && edges.maxY > edges.minY
      && !attributes.isHidden
  }

  /// The square of the length of the gap between it and `bounds`, in square pt; 0 where they touch.
  func squaredDistance(to bounds: Edges) -> Double {
    let x = max(0, edges.minX - bounds.maxX, bounds.minX - edges.maxX)
    let y = max(0, edges.minY - bounds.maxY, bounds.minY - edges.maxY)
    return x * x + y * y
  }

  func contains(_ point: CGPoint) -> Bool {
    edges.minX <= point.x && point.x < edges.maxX && edges.minY <= point.y && point.y < edges.maxY
  }
}

/// The four edges of a rectangle, in pt, worked out once.
struct Edges {
  let minX: Double
  let maxX: Double
  let minY: Double
  let maxY: Double

  init(_ rect: CGRect) {
    minX = rect.minX
    maxX = rect.maxX
    minY = rect.minY
    maxY = rect.maxY
  }
}
