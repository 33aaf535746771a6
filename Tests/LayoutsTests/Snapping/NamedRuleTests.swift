import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// Each named rule against a few lines of arithmetic, through the engine's own release path.
struct NamedRuleTests {
  /// Twenty items of 200 pt, 20 pt apart, in a view of 375 pt: item `i` stands at `220 * i` where it
  /// is aligned at the start, at `220 * i - 87.5` in the middle, as far as the range goes.
  private struct Carousel {
    static let (stride, item, view, count) = (220.0, 200.0, 375.0, 20)
    static let end = stride * Double(count) - 20 - view

    let offset: Double
    let velocity: Double

    /// Where the free law leads: `x + sign(v) * (|v| - 0.01) / -ln 0.998`, on half points, inside.
    var proposed: Double {
      let reach = max(abs(velocity) - 0.01, 0) / -log(0.998) * (velocity < 0 ? -1 : 1)
      let rounded = ((offset + reach) * 2 + 0.5).rounded(.down) / 2
      return Self.inside(rounded)
    }

    static func inside(_ value: Double) -> Double { min(max(value, 0), end) }
    static func start(_ index: Int) -> Double { inside(stride * Double(index)) }
    static func middle(_ index: Int) -> Double { inside(stride * Double(index) - 87.5) }

    /// The place nearest to `value`; of two as near, the larger one.
    static func nearest(_ value: Double, _ place: (Int) -> Double) -> Double {
      (0..<count).map(place).min {
        let (one, other) = (abs($0 - value), abs($1 - value))
        return one != other ? one < other : $0 > $1
      } ?? .nan
    }

    /// The first place further on than `value`, by more than `gap`; else the outermost one.
    func ahead(of value: Double, by gap: Double, _ place: (Int) -> Double) -> Double {
      let places = (0..<Self.count).map(place)
      return velocity > 0
        ? places.filter { $0 - value > gap }.min() ?? Self.end
        : places.filter { value - $0 > gap }.max() ?? 0
    }

    /// The nearest to the proposed target among the places ahead.
    func flicked(_ place: (Int) -> Double) -> Double {
      let (first, wanted) = (ahead(of: offset, by: 0.5, place), Self.nearest(proposed, place))
      return velocity > 0 ? max(first, wanted) : min(first, wanted)
    }

    func page(_ threshold: Double) -> Double {
      let page = offset / Self.view
      let isBeside = abs(page - page.rounded()) > 0.5 / Self.view
      let next = velocity > 0 ? page.rounded(.down) + 1 : page.rounded(.up) - 1
      let beside = page.rounded() + (velocity > 0 ? 1 : -1)
      let turned = isBeside ? next : beside
      let last = (Self.end / Self.view).rounded(.up)
      guard abs(velocity) > threshold else {
        // The last page is shorter than a view.
        return Self.nearest(offset) { Self.inside(Self.view * min(Double($0), last)) }
      }
      return Self.inside(turned * Self.view)
    }

    func expected(of name: SnapRule.Name) -> Double {
      switch name {
      case .uikitPaging: return page(0.3)
      case .flutterPage: return page(0.05)
      case .groupPaging:
        return abs(velocity) > 0.2
          ? ahead(of: offset, by: 0.5, Self.start) : Self.nearest(offset, Self.start)
      case .groupPagingCentered:
        return abs(velocity) > 0.2
          ? ahead(of: offset, by: 0.5, Self.middle) : Self.nearest(offset, Self.middle)
      case .nearest: return Self.nearest(proposed, Self.start)
      case .lineLayout: return Self.nearest(proposed, Self.middle)
      case .next:
        return velocity != 0
          ? ahead(of: offset, by: 0.5, Self.start) : Self.nearest(offset, Self.start)
      case .paginationLayout:
        return velocity != 0
          ? ahead(of: offset, by: 0.5, Self.middle) : Self.nearest(offset, Self.middle)
      case .centeredCollection:
        return velocity != 0 ? flicked(Self.middle) : Self.nearest(offset, Self.middle)
      case .upCarousel:
        let shown = (0..<Self.count).filter {
          let start = Self.stride * Double($0)
          return start < offset + Self.view && start + Self.item > offset
        }
        return Self.nearest(proposed) { index in
          Self.middle(min(max(index, shown[0]), shown[shown.count - 1]))
        }
      case .peek:
        guard abs(velocity) <= 0.2 else { return ahead(of: offset, by: 0.5, Self.start) }
        return Self.nearest(offset, Self.start)
      case .reactNative:
        return velocity != 0
          ? ahead(of: proposed, by: -0.5, Self.start) : Self.nearest(proposed, Self.start)
      case .reactNativeOneByOne:
        return velocity != 0
          ? ahead(of: offset, by: -0.5, Self.start) : Self.nearest(offset, Self.start)
      case .cssMandatory:
        return velocity != 0 ? flicked(Self.start) : Self.nearest(proposed, Self.start)
      case .cssMandatoryStop:
        return velocity != 0
          ? ahead(of: offset, by: 0.5, Self.start) : Self.nearest(proposed, Self.start)
      case .cssProximity:
        let place = velocity != 0 ? flicked(Self.start) : Self.nearest(proposed, Self.start)
        return abs(place - proposed) <= Self.view / 3 ? place : proposed
      case .androidPager:
        return abs(velocity) > 0.05
          ? ahead(of: offset, by: -0.5, Self.middle) : Self.nearest(offset, Self.middle)
      case .androidLinear:
        let jump = ((proposed - offset) / Self.stride + 0.5).rounded(.down)
        guard abs(velocity) > 0.05, jump != 0 else { return Self.nearest(proposed, Self.middle) }
        let start = (0..<Self.count).first { Self.middle($0) == Self.nearest(offset, Self.middle) }
        return Self.middle(min(max((start ?? 0) + Int(jump), 0), Self.count - 1))
      }
    }
  }

