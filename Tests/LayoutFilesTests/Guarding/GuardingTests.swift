import CollectionEngine
import Foundation
import Layouts
import Synchronization
import Testing

@testable import LayoutFiles

/// The watch looks at all threads: a test has a process of its own.
@Suite("Code that does not come back, or crashes") struct GuardingTests {
  @Test(
    "a stall is noticed with the function that is at work, on any thread, and one that comes back is none",
    arguments: [false, true])
  func stall(isElsewhere: Bool) async throws {
    await #expect(processExitsWith: .exitCode(7)) { [isElsewhere] in
      let folder = try CodeFolder()
      let code = CodeFolder.rows(height: 10).replacing(
        "  override var",
        with: "  override func prepare() { while height > 0 { height += 1 } }\n  override var")
      let loader = LayoutLoader(try LayoutToolchain.ofProcess())
      let layout = try loader.load(LayoutFile(paths: [folder.write(code)])).make()
      let watch = StallWatch(limit: 0.3) { stall in
        let isRight =
          stall.isNew && stall.seconds >= 0.3 && stall.call.function == "Rows.prepare()"
          && stall.call.files.hasSuffix("Rows.swift")
        _exit(isRight ? 7 : 8)
      }
      for _ in 0..<10 {
        watch.begin()
        usleep(50_000)
        watch.end()
      }
      watch.begin()
      // What takes long and is no layout is no stall.
      usleep(600_000)
      nonisolated(unsafe) let stuck = layout
      if isElsewhere {
        DispatchQueue.global().async { stuck.prepare() }
        while true { usleep(10_000) }
      }
      stuck.prepare()
    }
  }

  @Test(
    "a crash is said with the function that did it",
    arguments: [
      "_ = [Int]()[3]", "fatalError(\"no\")", "let a: Int? = nil; _ = a!", "prepare()",
      "_ = 1 / (collectionView?.tag ?? 0)", "abort()",
    ])
  func crash(body: String) async throws {
    await #expect(processExitsWith: .exitCode(65)) { [body] in
      let folder = try CodeFolder()
      let code = CodeFolder.rows(height: 10).replacing(
        "  override var", with: "  override func prepare() { \(body) }\n  override var")
      let loader = LayoutLoader(try LayoutToolchain.ofProcess())
      let layout = try loader.load(LayoutFile(paths: [folder.write(code)])).make()
      CrashWatch.begin { call in call.function == "Rows.prepare()" ? 65 : 66 }
      layout.prepare()
    }
  }

  @Test("a crash of the program itself is what it was")
  func foreign() async {
    await #expect(processExitsWith: .signal(SIGILL)) {
      CrashWatch.begin { _ in 65 }
      fatalError("not a layout's")
    }
  }
}
