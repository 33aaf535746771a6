internal import CollectionEngine
internal import Foundation

extension LayoutInvalidation {
  /// The most index paths of a kind that a line lists. Ours: a line stays readable; of more it says
  /// how many.
  static let mostPaths = 10

  /// What is marked, by name; nothing where nothing is.
  var arguments: [String: TraceValue] {
    var arguments: [String: TraceValue] = [:]
    if everything { arguments["everything"] = true }
    if dataSourceCounts { arguments["dataSourceCounts"] = true }
    if !items.isEmpty { arguments["items"] = Self.value(of: items) }
    if !supplementaryViews.isEmpty {
      arguments["supplementaryViews"] = .object(supplementaryViews.mapValues(Self.value))
    }
    if !decorationViews.isEmpty {
      arguments["decorationViews"] = .object(decorationViews.mapValues(Self.value))
    }
    // A trace holds finite numbers only.
    let (offset, size) = (contentOffsetAdjustment, contentSizeAdjustment)
    if offset != .zero, offset.x.isFinite, offset.y.isFinite {
      arguments["contentOffsetAdjustment"] = [.number(offset.x), .number(offset.y)]
    }
    if size != .zero, size.width.isFinite, size.height.isFinite {
      arguments["contentSizeAdjustment"] = [.number(size.width), .number(size.height)]
    }
    return arguments
  }

  /// The paths, or their number where there are many.
  private static func value(of paths: [IndexPath]) -> TraceValue {
    guard paths.count <= mostPaths else { return .number(Double(paths.count)) }
    return .array(paths.map { TraceValue($0) })
  }
}
