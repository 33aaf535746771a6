import CollectionEngine
import Foundation
import Geometry
import TestSupport
import Testing

/// The vectors that belong to no layout, and that every vector has a test.
struct VectorTests {
  /// Kinds whose numbers are tested elsewhere, and those of what is not built here.
  private static let aside: [String: String] = [
    "sequences": "golden calls: orders, no numbers",
    "compositional": "compositional layout is not built",
    "compositionalAnchor": "compositional layout is not built",
  ]

  /// The text of all tests of this folder.
  private static let tests: String = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift"
    }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
  }()

  @Test(
    "every vector is asked for by a test, by its kind or its name",
    arguments: Vectors.all.map(\.name))
  func everyVectorIsTested(_ name: String) {
    let vector = Vectors.named(name)
    let asksForKind = Self.tests.contains("ofKind(\"\(vector.kind)\")") && vector.kind != "defect"
    let asksForName = Self.tests.contains("named(\"\(vector.name)\")")
    let isLiteral = vector.name.hasPrefix("pagedGrid.literal.")
    #expect(asksForKind || asksForName || isLiteral || Self.aside[vector.kind] != nil)
  }

  @Test("scrollToItem leads where recorded")
  func scrollToItemLeads() throws {
    let vector = Vectors.named("scrollToItem")
    let layout = UniformLayout(itemSize: CGSize(width: 320, height: 44))
    let inset = try vector.given["adjustedContentInset"].insets()
    let size = try vector.given["bounds"].size()
    let start = try vector.given["contentOffset"].point()
    let cases = try #require(vector.given["cases"].json as? [String: Any])
    for name in cases.keys.sorted() {
      let view = Stage(layout, size: size, counts: [100]) {
        $0.contentInset = inset
        $0.contentOffset = start
      }.view
      #expect(view.contentSize == (try vector.given["contentSize"].size()))
      let given = vector.given["cases"][name]
      let item = Int(try given["itemFrame"].frame().minY / 44)
      let positions = try given["position"].list().map { try position($0.text()) }
      view.scrollToItem(
        at: IndexPath(item: item, section: 0),
        at: CollectionView.ScrollPosition(positions), animated: false)
      #expect(
        view.contentOffset == (try vector.right["targetContentOffset"][name].point()), "\(name)")
    }
  }

  private func position(_ name: String) throws -> CollectionView.ScrollPosition {
    switch name {
    case "top": .top
    case "centeredVertically": .centeredVertically
    case "bottom": .bottom
    default: try #require(nil, "no position is called \(name)")
    }
  }

  @Test("a frame is the bounding box of what the transform makes of the size")
  func framesAreBoundingBoxes() throws {
    let vector = Vectors.named("attr.frame")
    let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.center = try vector.given["center"].point()
    attributes.size = try vector.given["size"].size()
    let six = try vector.given["transform"].numbers()
    attributes.transform = CGAffineTransform(
      a: six[0], b: six[1], c: six[2], d: six[3], tx: six[4], ty: six[5])
    #expect(attributes.frame == (try vector.right["frame"].frame()))
  }
}
