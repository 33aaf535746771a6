import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// Frames recorded from UIKit: `Vectors/layout.json`, kind `flow`.
struct FlowVectorTests {
  private static var names: [String] { Vectors.ofKind("flow").map(\.name) }

  @Test(arguments: names)
  func framesAreExactlyThoseRecorded(_ name: String) throws {
    let vector = FlowVector(Vectors.named(name))
    let stage = vector.stage(vector.sections)
    vector.expectRecordedFrames(of: stage)
  }

  @Test(arguments: names.filter { FlowVector(Vectors.named($0)).isMeasured })
  func cellsThatMeasureThemselvesEndAtTheFramesRecorded(_ name: String) {
    let vector = FlowVector(Vectors.named(name))
    let cells = MeasuringSource(vector.sections.map(\.sizes))
    let stage = vector.stage(vector.sections, isMeasuring: true)
    stage.view.dataSource = cells
    stage.view.layoutIfNeeded()
    vector.expectRecordedFrames(of: stage)
  }

  @Test func aFlowKnowsNoPages() throws {
    let vector = Vectors.named("pagedGrid.flow_drift")
    let flow = try #require(vector.input["superclassFlowLayout"] as? [String: Any])
    let expected = try #require(vector.expected as? [String: [String: [Double]]])
    let stage = FlowVector(input: flow, expected: [:]).stage(FlowVector(input: flow).sections)
    let frame = try #require(expected["literal"]?["frameOfItem"])
    #expect(stage.frame(8) == CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
  }
}

/// One recorded flow.
struct FlowVector {
  let input: [String: Any]
  let expected: [String: Any]

  init(input: [String: Any], expected: [String: Any] = [:]) {
    self.input = input
    self.expected = expected
  }

  init(_ entry: Vectors.Entry) {
    self.init(input: entry.input, expected: entry.expected as? [String: Any] ?? [:])
  }

  var isMeasured: Bool { input["selfSizing"] as? Bool ?? false }

  var sections: [FlowContent] {
    (input["sections"] as? [[String: Any]] ?? []).map { section in
      FlowContent(
        sizes: (section["itemSizes"] as? [[Double]] ?? []).map(size),
        inset: insets(section["sectionInset"]), header: size(section["headerReferenceSize"]),
        footer: size(section["footerReferenceSize"]),
        lineSpacing: number(section["minimumLineSpacing"]),
        interitemSpacing: number(section["minimumInteritemSpacing"]))
    }
  }

  /// A stage as the vector describes it. With `isMeasuring` no delegate says sizes: cells do.
  func stage(_ sections: [FlowContent], isMeasuring: Bool = false) -> FlowStage {
    let configure = { (layout: CollectionViewFlowLayout, view: CollectionView) in
      view.contentInset = insets(input["contentInset"])
      view.pixelGrid = PixelGrid(scale: number(input["scale"]))
      layout.scrollDirection =
        input["scrollDirection"] as? String == "horizontal"
        ? .horizontal : .vertical
      layout.sectionInsetReference =
        (input["sectionInsetReference"] as? String)
        .flatMap(CollectionViewFlowLayout.SectionInsetReference.init) ?? .fromContentInset
      if input["referenceInsets"] is [String: Any] {
        let reference = insets(input["referenceInsets"])
        if layout.sectionInsetReference == .fromLayoutMargins { view.layoutMargins = reference }
        if layout.sectionInsetReference == .fromSafeArea { view.safeAreaInsets = reference }
      }
      if isMeasuring { layout.estimatedItemSize = size(input["estimatedItemSize"]) }
    }
    guard isMeasuring else { return FlowStage(size(input["bounds"]), sections, configure) }
    let estimate = size(input["estimatedItemSize"])
    let estimated = sections.map { section in
      var section = section
      section.sizes = section.sizes.map { _ in estimate }
      return section
    }
    return FlowStage(size(input["bounds"]), estimated, configure)
  }

  func expectRecordedFrames(of stage: FlowStage) {
    #expect(stage.layout.collectionViewContentSize == size(expected["contentSize"]))
    let origins = expected["itemOrigins"] as? [[[Double]]] ?? []
    #expect(!origins.isEmpty)
    for (section, list) in origins.enumerated() {
      #expect(stage.origins(section) == list.map { CGPoint(x: $0[0], y: $0[1]) })
      #expect(stage.frames(section).map(\.size) == sections[section].sizes)
    }
    for (section, frame) in (expected["headerFrames"] as? [[Double]] ?? []).enumerated() {
      #expect(
        stage.header(section)
          == CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    }
    #expect(stage.warnings == [])
  }

  private func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }

  private func size(_ value: Any?) -> CGSize {
    let pair = value as? [Double] ?? [0, 0]
    return CGSize(width: pair[0], height: pair[1])
  }

  private func insets(_ value: Any?) -> EdgeInsets {
    let edges = value as? [String: Any] ?? [:]
    return EdgeInsets(
      top: number(edges["top"]), left: number(edges["left"]), bottom: number(edges["bottom"]),
      right: number(edges["right"]))
  }
}
