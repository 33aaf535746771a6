internal import CollectionEngine
internal import Foundation
internal import Geometry

extension CollectionViewFlowLayout {
  private var pixelGrid: PixelGrid { collectionView?.pixelGrid ?? PixelGrid(scale: 1) }

  /// All elements that meet `rect`: edges that touch do not, and nothing without an area does.
  ///
  /// Complexity: O(log sections + log lines) and the answer.
  func attributes(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    let rect = rect.standardized
    guard let prepared, !sections.isEmpty, rect.minX <= rect.maxX, rect.minY <= rect.maxY
    else { return [] }
    cache.beginQuery()
    let grid = pixelGrid
    let visible = visibleRange
    // What is rounded to the next pixel may stand outside its line by half of one.
    let (along, across) = (
      rect.range(prepared.axis, widenedBy: grid.pixel),
      rect.range(prepared.axis.crossed, widenedBy: grid.pixel)
    )
    var answer: [CollectionViewLayoutAttributes] = []
    for index in sections(meeting: along) {
      append(.header, of: index, visible, in: rect, to: &answer)
      sections[index].forEachItem(along: along, across: across, on: grid) { item, frame in
        guard frame.centered.meets(rect) else { return }
        answer.append(attributes(ofItem: item, section: index, at: frame))
      }
      append(.footer, of: index, visible, in: rect, to: &answer)
    }
    return answer
  }

  func itemAttributes(at path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard hasItem(path) else { return attributesBeyondCount(at: path) }
    let frame = sections[path.section].frame(ofItem: path.item, on: pixelGrid)
    return attributes(ofItem: path.item, section: path.section, at: frame)
  }

  /// What the policy answers for an item that its section does not have.
  private func attributesBeyondCount(at path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard policy.itemBeyondCount != .none, path.count == 2, path.item >= 0,
      path.item < FlowItemSizes.mostItems, sections.indices.contains(path.section)
    else { return nil }
    var frame = CGRect.zero
    if policy.itemBeyondCount == .extrapolated {
      guard let longer = sections[path.section].extended(to: path.item + 1) else { return nil }
      frame = longer.frame(ofItem: path.item, on: pixelGrid)
    }
    return attributes(ofItem: path.item, section: path.section, at: frame)
  }

  func boundaryAttributes(
    ofKind kind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard path.count == 2, path.item == 0, sections.indices.contains(path.section),
      let boundary = FlowBoundary.allCases.first(where: { $0.elementKind == kind })
    else { return nil }
    return attributes(of: boundary, section: path.section, visibleRange)
  }

  /// The sections that something of may meet the range `along`.
  func sections(meeting along: ClosedRange<Double>) -> Range<Int> {
    let first = sections.lastIndex(notAbove: along.lowerBound - overhang) { $0.start }
    let last = sections.lastIndex(notAbove: along.upperBound + overhang) { $0.start }
    return first..<min(max(first, last) + 1, sections.count)
  }

  private func append(
    _ boundary: FlowBoundary, of section: Int, _ visible: FlowVisibleRange?, in rect: CGRect,
    to answer: inout [CollectionViewLayoutAttributes]
  ) {
    guard sections[section].length(of: boundary) > 0,
      let frame = frame(of: boundary, section: section, visible), frame.centered.meets(rect),
      let attributes = attributes(of: boundary, section: section, visible)
    else { return }
    answer.append(attributes)
  }

  private func frame(
    of boundary: FlowBoundary, section: Int, _ visible: FlowVisibleRange?
  ) -> CGRect? {
    sections[section].frame(
      of: boundary, pinnedTo: isPinned(boundary) ? visible : nil, policy.pinLimit, on: pixelGrid)
  }

  private func attributes(
    of boundary: FlowBoundary, section: Int, _ visible: FlowVisibleRange?
  ) -> CollectionViewLayoutAttributes? {
    guard let frame = frame(of: boundary, section: section, visible) else { return nil }
    let element = FlowElement(section: section, item: 0, boundary: boundary)
    return attributes(of: element, at: frame, zIndex: isPinned(boundary) ? policy.pinnedZIndex : 0)
  }

  private func attributes(
    ofItem item: Int, section: Int, at frame: CGRect
  ) -> CollectionViewLayoutAttributes {
    attributes(
      of: FlowElement(section: section, item: item, boundary: nil), at: frame, zIndex: 0)
  }

  /// An object of the layout's class. What a class of its own has beside the frame nobody knows:
  /// such an object is never answered twice.
  private func attributes(
    of element: FlowElement, at frame: CGRect, zIndex: Int
  ) -> CollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard let attributesClass = named as? CollectionViewLayoutAttributes.Type else {
      preconditionFailure("\(named) is no class of layout attributes.")
    }
    let make = {
      let path = IndexPath(item: element.item, section: element.section)
      guard let boundary = element.boundary else { return attributesClass.init(forCellWith: path) }
      return attributesClass.init(
        forSupplementaryViewOfKind: boundary.elementKind, with: path)
    }
    guard attributesClass == CollectionViewLayoutAttributes.self else {
      let attributes = make()
      attributes.frame = frame
      attributes.zIndex = zIndex
      return attributes
    }
    return cache.attributes(of: element, at: frame, zIndex: zIndex, make: make) {
      warnOfChange(of: element, from: frame, to: $0)
    }
  }

  /// UIKit's sentences, once a layout.
  private func warnOfChange(of element: FlowElement, from frame: CGRect, to changed: CGRect) {
    guard !hasWarnedOfChanges else { return }
    hasWarnedOfChanges = true
    collectionView?.warning(
      """
      UICollectionViewFlowLayout has cached frame mismatch for index path \
      [\(element.section), \(element.item)] - cached value: \(changed.braced); \
      expected value: \(frame.braced)
      This is likely occurring because the flow layout subclass \(type(of: self)) is modifying \
      attributes returned by UICollectionViewFlowLayout without copying them
      """)
  }
}

extension FlowBoundary {
  var elementKind: String {
    switch self {
    case .header: CollectionView.elementKindSectionHeader
    case .footer: CollectionView.elementKindSectionFooter
    }
  }
}

extension CGRect {
  /// The rectangle as layout attributes answer it: about its middle, which may move an edge by the
  /// last bit.
  fileprivate var centered: CGRect {
    CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  /// As UIKit's sentences say it.
  fileprivate var braced: String { "{{\(minX), \(minY)}, {\(width), \(height)}}" }

  fileprivate func range(_ axis: Axis, widenedBy margin: Double) -> ClosedRange<Double> {
    let (low, high) = axis == .horizontal ? (minX, maxX) : (minY, maxY)
    return low - margin...high + margin
  }
}
