import Foundation
import Layouts
import Synchronization
import Testing

@testable import LayoutFiles

@Suite("Following the files of a layout") struct LayoutFollowerTests {
  /// Waits for news, at most 5 s.
  private func news(of follower: LayoutFollower) -> LayoutFollower.News? {
    for _ in 0..<500 {
      if let news = follower.takeNews() { return news }
      usleep(10_000)
    }
    return nil
  }

  @Test("a file that is written, or that another takes the place of, is loaded again")
  func follows() throws {
    let folder = try CodeFolder()
    let file = LayoutFile(paths: [try folder.write("1"), try folder.write("a", as: "Other.swift")])
    let follower = LayoutFollower(file) { (file) throws(LayoutFileError) in
      let codes = file.paths.map { try? String(contentsOfFile: $0, encoding: .utf8) }
      guard codes[0] != "wrong" else { throw LayoutFileError(.wrong, "wrong") }
      return LayoutDescription(
        "n", summary: codes.compactMap(\.self).joined(), options: [], file: file,
        make: { fatalError() })
    }
    defer { follower.stop() }
    usleep(100_000)
    #expect(follower.takeNews() == nil)
    try folder.write("2")
    #expect(news(of: follower)?.words == "2a")
    try folder.replace("3")
    #expect(news(of: follower)?.words == "3a")
    try folder.replace("b", as: "Other.swift")
    #expect(news(of: follower)?.words == "3b")
    try folder.write("wrong")
    #expect(news(of: follower)?.words == "failed: wrong")
    try folder.write("x", as: "Foreign.swift")
    usleep(200_000)
    #expect(follower.takeNews() == nil)
    try FileManager.default.removeItem(atPath: file.paths[0])
    try folder.write("4")
    #expect(news(of: follower)?.words == "4b")
  }
}

extension LayoutFollower.News {
  /// What it is, in a word or two.
  fileprivate var words: String {
    switch self {
    case .layout(let layout): layout.summary
    case .failure(let error): "failed: \(error.text)"
    }
  }
}
