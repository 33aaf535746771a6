import CollectionEngine
import Foundation
import TestSupport
import Testing

@Suite struct LayoutLawTests {
  @Test(arguments: [true, false], [true, false])
  func aUniformLayoutKeepsTheLaws(isHorizontal: Bool, invalidatesOnScroll: Bool) {
    let layout = UniformLayout(
      itemSize: CGSize(width: 90, height: 70), isHorizontal: isHorizontal)
    layout.flips = true
    layout.invalidatesOnScroll = invalidatesOnScroll
    #expect(violations(of: layout) == [])
  }

  @Test(arguments: Broken.Fault.allCases) private func aBrokenLayoutIsFound(fault: Broken.Fault) {
    let found = violations(of: Broken(fault))
    #expect(
      found.contains { $0.contains(fault.rawValue) }, "\(found.first ?? "nothing was found")")
  }

  private func violations(of layout: CollectionViewLayout) -> [String] {
    let source = ItemSource([7, 0, 60, 3])
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.dataSource = source
    return layoutLawViolations(of: layout, in: view)
  }
}

/// Rows with one fault, named by what is said of it.
private final class Broken: UniformLayout {
  enum Fault: String, CaseIterable, Sendable {
    case missing
    case outside = "is outside the content size"
    case alone = "nil when asked for alone"
    case growing = "repeated, the content size is"
    case twice = "some twice"
  }

  private let fault: Fault

  init(_ fault: Fault) {
    self.fault = fault
    super.init(itemSize: CGSize(width: 90, height: 70))
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    if fault == .outside { size.height -= 1 }
    if fault == .growing { size.height += CGFloat(prepareCount) }
    return size
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect) ?? []
    switch fault {
    case .missing: return all.count > 4 ? all : Array(all.dropLast())
    case .twice: return all + all.prefix(1)
    default: return all
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fault == .alone && indexPath.item == 5 ? nil : super.layoutAttributesForItem(at: indexPath)
  }
}
