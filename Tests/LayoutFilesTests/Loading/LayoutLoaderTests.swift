import CollectionEngine
import Foundation
import Layouts
import Testing

@testable import LayoutFiles

@Suite("Layouts of files") struct LayoutLoaderTests {
  private let folder: CodeFolder
  private let loader: LayoutLoader

  init() throws {
    folder = try CodeFolder()
    loader = LayoutLoader(try LayoutToolchain.tests.get())
  }

  /// The message for `code`.
  private func refusal(_ code: String, className: String? = nil, setup: String? = nil) throws
    -> String
  {
    let path = try folder.write(code)
    do {
      _ = try loader.load(LayoutFile(paths: [path], className: className, setup: setup))
      return ""
    } catch { return error.text.replacing(folder.path + "/", with: "") }
  }

  @Test("a layout runs, the same content is compiled once, and another content is another layout")
  func loads() throws {
    let file = LayoutFile(paths: [try folder.write(CodeFolder.rows(height: 10))])
    let first = try loader.load(file)
    #expect(first.name == "Rows" && first.file == file && first.options.isEmpty)
    let one = first.make()
    #expect(type(of: one) == type(of: try loader.load(file).make()))
    try folder.write(CodeFolder.rows(height: 20))
    let other = try loader.load(file).make()
    #expect(type(of: other) != type(of: one))
    let source = FixedItems(count: 7)
    for (layout, height) in [(one, 70.0), (other, 140.0)] {
      let view = CollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.dataSource = source
      view.layoutIfNeeded()
      #expect(Double(view.contentSize.height) == height)
    }
  }

  @Test("the setup, and what it keeps, work on the layout and its view")
  func connects() throws {
    let code =
      CodeFolder.rows(height: 10)
      + "\nclass Source: NSObject, UICollectionViewDataSource {\n"
      + "  func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 3 }\n"
      + "  func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {\n"
      + "    UICollectionViewCell(frame: .zero)\n  }\n}\n"
    let file = LayoutFile(
      paths: [try folder.write(code)],
      setup: "layout.height = 50\ncollectionView.tag = Int(content.sizeOfItem(at: [0, 0])!.width)")
    let description = try loader.load(file)
    let layout = description.make()
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let kept = description.connect(layout, view, FixedSizes())
    view.layoutIfNeeded()
    #expect(Double(view.contentSize.height) == 150)
    #expect(view.tag == 40)
    withExtendedLifetime(kept) {}
  }

  @Test("what is wrong is said with file, line and column")
  func wrong() throws {
    let rows = CodeFolder.rows(height: 10)
    #expect(
      try refusal(rows.replacing("height: CGFloat = 10", with: "height: = 10"))
        == "Rows.swift:4:15: expected type")
    #expect(
      try refusal(rows.replacing("CGFloat = 10", with: "CGFloat = \"10\""))
        == "Rows.swift:4:25: cannot convert value of type 'String' to specified type 'CGFloat'")
    #expect(
      try refusal("import UIKit\nclass Rows: UICollectionViewLayout { var a: UIDynamicAnimator? }")
        == "Rows.swift:2:45: cannot find type 'UIDynamicAnimator' in scope: it is not in Glissade's UIKit"
    )
    #expect(
      try refusal(rows, setup: "layout.heigth = 3")
        == "--setup:1:8: value of type 'Rows' has no member 'heigth'")
    #expect(
      try refusal(rows, className: "Rows(count: 3)").hasPrefix(
        "--class:1:"))
    let needy = rows.replacing(
      "  var height",
      with:
        "  init(count: Int) { super.init() }\n  required init?(coder: NSCoder) { nil }\n  var height"
    )
    #expect(
      try refusal(needy).hasPrefix(
        "--class: the layout cannot be made without arguments: missing argument for parameter 'count'"
      ))
    #expect(try refusal(needy, className: "Rows(count: 3)").isEmpty)
  }

  @Test(
    "overrides in extensions are the class's own, and what is wrong in them is said where they stand"
  )
  func extensions() throws {
    let rows = CodeFolder.rows(height: 10)
    let moved = try folder.write(
      """
      extension Rows {
        override func prepare() { super.prepare(); prepared += 1 }
      }
      """, as: "More.swift")
    let main = try folder.write(
      rows.replacing("  var height", with: "  var prepared = 0\n  var height")
        + """

        extension Rows { override var hash: Int { own }
          private var own: Int { 7 } }
        """)
    let layout = try loader.load(LayoutFile(paths: [main, moved])).make()
    #expect(layout.hash == 7)
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = FixedItems(count: 7)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(
      Mirror(reflecting: layout).children.contains {
        $0.label == "prepared" && $0.value as? Int == 1
      })
    #expect(
      try refusal(rows + "extension Rows { override func prepare() { a } }")
        .hasSuffix(":44: cannot find 'a' in scope"))
    #expect(
      try refusal(rows + "public extension Rows { override func prepare() {} }")
        .hasSuffix("without Objective-C an override stands in the class itself"))
  }

  @Test("a file of a framework need not import UIKit")
  func implicitImport() throws {
    #expect(try refusal(CodeFolder.rows(height: 10).replacing("import UIKit", with: "")).isEmpty)
  }

  @Test("a file that cannot be read is another matter than one that is wrong")
  func unreadable() throws {
    for (path, words) in [("nothing.swift", "no such file"), ("", "it is a folder")] {
      #expect {
        try loader.load(LayoutFile(paths: ["\(folder.path)/\(path)"]))
      } throws: { error in
        let error = error as? LayoutFileError
        return error?.kind == .unreadable && error?.text.contains(words) == true
      }
    }
  }
}

/// A data source of so many items.
private final class FixedItems: CollectionViewDataSource {
  let count: Int

  init(count: Int) { self.count = count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    CollectionViewCell(frame: .zero)
  }
}

/// Items of 40 x 30 pt.
private final class FixedSizes: SizedContent {
  var cellClass: CollectionViewCell.Type = CollectionViewCell.self
  func sizeOfItem(at indexPath: IndexPath) -> CGSize? { CGSize(width: 40, height: 30) }
  func sizeOfHeader(inSection section: Int) -> CGSize? { nil }
  func sizeOfFooter(inSection section: Int) -> CGSize? { nil }
}
