internal import Foundation
internal import Rendering

/// Where viewport, map and inspector stand in a window: side by side, in this order.
struct WindowPlan: Equatable {
  /// Where the viewport is, in pt: all that the others leave.
  let stage: CGRect
  /// Where the map is, in pt; nil where it is not shown. Over the viewport where the window is too
  /// narrow for both.
  let map: CGRect?
  /// Where the inspector is, in pt; nil where it is not shown.
  let inspector: CGRect?

  /// How wide the map is beside the viewport, in pt.
  static let mapWidth = 340.0
  /// How high it is at most, in pt. Ours: a little higher than wide.
  static let mapHeight = 440.0
  /// The least width of a viewport with a map beside it, in pt. Ours: content is still seen.
  private static let leastStage = 120.0
  /// What a map over the viewport leaves free at its edges, in pt.
  private static let margin = 8.0

  /// What a window of `size` shows.
  init(size: CGSize, showsMap: Bool, showsInspector: Bool) {
    let inspectorWidth = showsInspector ? min(Inspector.width, size.width) : 0
    let isBeside = showsMap && size.width - inspectorWidth >= Self.mapWidth + Self.leastStage
    let mapWidth = isBeside ? Self.mapWidth : 0
    let height = max(1, size.height)
    let stage = CGRect(
      x: 0, y: 0, width: max(1, size.width - inspectorWidth - mapWidth), height: height)
    self.stage = stage
    inspector =
      showsInspector
      ? CGRect(
        x: size.width - inspectorWidth, y: 0, width: inspectorWidth, height: size.height) : nil
    guard showsMap else {
      map = nil
      return
    }
    if isBeside {
      map = CGRect(
        x: stage.maxX, y: 0, width: mapWidth, height: min(height, Self.mapHeight))
    } else {
      let inside = stage.insetBy(dx: Self.margin, dy: Self.margin)
      let room = inside.isNull ? stage : inside
      let mapHeight = min(room.height, Self.mapHeight)
      map = CGRect(
        x: room.minX, y: room.maxY - mapHeight, width: min(room.width, Self.mapWidth),
        height: mapHeight)
    }
  }

  /// How much wider than its viewport a window is that has room for all, in pt.
  static func width(ofMap showsMap: Bool, ofInspector showsInspector: Bool) -> Double {
    (showsMap ? mapWidth : 0) + (showsInspector ? Inspector.width : 0)
  }
}
