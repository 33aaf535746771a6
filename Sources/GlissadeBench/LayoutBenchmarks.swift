import Foundation

/// The numbers of items that layouts are measured with.
private let itemCounts = [1000, 100_000, 1_000_000]

/// How often everything that is repeated is measured. The least time counts: what others do on the
/// machine only adds to it.
private let rounds = 15

/// Measures `subject` with each number of items.
func measure(_ subject: LayoutSubject) -> [LayoutReport] {
  // What is made once in a process, whatever is shown, is made before anything is counted.
  _ = prepared(subject, items: itemCounts[0])
  var measured = itemCounts.map { prepared(subject, items: $0) }
  for index in measured.indices {
    measured[index].stage.scrollToMiddle()
    measured[index].report.cellsOnTwoScreens = measured[index].stage.cellsOnTwoScreens
  }
  // In turn, so that a busy moment of the machine does not fall upon one number of items.
  for _ in 0..<rounds {
    for (index, stage) in measured.map(\.stage).enumerated() {
      let query = cpuTime(of: 50) { _ in stage.query() } * 1e6
      let frame = cpuTime(of: 200) { _ in stage.scroll() } * 1e6
      measured[index].report.query = min(measured[index].report.query, query)
      measured[index].report.frame = min(measured[index].report.frame, frame)
    }
  }
  return measured.map { stage, report in
    var report = report
    (report.attributesMade, report.elementsChanged) = stage.attributes(
      in: LayoutReport.countedFrames)
    report.cellsAlive = stage.items.cells.most
    precondition(report.cellsAlive > 0, "\(subject.name) has no cells.")
    return report
  }
}

/// A stage after its first pass, and what that cost.
private func prepared(
  _ subject: LayoutSubject, items: Int
) -> (stage: LayoutStage, report: LayoutReport) {
  var report = LayoutReport(layout: subject.name, items: items)
  let stage = LayoutStage(subject, items: items)
  report.memory = memoryKept {
    report.prepare = cpuTime { _ in stage.prepare(asksDelegate: subject.asksDelegate) } * 1e3
  }
  return (stage, report)
}
