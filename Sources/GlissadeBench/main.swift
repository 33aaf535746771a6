import Foundation

/// Says why nothing is measured, and ends.
func refuse(_ sentence: String, exitCode: Int32) -> Never {
  FileHandle.standardError.write(Data("glissade-bench: \(sentence)\n".utf8))
  exit(exitCode)
}

#if DEBUG
  refuse("built for debugging; run it with 'swift run -c release glissade-bench'", exitCode: 69)
#else
  let asked = CommandLine.arguments.dropFirst()
  let names =
    benchmarks.map(\.name) + SceneBenchmark.all.map(\.name) + LayoutSubject.all.map(\.name)
    + UpdateBenchmark.all.map(\.name) + SnapMapBenchmark.all.map(\.name) + [AnimationMemory.name]
    + ChartBenchmark.all.map(\.name) + [IdleBenchmark.name]
  if let unknown = asked.first(where: { !names.contains($0) }) {
    let known = names.joined(separator: ", ")
    refuse("there is no benchmark '\(unknown)'; the benchmarks are \(known)", exitCode: 64)
  }
  let scrolling = benchmarks.filter { asked.isEmpty || asked.contains($0.name) }
  if !scrolling.isEmpty { print(Report.heading) }
  for benchmark in scrolling { print(benchmark.run().line) }
  let scenes = SceneBenchmark.all.filter { asked.isEmpty || asked.contains($0.name) }
  if !scenes.isEmpty { print(SceneReport.heading) }
  for scene in scenes { print(scene.run().line) }
  let layouts = LayoutSubject.all.filter { asked.isEmpty || asked.contains($0.name) }
  if !layouts.isEmpty { print(LayoutReport.heading) }
  let measured = layouts.map { layout in
    let reports = measure(layout)
    for report in reports { print(report.line(beside: reports[0])) }
    return reports
  }
  let targets = LayoutTarget.all(of: measured)
  if !targets.isEmpty { print(LayoutTarget.heading) }
  for target in targets { print(target.line) }
  let updates = UpdateBenchmark.all.filter { asked.isEmpty || asked.contains($0.name) }
  if !updates.isEmpty { print(UpdateReport.heading) }
  let updated = updates.flatMap { $0.run() }
  for update in updated { print(update.line) }
  let maps = SnapMapBenchmark.all.filter { asked.isEmpty || asked.contains($0.name) }
  if !maps.isEmpty { print(SnapMapReport.heading) }
  let mapped = maps.map { $0.run() }
  for map in mapped { print(map.line) }
  if asked.isEmpty || asked.contains(AnimationMemory.name) {
    print(AnimationMemory.heading)
    print(AnimationMemory().run())
  }
  let charts = ChartBenchmark.all.filter { asked.isEmpty || asked.contains($0.name) }
  if !charts.isEmpty { print(ChartBenchmark.Report.heading) }
  let drawn = charts.map { $0.run() }
  for chart in drawn { print(chart.line) }
  if asked.isEmpty || asked.contains(IdleBenchmark.name) {
    print(IdleBenchmark.heading)
    print(IdleBenchmark().run())
  }
  let isMet =
    targets.allSatisfy(\.isMet) && updated.allSatisfy(\.isMet) && mapped.allSatisfy(\.isMet)
    && drawn.allSatisfy(\.isMet)
  exit(isMet ? 0 : 1)
#endif
