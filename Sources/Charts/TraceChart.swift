internal import CollectionEngine
public import Drawing
public import Foundation
public import Geometry
internal import Tracing

/// Offset and velocity of one or more traces over time, with phases, targets and calls; and, of several, how far they are
/// from the first.
public struct TraceChart {
  let subjects: [ChartSubject]
  /// The axis that is shown.
  public let axis: Axis
  /// In pt.
  public let size: CGSize
  let title: String

  /// The size of a chart, in pt. Ours: a third of a page at 96 pixels an inch, legible at half of it.
  public static let standardSize = CGSize(width: 1000, height: 620)

  /// A chart of `subjects`, of which there is at least one.
  ///
  /// - Parameter axis: the axis that is shown; nil for the one along which the first trace moves further.
  public init(
    _ subjects: [ChartSubject], axis: Axis? = nil, title: String? = nil,
    size: CGSize = TraceChart.standardSize
  ) {
    precondition(!subjects.isEmpty, "A chart shows at least one trace.")
    self.subjects = subjects
    self.axis =
      axis
      ?? (subjects[0].reach(.horizontal) > subjects[0].reach(.vertical) ? .horizontal : .vertical)
    self.title = title ?? subjects.map(\.name).joined(separator: ", ")
    self.size = size
  }

  /// Draws it from the canvas's origin on.
  ///
  /// Complexity: O(frames); what is drawn grows with the size alone.
  public func draw(on canvas: Canvas) {
    canvas.fill(Path(CGRect(origin: .zero, size: size)), .white)
    var y = drawHead(on: canvas) + 8
    let left = 78.0
    let right = size.width - 24
    let ends = subjects.flatMap { [$0.frames.first, $0.frames.last] }
    let times = ends.compactMap { $0?.time }
    let time = ChartScale(of: times, from: left, to: right, smallest: 0.1, margin: false)
    let hasDifference = subjects.count > 1
    let room = size.height - y - 52
    let shares = hasDifference ? [0.5, 0.26, 0.24] : [0.62, 0.38]
    let gap = 26.0
    let heights = shares.map { $0 * (room - gap * Double(shares.count - 1)) }
    let letter = axis == .vertical ? "y" : "x"
    var areas: [CGRect] = []
    for height in heights {
      areas.append(CGRect(x: left, y: y, width: right - left, height: height))
      y += height + gap
    }
    ChartPanel(
      canvas: canvas, area: areas[0], time: time, label: "content offset \(letter), pt",
      values: offsets + targets, smallest: 10, headroom: 20
    ).draw { drawOffsets($0) }
    ChartPanel(
      canvas: canvas, area: areas[1], time: time, label: "velocity \(letter), pt/ms",
      values: subjects.flatMap { $0.frames.map { Double($0.velocity[axis]) } }, smallest: 0.1
    ).draw { drawVelocities($0) }
    if hasDifference {
      let differences = subjects.dropFirst().map(difference)
      ChartPanel(
        canvas: canvas, area: areas[2], time: time, label: "difference to \(subjects[0].name), pt",
        values: differences.flatMap { $0.map(\.value) }, smallest: 0.01
      ).draw { panel in
        for (index, curve) in differences.enumerated() {
          panel.curve(curve.count, ChartInk.trace(index + 1)) { (curve[$0].time, curve[$0].value) }
        }
      }
    }
    ChartPanel.drawTimes(time, on: canvas, y: areas[areas.count - 1].maxY)
  }

  /// Title and legend; answers where they end.
  private func drawHead(on canvas: Canvas) -> Double {
    canvas.draw(
      title, TextStyle(size: 17, weight: .semibold, color: ChartInk.text),
      in: CGRect(x: 24, y: 14, width: size.width - 48, height: 24))
    var x = 24.0
    let style = TextStyle(size: 12, color: ChartInk.text)
    func entry(_ text: String, _ color: Color, _ dashes: [Double]) {
      canvas.stroke(
        Path(line: [CGPoint(x: x, y: 53), CGPoint(x: x + 30, y: 53)]), color, width: 2,
        dashes: dashes)
      x += 36 + canvas.draw(text, style, at: CGPoint(x: x + 36, y: 45)).width + 22
    }
    for (index, subject) in subjects.enumerated() {
      let ink = ChartInk.trace(index)
      entry(subject.name, ink.color, ink.dashes)
    }
    if !targets.isEmpty {
      entry("proposed target", ChartInk.proposed, [3, 3])
      entry("final target", ChartInk.target, [8, 4])
    }
    return 82
  }

  private var offsets: [Double] {
    subjects.flatMap { $0.frames.map { Double($0.contentOffset[axis]) } }
  }

  /// The targets of the first trace.
  private var targets: [Double] {
    subjects[0].frames.flatMap { frame in
      [frame.proposedTarget, frame.target].compactMap { $0.map { Double($0[axis]) } }
    }
  }

  private func drawOffsets(_ panel: ChartPanel) {
    panel.drawPhases(subjects[0].phases)
    panel.drawCalls(subjects[0].calls, subjects[0].marks)
    drawTargets(panel, \.proposedTarget, ChartInk.proposed, [3, 3])
    drawTargets(panel, \.target, ChartInk.target, [8, 4])
    for (index, subject) in subjects.enumerated().reversed() {
      panel.curve(subject.frames.count, ChartInk.trace(index)) {
        (subject.frames[$0].time, Double(subject.frames[$0].contentOffset[axis]))
      }
    }
  }

  /// A level line as long as a target stays the same.
  private func drawTargets(
    _ panel: ChartPanel, _ target: KeyPath<TraceFrame, CGPoint?>, _ color: Color, _ dashes: [Double]
  ) {
    var run: (value: Double, start: Double, end: Double)?
    func close() {
      guard let run else { return }
      panel.level(run.value, from: run.start, to: run.end, color, dashes)
    }
    for frame in subjects[0].frames {
      let value = frame[keyPath: target].map { Double($0[axis]) }
      if let now = run, now.value == value {
        run?.end = frame.time
      } else {
        close()
        run = value.map { ($0, frame.time, frame.time) }
      }
    }
    close()
  }

  private func drawVelocities(_ panel: ChartPanel) {
    panel.drawPhases(subjects[0].phases, named: false)
    for (index, subject) in subjects.enumerated().reversed() {
      panel.curve(subject.frames.count, ChartInk.trace(index)) {
        (subject.frames[$0].time, Double(subject.frames[$0].velocity[axis]))
      }
    }
  }

  /// How far `subject` is from the first trace at its own frames, by time.
  private func difference(_ subject: ChartSubject) -> [(time: Double, value: Double)] {
    subject.frames.compactMap { frame in
      subjects[0].offset(at: frame.time, axis).map {
        (frame.time, Double(frame.contentOffset[axis]) - $0)
      }
    }
  }
}
