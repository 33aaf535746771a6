import Foundation

/// CPU time of this process, in s.
func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The CPU time of one of `count` repetitions of `work`, in s.
func cpuTime(of count: Int = 1, _ work: (Int) -> Void) -> Double {
  let start = cpuTime()
  for step in 0..<count { work(step) }
  return (cpuTime() - start) / Double(count)
}

/// The resident memory of this process, in kB, as Linux reports it; 0 where it does not.
func residentMemory() -> Int {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
    let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
  else { return 0 }
  return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
}

/// How much resident memory `work` leaves in use, in kB.
///
/// What is free is given back to the system before and after, as far as the C library can: neither
/// what was freed before hides what is kept, nor does what `work` has freed itself count.
func memoryKept(by work: () -> Void) -> Int {
  giveBackMemory()
  let before = residentMemory()
  work()
  giveBackMemory()
  return residentMemory() - before
}

/// Calls glibc's `malloc_trim(0)`, which Foundation does not import.
private func giveBackMemory() {
  guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "malloc_trim") else { return }
  typealias Trim = @convention(c) (Int) -> Int32
  _ = unsafeBitCast(symbol, to: Trim.self)(0)
}
