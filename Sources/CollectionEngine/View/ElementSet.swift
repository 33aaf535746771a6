internal import Foundation

/// The elements that the layout has answered for a region around the bounds; some have views.
///
/// A scrolled frame looks at the elements of the region only, and makes no objects where nothing
/// appears. Elements live on from answer to answer; an answer in the order of the one before is
/// matched without a look-up.
///
/// A class, because views and closures of other people are called while it works, and may ask the
/// collection view about its elements.
final class ElementSet {
  /// The rectangle that the layout was asked for; null while the answer is not to be used.
  private(set) var region = CGRect.null
  /// The elements of the region, in the layout's order.
  private(set) var fetched: [Element] = []
  /// How often the elements were put aside all at once, or got other index paths: who walks over
  /// them while calling out looks whether they still are the same.
  private(set) var resets = 0
  /// The element that is not let go though it does not meet the region; nil where there is none.
  var kept: ElementKey?
  /// Elements that have views and are no longer among the fetched ones.
  private var leaving: [Element] = []
  /// Elements with views whose size is neither the old one nor the one that the view asked for.
  private var resized: [Element] = []
  private var byKey: [ElementKey: Element] = [:]
  private var answer = 0
  private var spare: [Element] = []

  /// Forgets the layout's answer; views stay until the next one.
  func invalidate() {
    region = .null
  }

  /// Whether the layout has to be asked to know what meets `bounds`.
  func needsFetch(for bounds: CGRect) -> Bool {
    region.isNull || bounds.minX < region.minX || bounds.maxX > region.maxX
      || bounds.minY < region.minY || bounds.maxY > region.maxY
  }

  /// The element that `key` tells, shown or near.
  subscript(key: ElementKey) -> Element? { byKey[key] }

  /// Takes the layout's answer for `region`; what does not meet it is not kept. Elements that are
  /// known keep their views; of several attributes for one element the last one counts, and
  /// `isTwice` is told.
  ///
  /// Complexity: O(attributes).
  func take(
    _ attributes: [CollectionViewLayoutAttributes], region: CGRect,
    isTwice: (CollectionViewLayoutAttributes) -> Void
  ) {
    answer += 1
    replace(by: adopt(attributes, region: region, isTwice: isTwice), region: region)
  }

  /// Takes the layout's answer for the part of `region` that is not known yet, which lies before or
  /// behind what is known. What still meets the region stays as it is.
  ///
  /// Complexity: O(attributes + what is near).
  func extend(
    by attributes: [CollectionViewLayoutAttributes], isBefore: Bool, region: CGRect,
    isTwice: (CollectionViewLayoutAttributes) -> Void
  ) {
    answer += 1
    let known = answer
    let edges = Edges(region)
    let fresh = adopt(attributes, region: region, isTwice: isTwice).filter {
      // One that the edge of the part cuts is known, and stays in its place.
      !isKnown($0)
    }
    var staying: [Element] = []
    for element in fetched where element.answer == known || element.edges.meet(edges) {
      element.answer = known
      staying.append(element)
    }
    replace(by: isBefore ? fresh + staying : staying + fresh, region: region)
  }

  private func isKnown(_ element: Element) -> Bool {
    fetched.indices.contains(element.position) && fetched[element.position] === element
  }

  /// The elements of `attributes` that meet `region`, known ones and new ones.
  private func adopt(
    _ attributes: [CollectionViewLayoutAttributes], region: CGRect,
    isTwice: (CollectionViewLayoutAttributes) -> Void
  ) -> [Element] {
    var next = spare
    spare = []
    let region = Edges(region)
    var expected = 0
    for one in attributes {
      let edges = Edges(one.frame)
      guard edges.meet(region) || kept?.tells(one) == true else { continue }
      let element = element(for: one, edges, expected: expected)
      expected = element.position + 1
      if element.answer == answer {
        isTwice(one)
      } else {
        element.answer = answer
        next.append(element)
      }
      update(element, one, edges)
    }
    return next
  }

  private func element(
    for attributes: CollectionViewLayoutAttributes, _ edges: Edges, expected: Int
  ) -> Element {
    if expected < fetched.count, fetched[expected].key.tells(attributes) {
      return fetched[expected]
    }
    let key = ElementKey(attributes)
    if let known = byKey[key] { return known }
    let element = Element(attributes, edges, key: key, position: expected - 1)
    byKey[key] = element
    return element
  }

  private func update(
    _ element: Element, _ attributes: CollectionViewLayoutAttributes, _ edges: Edges
  ) {
    let isNewSize = element.view.map {
      attributes.size != $0.fittedSize && attributes.size != $0.bounds.size
    }
    element.take(attributes, edges)
    if isNewSize ?? false { resized.append(element) }
  }

  /// Puts `next` in the place of the elements so far. Of those that are not in it, views leave.
  private func replace(by next: [Element], region: CGRect) {
    for element in fetched where element.answer != answer {
      byKey[element.key] = nil
      if element.view != nil { leaving.append(element) }
    }
    for (position, element) in next.enumerated() { element.position = position }
    spare = fetched
    spare.removeAll(keepingCapacity: true)
    fetched = next
    self.region = region
  }

  /// The elements that have left with their views since this was last asked.
  func takeLeaving() -> [Element] {
    guard !leaving.isEmpty else { return [] }
    defer { leaving = [] }
    return leaving
  }

  /// The elements that got another size since this was last asked.
  func takeResized() -> [Element] {
    guard !resized.isEmpty else { return [] }
    defer { resized = [] }
    return resized
  }

  /// Has all views leave at the next pass.
  func letGoOfAll() {
    rename { _ in nil }
  }

  /// Has the decoration views leave at the next pass: they are a layout's own.
  func letGoOfDecorations() {
    for element in fetched where element.key.category == .decorationView {
      // Another layout may mean another view by the same kind.
      element.view?.role = nil
    }
    rename { $0.category == .decorationView ? nil : $0 }
  }

  /// Gives each element the key that `newKey` makes of its old one; those without one leave at the
  /// next pass. Nothing of the layout's answer is to be used after that.
  func rename(_ newKey: (ElementKey) -> ElementKey?) {
    resets += 1
    region = .null
    byKey = [:]
    var staying: [Element] = []
    for element in fetched {
      guard let key = newKey(element.key) else {
        element.isGone = true
        if element.view != nil { leaving.append(element) }
        continue
      }
      element.key = key
      element.position = staying.count
      byKey[key] = element
      staying.append(element)
    }
    fetched = staying
    resized = []
  }
}
