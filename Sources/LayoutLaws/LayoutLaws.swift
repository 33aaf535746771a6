public import CollectionEngine

/// What breaks the laws that every layout keeps, as sentences; empty where all hold.
///
/// `layout` is the layout of `view`, which has its data source. The laws, for seeded rectangles and
/// scrolls:
/// - a rect query holds exactly those elements of the full set that meet the rectangle (more may be
///   answered, what does not meet it does not count);
/// - the content size encloses every element's box before its transform;
/// - the query for one element agrees with the rect query;
/// - a layout repeated is the same layout;
/// - with flipping on, right to left is left to right mirrored;
/// - what is shown equals brute force after any sequence of scrolls.
///
/// The view is left as it was found, but for its offset.
///
/// Complexity: O(`count` × elements).
public func layoutLawViolations(
  of layout: CollectionViewLayout, in view: CollectionView, seed: UInt64 = 1, count: Int = 40
) -> [String] {
  guard layout === view.collectionViewLayout else {
    return ["the layout is not the layout of the view"]
  }
  var check = LayoutLawCheck(layout: layout, view: view, random: SeededGenerator(seed: seed))
  view.layoutIfNeeded()
  check.enclosing()
  check.single()
  check.queries(count)
  check.fixedPoint()
  check.scrolls(count)
  check.mirroring()
  return check.violations
}
