import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// A flow that is mirrored where people read from the right.
final class FlippingFlowLayout: CollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// What holds for every flow, over seeded content.
struct FlowLawTests {
  enum Mode: CaseIterable { case plain, pinned, overlapping, fractional }

  struct Setup: CustomTestStringConvertible {
    let axis: Axis
    let direction: LayoutDirection
    let mode: Mode
    let seed: UInt64
    var testDescription: String { "\(axis), \(direction), \(mode), seed \(seed)" }
  }

  static var setups: [Setup] {
    Axis.allCases.flatMap { axis in
      LayoutDirection.allCases.flatMap { direction in
        Mode.allCases.flatMap { mode in
          (1...4).map { Setup(axis: axis, direction: direction, mode: mode, seed: $0) }
        }
      }
    }
  }

  @Test(arguments: setups)
  func everyLawOfLayoutsHolds(_ setup: Setup) {
    var random = SeededGenerator(seed: setup.seed)
    let stage = stage(setup, &random)
    var violations = layoutLawViolations(
      of: stage.layout, in: stage.view, seed: setup.seed, count: 25)
    if setup.mode == .fractional {
      // Origins go to the nearest pixel: content that is not on the grid may stand out by half of
      // one.
      violations.removeAll { $0.contains("outside the content size") }
    }
    #expect(violations == [])
  }

  @Test(arguments: setups.filter { $0.mode == .fractional })
  func contentEnclosesEverythingButForHalfAPixel(_ setup: Setup) {
    var random = SeededGenerator(seed: setup.seed)
    let stage = stage(setup, &random)
    let half = stage.view.pixelGrid.pixel / 2 + 1e-6
    let content = CGRect(origin: .zero, size: stage.layout.collectionViewContentSize)
      .insetBy(dx: -half, dy: -half)
    let all = stage.layout.layoutAttributesForElements(in: .infinite) ?? []
    #expect(!all.isEmpty)
    #expect(all.allSatisfy { content.contains($0.frame) })
  }

  @Test(arguments: setups.filter { $0.mode == .plain || $0.mode == .fractional })
  func itemsOfALineKeepTheirLeastSpacingAndLinesTheirs(_ setup: Setup) {
    var random = SeededGenerator(seed: setup.seed)
    let stage = stage(setup, &random)
    let (axis, crossed) = (setup.axis, setup.axis.crossed)
    let pixel = stage.view.pixelGrid.pixel + 1e-6
    for section in stage.source.itemCounts.indices {
      let content = stage.answers?.sections[section]
      let frames = stage.frames(section)
      for (one, next) in zip(frames, frames.dropFirst()) {
        let isSameLine = next.origin[crossed] > one.origin[crossed]
        let gap =
          isSameLine
          ? next.origin[crossed] - one.origin[crossed] - one.size[crossed]
          : next.origin[axis] - one.origin[axis] - one.size[axis]
        if isSameLine { #expect(gap >= (content?.interitemSpacing ?? 0) - pixel) }
        if !isSameLine { #expect(gap >= (content?.lineSpacing ?? 0) - pixel) }
      }
    }
  }

  private func stage(_ setup: Setup, _ random: inout SeededGenerator) -> FlowStage {
    let sections = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      content(setup, &random)
    }
    let size = CGSize(width: 320, height: 240)
    return FlowStage(size, sections, layout: FlippingFlowLayout()) { layout, view in
      layout.scrollDirection = setup.axis
      layout.sectionHeadersPinToVisibleBounds = setup.mode == .pinned
      layout.sectionFootersPinToVisibleBounds = setup.mode == .pinned
      view.layoutDirection = setup.direction
      view.pixelGrid = PixelGrid(scale: setup.mode == .fractional ? 3 : 2)
    }
  }

  /// A section on the half-point grid, but for fractional content.
  private func content(_ setup: Setup, _ random: inout SeededGenerator) -> FlowContent {
    func length(_ range: ClosedRange<Double>) -> Double {
      let value = Double.random(in: range, using: &random)
      return setup.mode == .fractional ? value : value.rounded()
    }
    let count = Int.random(in: 0...40, using: &random)
    let isGrid = Bool.random(using: &random)
    let own = CGSize(width: length(20...90), height: length(20...90))
    var content = FlowContent()
    content.sizes = (0..<count).map { _ in
      isGrid ? own : CGSize(width: length(1...110), height: length(1...110))
    }
    content.inset = EdgeInsets(
      top: length(0...20), left: length(0...20), bottom: length(0...20), right: length(0...20))
    content.header = CGSize(width: length(0...30), height: length(0...30))
    content.footer = CGSize(width: length(0...30), height: length(0...30))
    content.interitemSpacing = length(0...12)
    content.lineSpacing = setup.mode == .overlapping ? length(-15...0) : length(0...12)
    return content
  }
}
