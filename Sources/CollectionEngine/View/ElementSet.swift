internal import Foundation

/// One element near the bounds.
final class Element {
  let key: ElementKey
  var attributes: CollectionViewLayoutAttributes
  var frame: CGRect
  /// Its view, while it meets the bounds.
  var view: CollectionReusableView?

  init(_ attributes: CollectionViewLayoutAttributes) {
    key = ElementKey(attributes)
    self.attributes = attributes
    frame = attributes.frame
  }
}

/// The elements that the layout has answered for a region around the bounds, and those that have views.
///
/// A scrolled frame looks at the elements of the region only, and makes no objects where nothing appears.
struct ElementSet {
  /// The rectangle that the layout was asked for; null while the answer is not to be used.
  private(set) var region = CGRect.null
  /// The elements of the region, in the layout's order.
  private(set) var fetched: [Element] = []
  /// The elements with views, by key.
  private(set) var shown: [ElementKey: Element] = [:]

  /// Forgets the layout's answer; views stay until the next one.
  mutating func invalidate() {
    region = .null
  }

  /// Whether the layout has to be asked to know what meets `bounds`.
  func needsFetch(for bounds: CGRect) -> Bool {
    region.isNull || !region.contains(bounds)
  }

  /// Takes the layout's answer for `region`. Elements that are known keep their views; of several attributes for one
  /// element the last one counts.
  mutating func take(_ attributes: [CollectionViewLayoutAttributes], region: CGRect) {
    var order: [ElementKey: Int] = [:]
    var next: [Element] = []
    for one in attributes {
      let element = Element(one)
      if let index = order[element.key] {
        next[index].attributes = one
        next[index].frame = element.frame
      } else {
        order[element.key] = next.count
        next.append(element)
      }
    }
    for element in next {
      guard let old = shown[element.key] else { continue }
      element.view = old.view
      if !old.attributes.isEqual(element.attributes) { element.view?.take(element.attributes) }
    }
    let gone = shown.values.filter { order[$0.key] == nil }
    leaving = gone.sorted { $0.key < $1.key }
    shown = [:]
    for element in next where element.view != nil { shown[element.key] = element }
    fetched = next
    self.region = region
  }

  /// Elements that had views and are no longer in the layout's answer.
  private(set) var leaving: [Element] = []

  mutating func takeLeaving() -> [Element] {
    defer { leaving = [] }
    return leaving
  }

  mutating func show(_ element: Element) { shown[element.key] = element }
  mutating func hide(_ element: Element) { shown[element.key] = nil }

  /// Puts all views away.
  mutating func recycleAll(into pool: inout ReusePool, of view: CollectionView) {
    for element in shown.values.sorted(by: { $0.key < $1.key }) {
      guard let shown = element.view else { continue }
      element.view = nil
      shown.removeFromSuperview()
      pool.put(shown)
    }
    shown = [:]
    fetched = []
    region = .null
  }
}
