import CollectionEngine
import Foundation
import Testing

@testable import Tracing

/// What of an invalidation a trace says.
@Suite struct InvalidationTests {
  private func call(
    _ mark: (CollectionViewLayoutInvalidationContext) -> Void
  ) -> TraceCall {
    let context = CollectionViewLayoutInvalidationContext()
    mark(context)
    return TraceCall(.invalidateLayout(LayoutInvalidation(context)), frame: 3, time: 0.05)
  }

  @Test func whatIsNotMarkedIsAbsent() {
    let plain = call { _ in }
    #expect(plain.name == "invalidateLayout" && plain.arguments.isEmpty && plain.result == nil)
    #expect(plain.frame == 3 && plain.time == 0.05)
  }

  @Test func whatIsMarkedIsSaid() {
    let marked = call { context in
      context.invalidateItems(at: [[0, 2], [0, 1]])
      context.invalidateSupplementaryElements(ofKind: "head", at: [[1, 0]])
      context.invalidateDecorationElements(ofKind: "back", at: [[0, 0]])
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 12.5)
      context.contentSizeAdjustment = CGSize(width: 0, height: -3)
    }
    #expect(
      marked.arguments == [
        "items": [[0, 1], [0, 2]], "supplementaryViews": ["head": [[1, 0]]],
        "decorationViews": ["back": [[0, 0]]], "contentOffsetAdjustment": [0, 12.5],
        "contentSizeAdjustment": [0, -3],
      ])
  }

  @Test func ofManyPathsTheNumberIsSaid() {
    let many = call { $0.invalidateItems(at: (0..<11).map { IndexPath(item: $0, section: 0) }) }
    #expect(many.arguments == ["items": 11])
    let ten = call { $0.invalidateItems(at: (0..<10).map { IndexPath(item: $0, section: 0) }) }
    guard case .array(let paths)? = ten.arguments["items"] else {
      Issue.record("ten paths are listed")
      return
    }
    #expect(paths.count == 10)
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func numbersThatAreNotFiniteAreLeftOut(bad: CGFloat) {
    let wrong = call { context in
      context.contentOffsetAdjustment.y = bad
      context.contentSizeAdjustment.width = bad
    }
    #expect(wrong.arguments.isEmpty)
  }

  /// A view whose data is reloaded and whose layout is invalidated as a whole.
  @Test func aRecorderWritesThem() throws {
    let sink = MemorySink()
    let header = TraceHeader(
      scenario: "invalidations", sha256: "00", viewport: CGSize(width: 100, height: 100), scale: 2)
    let recorder = TraceRecorder(header: header, writers: [JSONLinesWriter(to: sink)])
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: CollectionViewLayout())
    view.observer = recorder
    view.reloadData()
    view.collectionViewLayout.invalidateLayout()
    view.advance(to: 0)
    recorder.finish()
    let trace = try Trace(reading: Data(sink.bytes))
    let calls = trace.lines.compactMap { if case .call(let call) = $0 { call } else { nil } }
    #expect(calls.map(\.name) == ["invalidateLayout", "invalidateLayout", "prepare"])
    #expect(calls[0].arguments == ["everything": true, "dataSourceCounts": true])
    #expect(calls[1].arguments.isEmpty)
  }
}
