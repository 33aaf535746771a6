internal import Foundation

/// One element near the bounds.
final class Element {
  /// What tells it from all others; updates give it another.
  var key: ElementKey
  /// Where it is, as the view shows it.
  private(set) var attributes: CollectionViewLayoutAttributes
  /// Its view, while it meets the bounds.
  var view: CollectionReusableView?
  /// The last answer of the layout that it was in.
  var answer = 0
  /// Its place among the fetched elements.
  var position: Int
  /// What is left of animated changes, the oldest first.
  var differences: [AttributesDifference] = []
  /// Whether the data source or the layout has it no more; its key is the last one it had.
  var isGone = false
  private(set) var edges: Edges

  init(
    _ attributes: CollectionViewLayoutAttributes, _ edges: Edges, key: ElementKey, position: Int
  ) {
    self.key = key
    self.position = position
    self.attributes = attributes
    self.edges = edges
  }

  /// Takes new attributes, whose frame has `edges`; its view takes them too.
  func take(_ attributes: CollectionViewLayoutAttributes, _ edges: Edges) {
    self.attributes = attributes
    self.edges = edges
    view?.take(attributes)
  }

  /// Goes on under another key, before the layout has said anything new about it.
  func take(_ key: ElementKey) {
    guard key != self.key else { return }
    self.key = key
    guard let renamed = attributes.copy() as? CollectionViewLayoutAttributes else { return }
    renamed.indexPath = key.indexPath
    take(renamed, edges)
  }

  /// Which of the animated changes takes it away, counted from 1; nil while the layout has it.
  var departure: Int?

  /// Takes over the view of `other` with what is left of its animated changes.
  func takeView(of other: Element) {
    view = other.view
    differences = other.differences
    other.view = nil
    other.differences = []
  }

  /// Whether it is to be seen in `bounds`: it is not hidden, and the insides of both meet.
  func isVisible(in bounds: Edges) -> Bool { edges.meet(bounds) && !attributes.isHidden }

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

  /// Whether the insides of both meet. Edges that touch do not, and nothing without an area does.
  func meet(_ other: Edges) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
      && maxX > minX && maxY > minY
  }
}
