import Foundation
import Testing

/// The layouts that the UIKit tests compile into themselves, as files that the built program loads.
@Suite("The layouts of the UIKit tests, from their files") struct PastedLayoutTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A layout of the UIKit tests as a file, what it needs, and how many cells it shows at first.
  struct Pasted: CustomTestStringConvertible {
    let name: String
    var setup = ""
    var more = ""
    let cells: Int

    var path: String {
      Readme.package.appending(path: "Tests/UIKitTests/Pasted/\(name).swift").path
    }
    var testDescription: String { name }

    static let all = [
      Pasted(name: "BoardLayout", cells: 24), Pasted(name: "CenteredCarouselLayout", cells: 2),
      Pasted(name: "CoverFlowLayout", cells: 3), Pasted(name: "HistoryFlowLayout", cells: 60),
      Pasted(
        name: "PinboardLayout",
        more: """
          class Heights: NSObject, PinboardLayoutDelegate {
            func collectionView(
              _ c: UICollectionView, layout: PinboardLayout, heightForItemAt path: IndexPath, width: CGFloat
            ) -> CGFloat { [100, 60, 159, 80, 120][path.item % 5] }
          }
          """, cells: 13),
      Pasted(
        name: "SnappingFlowLayout", setup: "layout.itemSize = CGSize(width: 200, height: 200)",
        cells: 6),
      Pasted(name: "StickyHeadersFlowLayout", cells: 60),
      Pasted(name: "WheelLayout", setup: "content.cellClass = WheelCell.self", cells: 60),
    ]
  }

  @Test(
    "the layouts of the UIKit tests run from their files, and show cells", arguments: Pasted.all)
  func pasted(one: Pasted) throws {
    var words = ["record", one.path]
    if !one.more.isEmpty {
      words.append(try folder.file("More.swift", "import UIKit\n" + one.more).path)
    }
    if !one.setup.isEmpty { words += ["--setup", one.setup] }
    let outcome = try BuiltTool.run(BuiltTool.url, words + ["-o", folder.path("run.jsonl")])
    #expect(outcome.exitCode == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
    let trace = try folder.text("run.jsonl").split(separator: "\n")
    #expect(
      trace.count { $0.contains(#""type":"element","frame":0,"#) && $0.contains(#""kind":"cell""#) }
        == one.cells)
  }

  @Test("cells of a layout's own stand while it does, and go with it")
  func ownCells() throws {
    let wheel = try #require(Pasted.all.last)
    let layout = "{file: \(wheel.path), setup: \(wheel.setup)}"
    let scenario = try folder.file(
      "s.yaml",
      """
      glissade: 1
      layout: \(layout)
      content: {sections: [{items: 6}]}
      events:
        - {at: 0.1, setLayout: {layout: circle, animated: true}}
        - {at: 0.6, setLayout: {layout: \(layout), animated: true}}
        - {at: 0.8, transition: {layout: circle, progress: [[0, 0], [0.2, 1]], end: finish}}
        - {at: 1.2, set: {scrollView.contentOffset: [20, 0]}}

      """
    ).path
    let outcome = try BuiltTool.run(BuiltTool.url, ["record", scenario, wheel.path])
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
  }
}
