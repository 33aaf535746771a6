internal import CollectionEngine
public import Foundation
internal import Geometry
public import Layouts
public import Testing

extension LayoutSimulation {
  /// Expects an item at a place of the viewport: its start, middle or end at that of what the insets leave, along each
  /// axis in which the content is longer than that.
  ///
  /// - Parameters:
  ///   - indexPath: which item.
  ///   - alignment: which place; `start` is on the right of a view that runs from right to left.
  ///   - tolerance: how far it may be from there, in pt. Default: half a pixel.
  public func expectItem(
    _ indexPath: IndexPath, at alignment: SnapRule.Alignment = .center,
    within tolerance: CGFloat? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    begin(sourceLocation)
    let place = ItemPlace(alignment, in: collectionView)
    let allowed = tolerance ?? halfPixel
    guard let distance = place.distance(of: indexPath) else {
      return fail(
        "There is no item \(indexPath.short) in the layout. \(place.found(allowed))\(story)",
        sourceLocation)
    }
    guard abs(distance.x) > allowed || abs(distance.y) > allowed else { return }
    fail(
      "Item \(indexPath.short) is \(distance.directions) of the \(alignment.rawValue). "
        + "\(place.found(allowed))\(story)", sourceLocation)
  }

  /// Expects the content at an offset, in pt.
  ///
  /// - Parameter tolerance: how far each coordinate may be from there, in pt. Default: half a pixel.
  public func expectContentOffset(
    _ contentOffset: CGPoint, within tolerance: CGFloat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    begin(sourceLocation)
    let found = collectionView.contentOffset
    let allowed = tolerance ?? halfPixel
    let isThere =
      abs(found.x - contentOffset.x) <= allowed && abs(found.y - contentOffset.y) <= allowed
    guard !isThere else { return }
    let distance = CGPoint(x: found.x - contentOffset.x, y: found.y - contentOffset.y)
    fail(
      "The content offset is \(found.short), \(distance.directions) of the expected "
        + "\(contentOffset.short).\(story)", sourceLocation)
  }

  /// Expects what is shown, a line an element, as `frames` has it.
  ///
  /// The failure says what moved by how much, what is missing and what is too much, and has the text that was found.
  public func expectFrames(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    begin(sourceLocation)
    let difference = FramesDifference(from: expected, to: frames)
    guard !difference.isEmpty else { return }
    fail("\(difference.text)\nFound:\n\(frames)", sourceLocation)
  }

  /// Expects that the layout keeps the laws of all layouts: queries that agree with each other and with the content
  /// size, the same answers when it is prepared again, and what is shown the same after any sequence of scrolls.
  ///
  /// - Parameters:
  ///   - seed: where the rectangles and scrolls come from.
  ///   - count: how many of each.
  /// - Complexity: O(`count` × elements).
  public func expectLaws(
    seed: UInt64 = 1, count: Int = 40, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    begin(sourceLocation)
    let layout = collectionView.collectionViewLayout
    for violation in layoutLawViolations(
      of: layout, in: collectionView, seed: seed, count: count)
    {
      fail(violation, sourceLocation)
    }
  }

  private var halfPixel: CGFloat { 0.5 / run.current.viewport.scale }

  /// What moved last, from where to where, behind a space.
  private var story: String {
    run.motions.suffix(2).map { " \($0.story)" }.joined()
  }
}
