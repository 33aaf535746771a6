import CollectionEngine
import Drawing
import Foundation
import Geometry
import Layouts
import Rendering

/// A screen of 1280 by 800 pixels with about sixty rounded, labelled cells, in one kind of motion.
struct SceneBenchmark: Sendable {
  let name: String
  let frames: Int
  /// How many items there are.
  let items: Int
  /// What compositing a frame may cost, in ms of CPU.
  let budget: Double
  /// How far the content moves in a frame, in pt.
  let step: Double
  /// What happens to a cell in a frame, beside that.
  let change: @Sendable (_ frame: Int) -> CATransform3D

  static let all = [
    // Qt Quick 6.4's software renderer needs 2.7 ms for such a scene; half of that is asked.
    SceneBenchmark(
      name: "scene-scrolling", frames: 1200, items: 100_000, budget: 1.4, step: 3,
      change: { _ in CATransform3DIdentity }),
    // 120 frames a second.
    SceneBenchmark(
      name: "scene-scaling", frames: 300, items: 1000, budget: 1000.0 / 120, step: 0,
      change: { frame in
        let scale = 0.85 + 0.1 * sin(Double(frame) / 20)
        return CATransform3DMakeScale(scale, scale, 1)
      }),
    // 50 frames a second.
    SceneBenchmark(
      name: "scene-perspective", frames: 200, items: 1000, budget: 1000.0 / 50, step: 0,
      change: { frame in
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        return CATransform3DRotate(transform, 0.6 * sin(Double(frame) / 20), 0, 1, 0)
      }),
    // A minute at 60 frames a second, fast enough for new cells in every frame.
    SceneBenchmark(
      name: "scene-minute", frames: 3600, items: 100_000, budget: 1000.0 / 60, step: 25,
      change: { _ in CATransform3DIdentity }),
  ]

  func run() -> SceneReport {
    let size = CGSize(width: 1280, height: 800)
    let layout = CollectionViewFlowLayout()
    // Ten columns of 118 by 123 pt with 10 pt between them: six rows to a screen.
    layout.itemSize = CGSize(width: 118, height: 123)
    let view = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    let source = CountedItems(items)
    view.dataSource = source
    view.layoutIfNeeded()
    let cache = BitmapCache(style: CardStyle())
    let compositor = SceneCompositor(cache: cache)
    guard let target = try? Bitmap(size: size, scale: 1, isOpaque: true) else {
      preconditionFailure("There is no memory for a picture.")
    }
    var engine = 0.0
    var compositing = 0.0
    var cells = 0
    var memory = residentMemory()
    for frame in 0..<frames {
      let start = cpuTime()
      view.contentOffset.y += step
      view.advance(to: Double(frame) / 60)
      var scene = Scene(of: view)
      engine += cpuTime() - start
      let transform = change(frame)
      for index in scene.layers.indices { scene.layers[index].transform = transform }
      cells += scene.layers.count
      let drawing = cpuTime()
      compositor.draw(scene, into: target)
      compositing += cpuTime() - drawing
      // By then the bitmaps take what they may.
      if frame == frames / 4 { memory = residentMemory() }
    }
    precondition(
      abs(view.contentOffset.y - step * Double(frames)) < 1, "It has not scrolled as far as asked.")
    precondition(target[640, 400] != 0, "Nothing was drawn.")
    precondition(cache.byteCount <= cache.limit, "The bitmaps are beyond their bound.")
    return SceneReport(
      name: name, frames: frames, cells: Double(cells) / Double(frames),
      engine: engine / Double(frames) * 1000, compositing: compositing / Double(frames) * 1000,
      budget: budget, drawn: cache.counts.drawn, kept: cache.count,
      bitmapMemory: cache.byteCount / 1024, growth: residentMemory() - memory)
  }
}
