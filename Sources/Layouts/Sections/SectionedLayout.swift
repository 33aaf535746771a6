public import CollectionEngine
public import Foundation
public import Geometry

/// Sections one behind the other, each with a header, insets, items and a footer: the base of
/// `StripLayout`, `WaterfallLayout`, `AppearLayout` and `DiscoverLayout`, which say where the items
/// of a section stand. By itself it shows nothing.
///
/// # Rule
///
/// Along the direction of scrolling:
///
///     header      start of the section, headerReferenceSize long, across all of the content
///     items       start + header + inset.start ...
///     footer      behind the items and inset.end, footerReferenceSize long
///     next start  end of the footer
///
/// A section without items has its header, insets and footer too. Across, the content takes what
/// the adjusted content inset leaves of the bounds. Headers and footers are supplementary views of
/// the kinds `CollectionView.elementKindSectionHeader` and `…Footer`, at item 0 of their section.
///
/// # Options
///
/// | property | default | unit and range |
/// |---|---|---|
/// | `scrollDirection` | as the layout says | horizontal or vertical |
/// | `minimumLineSpacing` | as the layout says | pt, 0 to 10^9 |
/// | `minimumInteritemSpacing` | as the layout says | pt, 0 to 10^9 |
/// | `sectionInset` | zero | pt, 0 to 10^9 |
/// | `headerReferenceSize`, `footerReferenceSize` | zero: none | pt, 0 to 10^9 |
///
/// What is no such number counts as 0, with one warning. A delegate can answer each of them for
/// each section: the layout's `delegate`, or else the view's, where it is a
/// `SectionedLayoutDelegate`.
///
/// # Right to left
///
/// Everything is mirrored: x counts from the right edge of the content, so that `sectionInset.left`
/// is kept at the right.
open class SectionedLayout: CollectionViewLayout {
  /// The direction in which content scrolls. Default: vertical.
  open var scrollDirection = Axis.vertical {
    didSet { invalidate(oldValue, changedTo: scrollDirection) }
  }
  /// The gap between items along the direction of scrolling, in pt from 0 to 10^9. Default: 0.
  open var minimumLineSpacing: CGFloat = 0 {
    didSet { invalidate(oldValue, changedTo: minimumLineSpacing) }
  }
  /// The gap between items across the direction of scrolling, in pt from 0 to 10^9; a strip, which
  /// has one line, does not use it. Default: 0.
  open var minimumInteritemSpacing: CGFloat = 0 {
    didSet { invalidate(oldValue, changedTo: minimumInteritemSpacing) }
  }
  /// What the items of each section keep away from its edges, in pt from 0 to 10^9. Default: zero.
  open var sectionInset = EdgeInsets.zero {
    didSet { invalidate(oldValue, changedTo: sectionInset) }
  }
  /// The size of headers; only the length along the direction of scrolling counts, in pt from 0 to
  /// 10^9, and 0 is no header. Default: zero.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(oldValue, changedTo: headerReferenceSize) }
  }
  /// The size of footers, likewise. Default: zero.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(oldValue, changedTo: footerReferenceSize) }
  }
  /// Answers for items and sections. Default: nil, and the view's delegate is asked where it is a
  /// `SectionedLayoutDelegate`; otherwise the layout's own properties count.
  open weak var delegate: (any SectionedLayoutDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  private var surroundings = Surroundings()
  private var arrangement: (any SectionArrangement)?
  private var cache = AttributesCache()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Default: true, so that right to left everything is mirrored.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The size of items that nobody else gives one, as the layout's own property says it.
  var usualItemSize: CGSize { .zero }

  /// Where everything is, as the answers to `inquiry` have it.
  func arrange(asking inquiry: inout SectionInquiry) -> (any SectionArrangement)? { nil }

  /// Complexity: as the layout says.
  open override func prepare() {
    super.prepare()
    // The old one goes first, so that there never are two.
    arrangement = nil
    guard let collectionView else { return }
    surroundings = Surroundings(of: collectionView)
    var inquiry = SectionInquiry(
      of: self, collectionView, room: surroundings.free(scrollDirection.crossed))
    arrangement = arrange(asking: &inquiry)
    inquiry.check.warn(collectionView, about: self)
  }

  /// What the insets leave of the bounds by the end of the last section, in pt.
  open override var collectionViewContentSize: CGSize { arrangement?.contentSize ?? .zero }

  /// Complexity: as the layout says for its items; O(log sections + answer) for headers and
  /// footers.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    guard let arrangement, rect.meets(CGRect(origin: .zero, size: arrangement.contentSize)) else {
      return []
    }
    cache.beginQuery()
    var answer = arrangement.items(meeting: rect).map { cellAttributes($0.path, $0.frame) }
    for (boundary, section, frame) in arrangement.boundaries(meeting: rect) {
      answer.append(attributes(of: boundary, section, frame))
    }
    return answer
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let arrangement, arrangement.numbering.number(of: indexPath) != nil else { return nil }
    return cellAttributes(
      indexPath, arrangement.frame(of: indexPath.item, in: indexPath.section))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let arrangement, indexPath.count == 2, indexPath.item == 0,
      let boundary = SectionBoundary.allCases.first(where: { $0.elementKind == elementKind })
    else { return nil }
    return arrangement.sections.frame(
      of: boundary, indexPath.section, breadth: arrangement.breadth
    ).map { attributes(of: boundary, indexPath.section, $0) }
  }

  /// Whether what the insets leave of the bounds changes across the direction of scrolling.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let axis = scrollDirection.crossed
    return Surroundings(of: collectionView, boundsSize: newBounds.size).free(axis)
      != surroundings.free(axis)
  }

  private func cellAttributes(_ path: IndexPath, _ frame: CGRect) -> CollectionViewLayoutAttributes
  {
    let attributes = cache.cell(at: path, of: self)
    attributes.frame = frame
    return cache.answer(attributes)
  }

  private func attributes(
    of boundary: SectionBoundary, _ section: Int, _ frame: CGRect
  ) -> CollectionViewLayoutAttributes {
    let attributes = cache.supplementary(
      ofKind: boundary.elementKind, at: IndexPath(item: 0, section: section), of: self)
    attributes.frame = frame
    return cache.answer(attributes)
  }
}
