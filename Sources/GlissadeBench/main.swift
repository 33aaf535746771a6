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
  let names = benchmarks.map(\.name)
  if let unknown = asked.first(where: { !names.contains($0) }) {
    let known = names.joined(separator: ", ")
    refuse("there is no benchmark '\(unknown)'; the benchmarks are \(known)", exitCode: 64)
  }
  print(Report.heading)
  for benchmark in benchmarks where asked.isEmpty || asked.contains(benchmark.name) {
    print(benchmark.run().line)
  }
#endif
