import CollectionEngine
import Drawing
import Foundation
import Geometry
import Scenarios
import TestSupport
import Testing

@testable import Rendering

@Suite("Pictures with what stands around a scene")
struct PictureTests {
  private func picture(_ name: String) throws -> (Picture, Double) {
    let scene = try #require(PictureScene.all.first { $0.name == name })
    let view = try scene.run().scrollView
    let size = view.bounds.size
    return (
      Picture(size: size, stage: CGRect(origin: .zero, size: size), scene: Scene(of: view)),
      view.pixelGrid.scale
    )
  }

  private func draw(_ picture: Picture, scale: Double) throws -> Bitmap {
    let bitmap = try Bitmap(size: picture.size, scale: scale, isOpaque: true)
    PictureCompositor(cache: BitmapCache(style: CardStyle())).draw(picture, into: bitmap)
    return bitmap
  }

  private var golden: URL? { Bundle.module.url(forResource: "Golden", withExtension: nil) }

  @Test("The inspector beside a carousel in its glide", arguments: [1.0, 2.0])
  func inspector(scale: Double) throws {
    var (picture, _) = try picture("line carousel in its glide")
    picture.size = CGSize(width: 375 + Inspector.width, height: 700)
    picture.stage.origin.y = 200
    picture.inspectorFrame = CGRect(x: 375, y: 0, width: Inspector.width, height: 700)
    picture.marks = [
      .line(.candidate, .horizontal, position: 60), .line(.candidate, .horizontal, position: 280),
      .line(.proposed, .horizontal, position: 210), .line(.target, .horizontal, position: 187.5),
      .touch(CGPoint(x: 120, y: 150)),
      .ghost([
        CGPoint(x: 30, y: 30), CGPoint(x: 270, y: 40), CGPoint(x: 270, y: 260),
        CGPoint(x: 30, y: 250),
      ]),
    ]
    picture.badges = [
      Badge("1/8", ScrollActivity.wheel.color), Badge("REC", ScrollActivity.bouncing.color),
    ]
    picture.notice = "Saved run.yaml"
    picture.inspector = sample
    try expectPicture(
      try draw(picture, scale: scale), "inspector-at-\(Int(scale))x", in: golden)
  }

  /// A drag, a glide that is sent elsewhere, and rest.
  private var sample: Inspector {
    var inspector = Inspector()
    inspector.title = "line-carousel"
    inspector.subtitle = "line-carousel · 375 × 300 @1x · uikit"
    inspector.axis = .horizontal
    inspector.samples = (0..<240).map { frame in
      let time = Double(frame) / 60
      let activity: ScrollActivity =
        switch time {
        case ..<0.5: .idle
        case ..<0.9: .dragging
        case ..<2.3: .snapping
        case ..<2.6: .idle
        case ..<3.1: .wheel
        default: .bouncing
        }
      let glide = 300 * (1 - exp(-3 * max(0, time - 0.7)))
      return Inspector.Sample(
        time: time, offset: CGPoint(x: glide, y: 0),
        velocity: CGPoint(x: time > 0.7 ? 0.9 * exp(-3 * (time - 0.7)) : 0, y: 0),
        activity: activity)
    }
    inspector.proposedTarget = CGPoint(x: 318.5, y: 0)
    inspector.target = CGPoint(x: 300, y: 0)
    inspector.pace.costs = (0..<100).map { (frame: Int) -> Double in
      frame == 60 ? 0.018 : 0.001 + 0.0004 * Double(frame % 7)
    }
    inspector.pace.hitches = 1
    inspector.pace.hitchRatio = 4.2
    inspector.pace.presenter = "processor"
    inspector.counts = [
      .init("cells", "3 shown · 5 made · 41 reused"), .init("bitmaps", "7 · 1.9 of 64 MiB"),
    ]
    inspector.settings = [
      .init("frames", "60 Hz"), .init("deceleration", "fast"), .init("snapping", "item, center"),
    ]
    inspector.calls = (0..<12).map { "\($0) 1.\(200 + $0) shouldInvalidateLayout → true" }
    return inspector
  }

  @Test("The help over a scene", arguments: [(900, 560), (375, 560)])
  func help(width: Int, height: Int) throws {
    var (picture, _) = try picture("flow")
    picture.size = CGSize(width: width, height: height)
    picture.help = HelpCard([
      .init(
        "Scroll",
        [
          .init(["↑", "↓"], "by an item, or 40 pt"), .init(["Space"], "by a page"),
          .init(["0", "…", "9"], "jump to an item"),
        ]),
      .init(
        "Time",
        [
          .init(["P"], "pause"), .init([".", ","], "a frame on, or back"),
          .init(["−", "+"], "slower, faster"),
        ]),
      .init("Look", [.init(["I"], "inspector"), .init(["H"], "this help")]),
    ])
    try expectPicture(try draw(picture, scale: 1), "help-\(width)", in: golden)
  }

  @Test("A small window turns the help's pages", arguments: [0, 1])
  func helpPages(page: Int) throws {
    var (picture, _) = try picture("flow")
    picture.size = CGSize(width: 320, height: 240)
    var card = HelpCard(
      (1...3).map { group in
        .init(
          "Group \(group)",
          (1...7).map { .init(["\(group)", "F\($0)"], "does the thing number \($0)") })
      })
    // No page says more than fits at three quarters of the size, and together they say all.
    let pages = card.pages(in: picture.size)
    #expect(pages.count == card.pageCount(in: picture.size) && pages.count > 1)
    #expect(pages.joined().joined().flatMap(\.entries) == card.groups.flatMap(\.entries))
    #expect(card.pageCount(in: CGSize(width: 1000, height: 700)) == 1)
    card.page = page
    picture.help = card
    try expectPicture(try draw(picture, scale: 1), "help-page-\(page + 1)", in: golden)
  }

  @Test("A low inspector leaves out what has no room", arguments: [240, 400])
  func lowInspector(height: Int) throws {
    var (picture, _) = try picture("flow")
    picture.size = CGSize(width: 620, height: height)
    picture.inspector = sample
    picture.inspectorFrame = CGRect(x: 320, y: 0, width: 300, height: height)
    try expectPicture(try draw(picture, scale: 1), "inspector-\(height)", in: golden)
  }

  @Test("A mark beyond the viewport, an empty inspector and no room do nothing bad")
  func edges() throws {
    var (picture, _) = try picture("nothing")
    picture.marks = [
      .line(.target, .vertical, position: 1e9), .line(.proposed, .horizontal, position: .nan),
      .ghost([]),
    ]
    picture.inspector = Inspector()
    picture.inspectorFrame = CGRect(x: 118, y: 0, width: 2, height: 80)
    picture.help = HelpCard([])
    picture.badges = [Badge("", .black)]
    picture.notice = ""
    #expect(try draw(picture, scale: 1).width == 120)
  }
}
