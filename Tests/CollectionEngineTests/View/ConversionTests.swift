import Foundation
import Geometry
import Testing

@testable import CollectionEngine

@Suite("Coordinates of one view in those of another")
struct ConversionTests {
  /// A window with a scrolled view in it, in which a turned and scaled one stands.
  private struct Stage {
    let window = View(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let scroll = ScrollView(size: CGSize(width: 300, height: 500))
    let child = View(frame: CGRect(x: 40, y: 700, width: 80, height: 60))

    init(_ transform: CGAffineTransform = .identity) {
      scroll.contentSize = CGSize(width: 300, height: 2000)
      scroll.center = CGPoint(x: 170, y: 300)
      scroll.contentOffset.y = 600
      child.transform = transform
      window.addSubview(scroll)
      scroll.addSubview(child)
    }
  }

  private func expect(_ one: CGPoint, _ other: CGPoint) {
    #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9, "\(one), \(other)")
  }

  @Test("Places and scrolled content add up")
  func places() {
    let stage = Stage()
    expect(stage.child.convert(.zero, to: stage.scroll), CGPoint(x: 40, y: 700))
    expect(stage.child.convert(.zero, to: nil), CGPoint(x: 60, y: 150))
    expect(stage.child.convert(.zero, to: stage.window), CGPoint(x: 60, y: 150))
    expect(stage.scroll.convert(CGPoint(x: 60, y: 150), from: nil), CGPoint(x: 40, y: 700))
    let rect = stage.window.convert(stage.child.bounds, from: stage.child)
    #expect(rect == CGRect(x: 60, y: 150, width: 80, height: 60))
  }

  @Test("A turned view's rectangle is the one around it")
  func turned() {
    let stage = Stage(CGAffineTransform(rotationAngle: .pi / 2))
    let rect = stage.child.convert(stage.child.bounds, to: stage.scroll)
    expect(rect.origin, CGPoint(x: 50, y: 690))
    expect(CGPoint(x: rect.width, y: rect.height), CGPoint(x: 60, y: 80))
  }

  @Test(
    "There and back is where it was",
    arguments: [
      CGAffineTransform.identity, CGAffineTransform(rotationAngle: 0.7),
      CGAffineTransform(scaleX: 0.3, y: -2),
    ])
  func back(transform: CGAffineTransform) {
    let stage = Stage(transform)
    let views = [stage.window, stage.scroll, stage.child, View()]
    for one in views {
      for other in views {
        let point = CGPoint(x: 12.5, y: -7)
        expect(one.convert(one.convert(point, to: other), from: other), point)
        expect(other.convert(point, from: one), one.convert(point, to: other))
      }
    }
    for one in views { expect(one.convert(CGPoint(x: 3, y: 4), to: one), CGPoint(x: 3, y: 4)) }
  }
}