  private func stage(_ rule: SnapRule, _ axis: Axis) -> Stage {
    let layout = FixedLayout(
      axis, lengths: Array(repeating: Carousel.item, count: Carousel.count), spacing: 20)
    return Stage(layout, size: .along(axis, Carousel.view, 300), counts: [Carousel.count]) {
      $0.releaseTargeting = rule
    }
  }

  @Test(
    "a rule answers as the arithmetic of its origin does", arguments: SnapRule.Name.allCases,
    Axis.allCases)
  func arithmetic(name: SnapRule.Name, axis: Axis) {
    let stage = stage(name.rule, axis)
    let velocities = [0, 0.02, 0.05, 0.06, 0.15, 0.2, 0.25, 0.3, 0.31, 0.7, 1.4, 3, 9]
    for offset in Swift.stride(from: 0, through: Carousel.end, by: 35.5) {
      for velocity in velocities.flatMap({ [$0, -$0] }) {
        let target = stage.target(
          from: .along(axis, offset), releasedAt: .along(axis, offset),
          velocity: .along(axis, velocity))
        let expected = Carousel(offset: offset, velocity: velocity).expected(of: name)
        #expect(target[axis] == expected, "from \(offset) at \(velocity)")
      }
    }
  }

  @Test("a name stands for one rule, and no two for the same one")
  func names() {
    let all = SnapRule.Name.allCases
    for name in all {
      #expect(SnapRule(name).name == name)
      #expect(!name.summary.isEmpty && !name.origin.isEmpty)
    }
    #expect(SnapRule().name == nil)
  }

  @Test(
    "where nothing can be scrolled, and where there is nothing, every rule leaves the content",
    arguments: SnapRule.Name.allCases)
  func nothingToScroll(name: SnapRule.Name) {
    for lengths in [[], [80.0], [100, 100]] {
      let stage = Stage(
        FixedLayout(lengths: lengths), size: CGSize(width: 375, height: 300),
        counts: [lengths.count]
      ) {
        $0.alwaysBounceHorizontal = true
        $0.releaseTargeting = name.rule
      }
      for (offset, velocity) in [(0.0, 0.0), (0, 2), (30, -0.5), (-30, -3)] {
        let target = stage.target(
          from: .zero, releasedAt: .along(.horizontal, offset),
          velocity: .along(.horizontal, velocity))
        #expect(target == .zero)
        #expect(stage.view.settle().last ?? .zero == .zero)
      }
    }
  }

  @Test(
    "the ends of the range are within reach, with insets as well",
    arguments: SnapRule.Name.allCases, LayoutDirection.allCases)
  func ends(name: SnapRule.Name, direction: LayoutDirection) {
    let stage = stage(name.rule, .horizontal)
    stage.view.layoutDirection = direction
    stage.view.contentInset = EdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
    stage.view.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 12)
    stage.view.layoutIfNeeded()
    for (end, velocity) in [(-30.0, -9.0), (Carousel.end + 62, 9.0)] {
      let target = stage.target(
        from: .along(.horizontal, end), releasedAt: .along(.horizontal, end),
        velocity: .along(.horizontal, velocity))
      #expect(target[.horizontal] == end)
    }
  }
}
