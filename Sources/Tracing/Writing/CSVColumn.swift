/// The columns of the table of frames, in their order.
enum CSVColumn: String, CaseIterable {
  case time = "time_s"
  case offsetX = "offset_x"
  case offsetY = "offset_y"
  case velocityX = "velocity_x"
  case velocityY = "velocity_y"
  case activity
  case targetX = "target_x"
  case targetY = "target_y"
  case proposedX = "proposed_x"
  case proposedY = "proposed_y"
  case contentWidth = "content_width"
  case contentHeight = "content_height"
  case frame

  /// The columns that every table of ours begins with.
  static let leading = allCases.prefix { $0 != .proposedX }
}
