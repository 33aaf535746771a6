import Drawing
import Foundation
import Rendering
import TestSupport
import Testing

@testable import DesktopWindow

/// The map in a window.
@Suite struct MapPictureTests {
  private func expect(_ bench: SessionBench, _ name: String) throws {
    let picture = bench.wait()
    let bitmap = try Bitmap(size: picture.size, scale: 1, isOpaque: true)
    PictureCompositor(cache: bench.session.cache).draw(picture, into: bitmap)
    try expectPicture(
      bitmap, name, in: Bundle.module.url(forResource: "Golden", withExtension: nil))
  }

  @Test("Beside a carousel, with a release pointed out")
  func beside() throws {
    let bench = try SessionBench(MapPaneTests.stages[1])
    try bench.openMap([(61, 60)])
    bench.session.point(.moved, try bench.mapPoint(across: 0.72, down: 0.35), at: bench.now)
    try expect(bench, "map-beside-a-carousel")
  }

  @Test("Over a viewport of 320 by 240, from the right")
  func over() throws {
    let bench = try SessionBench(
      """
      viewport: {width: 320, height: 240, direction: rightToLeft}
      layout: {type: paged-grid, itemSize: [150, 110]}
      content: {sections: [{items: 40}]}

      """)
    try bench.openMap([(61, 60)])
    bench.session.windowSize = CGSize(width: 320, height: 240)
    bench.wait()
    bench.session.point(.moved, try bench.mapPoint(across: 0.3, down: 0.5), at: bench.now)
    try expect(bench, "map-over-a-small-viewport")
  }

  @Test("Content that cannot scroll has none")
  func none() throws {
    let bench = try SessionBench("viewport: {width: 320, height: 240}\ncontent: {size: [10, 10]}\n")
    try bench.openMap([(61, 60)])
    try expect(bench, "map-of-nothing")
  }
}
