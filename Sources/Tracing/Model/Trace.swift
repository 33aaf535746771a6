public import Foundation
public import Geometry

/// A whole trace in memory.
public struct Trace: Equatable, Sendable {
  /// All lines in their order, the header among them.
  public var lines: [TraceLine]
  /// Whether the bytes it was read from end in the middle: the lines up to there are whole.
  public var isTruncated = false
  /// Whether it was read from a table that is not ours: it has frames only, all `idle`, with a
  /// content size of zero.
  public var isForeign = false
  /// The axes whose offsets it knows. All of ours know both.
  public var axes = Axis.allCases

  /// Where a finger was in each frame, in points of the viewport and nil where none was down: of a table that says so.
  /// Empty otherwise: other forms have inputs, and writers of tables have no such columns.
  public var fingers: [CGPoint?] = []
  /// The size of the viewport in the first row of a table that says it, in points; other forms have a header.
  public var tableViewport: CGSize?

  public init(lines: [TraceLine]) {
    self.lines = lines
  }

  /// The first header.
  ///
  /// - Complexity: O(1) for a trace that begins with its header, O(lines) for one that has none.
  public var header: TraceHeader? {
    for case .header(let header) in lines { return header }
    return nil
  }

  /// The frames in their order.
  ///
  /// - Complexity: O(lines) at each call.
  public var frames: [TraceFrame] {
    lines.compactMap { line in
      if case .frame(let frame) = line { frame } else { nil }
    }
  }

  /// Writes all lines and finishes `writer`.
  ///
  /// - Throws: What the writer throws.
  public func write(to writer: any TraceWriter) throws {
    for line in lines { try writer.write(line) }
    try writer.finish()
  }
}
