internal import CollectionEngine
public import Drawing
public import Foundation
public import Geometry
internal import Tracing

/// Offset and velocity of one or more traces over time, with phases, targets and calls; of several, how far they are from
/// the first; and of the first, where elements moved in the content and how late frames were shown, if it says so.
public struct TraceChart {
  let subjects: [ChartSubject]
  /// The axis that is shown.
  public let axis: Axis
  /// In pt.
  public let size: CGSize
  let title: String

  /// The size of a chart of offset and velocity alone, in pt. Ours: a third of a page at 96 pixels an inch, legible at half of it.
  public static let standardSize = CGSize(width: 1000, height: 620)

  /// A chart of `subjects`, of which there is at least one.
  ///
  /// - Parameters:
  ///   - axis: the axis that is shown; nil for the one along which the first trace moves further.
  ///   - size: in pt; nil for one in which every panel has room.
  public init(
    _ subjects: [ChartSubject], axis: Axis? = nil, title: String? = nil,
    size: CGSize? = nil
  ) {
    precondition(!subjects.isEmpty, "A chart shows at least one trace.")
    self.subjects = subjects
    self.axis =
      axis
      ?? (subjects[0].reach(.horizontal) > subjects[0].reach(.vertical) ? .horizontal : .vertical)
    self.title = title ?? subjects.map(\.name).joined(separator: ", ")
    self.size = size ?? Self.standardSize(subjects[0])
  }

  /// The size of a chart of a trace, in pt: higher by what its elements and frame times take.
  private static func standardSize(_ subject: ChartSubject) -> CGSize {
    let axes = Axis.allCases.count { axis in subject.paths.contains { $0.isShown(axis) } }
    let height = standardSize.height + Double(axes) * 220 + (subject.frameTimes == nil ? 0 : 130)
    return CGSize(width: standardSize.width, height: height)
  }

  /// Draws it from the canvas's origin on.
  ///
  /// Complexity: O(frames); what is drawn grows with the size alone.
  public func draw(on canvas: Canvas) {
    canvas.fill(Path(CGRect(origin: .zero, size: size)), .white)
    var y = drawHead(on: canvas) + 10
    let left = 78.0
    let right = size.width - 24
    let ends = subjects.flatMap { [$0.frames.first, $0.frames.last] }
    let times = ends.compactMap { $0?.time }
    let time = ChartScale(of: times, from: left, to: right, smallest: 0.1, margin: false)
    let panels = self.panels
    let gap = 30.0
    let room = size.height - y - 52 - gap * Double(panels.count - 1)
    let shares = panels.reduce(0) { $0 + $1.share }
    for panel in panels {
      let height = panel.share / shares * room
      let area = CGRect(x: left, y: y, width: right - left, height: height)
      draw(panel.content, on: canvas, area, time)
      y += height + gap
    }
    ChartPanel.drawTimes(time, on: canvas, y: y - gap)
  }

  /// What the panels show, from the top, and which share of the height each has.
  private var panels: [(content: Content, share: Double)] {
    var panels: [(content: Content, share: Double)] = [(.offset, 0.5), (.velocity, 0.27)]
    if subjects.count > 1 { panels.append((.difference, 0.24)) }
    for axis in Axis.allCases where subjects[0].paths.contains(where: { $0.isShown(axis) }) {
      panels.append((.elements(axis), 0.36))
    }
    if let times = subjects[0].frameTimes { panels.append((.frameTimes(times), 0.2)) }
    return panels
  }

  private enum Content {
    case offset, velocity, difference
    case elements(Axis)
    case frameTimes(FrameTimes)
  }

  private func draw(
    _ content: Content, on canvas: Canvas, _ area: CGRect, _ time: ChartScale
  ) {
    let letter = axis == .vertical ? "y" : "x"
    switch content {
    case .offset:
      ChartPanel(
        canvas: canvas, area: area, time: time, label: "content offset \(letter), pt",
        values: offsets + targets, smallest: 10,
        headroom: ChartPanel.nameHeight * (subjects[0].marks.isEmpty ? 1 : 2)
      ).draw { drawOffsets($0) }
    case .velocity:
      ChartPanel(
        canvas: canvas, area: area, time: time, label: "velocity \(letter), pt/ms",
        values: subjects.flatMap { $0.frames.map { Double($0.velocity[axis]) } }, smallest: 0.1
      ).draw { drawVelocities($0) }
    case .difference:
      let differences = subjects.dropFirst().map(difference)
      ChartPanel(
        canvas: canvas, area: area, time: time, label: "difference to \(subjects[0].name), pt",
        values: differences.flatMap { $0.map(\.value) }, smallest: 0.01
      ).draw { panel in
        for (index, curve) in differences.enumerated() {
          panel.curve(curve.count, ChartInk.trace(index + 1)) { (curve[$0].time, curve[$0].value) }
        }
      }
    case .elements(let axis):
      ChartPanel(
        canvas: canvas, area: area, time: time, label: pathsLabel(axis),
        values: paths(axis).shown.flatMap { $0.centers.map { Double($0[axis]) } }, smallest: 10,
        headroom: 16
      ).draw { drawPaths($0, axis) }
    case .frameTimes(let times):
      ChartPanel(
        canvas: canvas, area: area, time: time, label: Self.label(times),
        values: [0, times.period * 2] + times.intervals.map(\.milliseconds), smallest: 1
      ).draw { drawFrameTimes($0, times) }
    }
  }

  /// Title and legend; answers where they end.
  private func drawHead(on canvas: Canvas) -> Double {
    canvas.draw(
      title, ChartText.title,
      in: CGRect(x: 24, y: 14, width: size.width - 48, height: 24))
    var x = 24.0
    func entry(_ text: String, _ color: Color, _ dashes: [Double]) {
      canvas.stroke(
        Path(line: [CGPoint(x: x, y: 53), CGPoint(x: x + 30, y: 53)]), color, width: 2,
        dashes: dashes)
      x += 36 + canvas.draw(text, ChartText.legend, at: CGPoint(x: x + 36, y: 44)).width + 22
    }
    for (index, subject) in subjects.enumerated() {
      let ink = ChartInk.trace(index)
      entry(subject.name, ink.color, ink.dashes)
    }
    if !subjects[0].calls.isEmpty {
      canvas.fill(Path(CGRect(x: x + 14.5, y: 48, width: 1, height: 9)), ChartInk.dim)
      x += 36 + canvas.draw("call", ChartText.legend, at: CGPoint(x: x + 36, y: 44)).width + 22
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
