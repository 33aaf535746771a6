import Foundation

/// The numbers of items that layouts are measured with.
let itemCounts = [1000, 100_000, 1_000_000]

/// Measures `subject` with each number of items.
func measure(_ subject: LayoutSubject) -> [LayoutReport] {
  // What is made once in a process, whatever is shown, is made before anything is counted.
  _ = measure(subject, items: itemCounts[0])
  return itemCounts.map { measure(subject, items: $0) }
}

private func measure(_ subject: LayoutSubject, items: Int) -> LayoutReport {
  var report = LayoutReport(layout: subject.name, items: items)
  let stage = LayoutStage(subject, items: items)
  report.memory = memoryKept {
    report.prepare = cpuTime { _ in stage.prepare(asksDelegate: subject.asksDelegate) } * 1e3
  }
  stage.scrollToMiddle()
  report.cellsOnTwoScreens = stage.cellsOnTwoScreens
  report.query = quickest { cpuTime(of: 200) { _ in stage.query() } } * 1e6
  report.frame = quickest { cpuTime(of: 1000) { _ in stage.scroll() } } * 1e6
  (report.attributesMade, report.elementsChanged) = stage.attributes(
    in: LayoutReport.countedFrames)
  report.cellsAlive = stage.items.cells.most
  precondition(report.cellsAlive > 0, "\(subject.name) has no cells.")
  return report
}

/// The least of five times: what others do on the machine only adds to it.
private func quickest(_ measure: () -> Double) -> Double {
  (0..<5).map { _ in measure() }.min() ?? 0
}
