import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport

/// The five layouts, for tests that hold for each of them.
enum ArrangedLayout: String, CaseIterable, Sendable {
  case strip, waterfall, appear, discover, pagedGrid

  /// Its own defaults.
  func make() -> CollectionViewLayout {
    switch self {
    case .strip: StripLayout()
    case .waterfall: WaterfallLayout()
    case .appear: AppearLayout()
    case .discover: DiscoverLayout()
    case .pagedGrid: PagedGridLayout()
    }
  }

  var description: LayoutDescription {
    switch self {
    case .strip: .strip
    case .waterfall: .waterfall
    case .appear: .appear
    case .discover: .discover
    case .pagedGrid: .pagedGrid
    }
  }

  /// The layout with seeded properties.
  func make(_ axis: Axis, _ random: inout SeededGenerator) -> CollectionViewLayout {
    let layout = make()
    for option in description.options {
      option.write(layout, value(of: option, axis, &random))
    }
    return layout
  }

  private func value(
    of option: LayoutOption, _ axis: Axis, _ random: inout SeededGenerator
  ) -> LayoutOption.Value {
    if option.name == "scrollDirection" { return .choice(axis.rawValue) }
    switch option.kind {
    case .number: return .number(length(upTo: option.name == "itemAspectRatio" ? 3 : 24, &random))
    case .integer: return .integer(.random(in: 1...5, using: &random))
    case .bool: return .bool(.random(using: &random))
    case .choice(let words): return .choice(words.randomElement(using: &random) ?? "")
    case .size:
      return .size(
        CGSize(width: length(upTo: 180, &random), height: length(upTo: 180, &random)))
    case .insets:
      return .insets(
        EdgeInsets(
          top: length(upTo: 30, &random), left: length(upTo: 30, &random),
          bottom: length(upTo: 30, &random), right: length(upTo: 30, &random)))
    }
  }

  /// Zero as often as not.
  private func length(upTo most: Double, _ random: inout SeededGenerator) -> Double {
    Bool.random(using: &random) ? 0 : .random(in: 1...most, using: &random)
  }
}
