import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport

/// A collection view with a flow layout, a data source and, where sections are given, a delegate.
final class FlowStage {
  let view: CollectionView
  let layout: CollectionViewFlowLayout
  let source: ItemSource
  let answers: FlowAnswers?
  private(set) var warnings: [String] = []
  /// Who takes the place of `source`: the view holds nobody.
  private var measuring: MeasuringSource?

  /// A view of `size` whose delegate answers for `sections`.
  convenience init(
    _ size: CGSize, _ sections: [FlowContent],
    layout: CollectionViewFlowLayout = CollectionViewFlowLayout(),
    _ configure: (CollectionViewFlowLayout, CollectionView) -> Void = { _, _ in }
  ) {
    self.init(
      size, counts: sections.map(\.sizes.count), answers: FlowAnswers(sections), layout: layout,
      configure)
  }

  /// A view of `size` with so many items, of which only the layout's properties speak.
  convenience init(
    _ size: CGSize, counts: [Int], layout: CollectionViewFlowLayout = CollectionViewFlowLayout(),
    _ configure: (CollectionViewFlowLayout, CollectionView) -> Void = { _, _ in }
  ) {
    self.init(size, counts: counts, answers: nil, layout: layout, configure)
  }

  private init(
    _ size: CGSize, counts: [Int], answers: FlowAnswers?, layout: CollectionViewFlowLayout,
    _ configure: (CollectionViewFlowLayout, CollectionView) -> Void
  ) {
    self.layout = layout
    self.answers = answers
    source = ItemSource(counts)
    view = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.warning = { [unowned self] in warnings.append($0) }
    configure(layout, view)
    view.delegate = answers
    view.dataSource = source
    view.layoutIfNeeded()
  }

  /// Has `source` say how many items there are, and how large they want to be.
  func measure(by source: MeasuringSource) {
    measuring = source
    view.dataSource = source
    view.layoutIfNeeded()
  }

  /// The frames of a section's items.
  func frames(_ section: Int = 0, count: Int? = nil) -> [CGRect] {
    (0..<(count ?? source.itemCounts[section])).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  func origins(_ section: Int = 0) -> [CGPoint] { frames(section).map(\.origin) }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? {
    boundary(CollectionView.elementKindSectionHeader, section)?.frame
  }

  func footer(_ section: Int) -> CGRect? {
    boundary(CollectionView.elementKindSectionFooter, section)?.frame
  }

  func boundary(_ kind: String, _ section: Int) -> CollectionViewLayoutAttributes? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section))
  }

  /// Scrolls there and has the layout done.
  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    view.layoutIfNeeded()
  }
}
