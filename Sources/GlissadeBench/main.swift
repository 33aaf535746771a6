import Foundation
import Layouts

/// Says why nothing is measured, and ends.
func refuse(_ sentence: String, exitCode: Int32) -> Never {
  FileHandle.standardError.write(Data("glissade-bench: \(sentence)\n".utf8))
  exit(exitCode)
}

#if DEBUG
  refuse("built for debugging; run it with 'swift run -c release glissade-bench'", exitCode: 69)
#else
  let asked = CommandLine.arguments.dropFirst()
  let names = benchmarks.map(\.name) + scrollingLayouts.map(\.name)
  if let unknown = asked.first(where: { !names.contains($0) }) {
    let known = names.joined(separator: ", ")
    refuse("there is no benchmark '\(unknown)'; the benchmarks are \(known)", exitCode: 64)
  }
  let scrolling = benchmarks.filter { asked.isEmpty || asked.contains($0.name) }
  if !scrolling.isEmpty { print(Report.heading) }
  for benchmark in scrolling { print(benchmark.run().line) }
  let layouts = scrollingLayouts.filter { asked.isEmpty || asked.contains($0.name) }
  if !layouts.isEmpty { print(LayoutReport.heading) }
  for layout in layouts {
    for report in measure(layout) { print(report.line) }
  }
#endif
