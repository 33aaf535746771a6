import CollectionEngine
import Foundation
import Geometry
import Testing

@Suite struct DegenerateCaseTests {
  @Test("C90: empty content with insets stands at its start")
  func emptyContentWithInsets() {
    let view = ScrollView(size: CGSize(width: 1194, height: 834))
    view.contentSize = CGSize(width: 1194, height: 0)
    view.contentInset = EdgeInsets(top: 126, bottom: 20)
    #expect(view.metrics.range(.vertical) == -126...(-126))
    #expect(view.contentOffset == CGPoint(x: 0, y: -126))
    #expect(view.bounds.origin.isFinite)
    #expect(view.metrics.progress(-126, .vertical) == 0)
  }

  @Test("C91: content exactly as long as the view has progress 0 and a full indicator")
  func contentAsLongAsTheView() {
    let view = ScrollView(size: CGSize(width: 400, height: 400))
    view.contentSize = CGSize(width: 400, height: 400)
    #expect(view.metrics.progress(0, .vertical) == 0)
    #expect(view.contentOffset == .zero)
    for axis in Axis.allCases {
      let indicator = view.scrollIndicator(axis)
      let length = axis == .vertical ? indicator.frame.height : indicator.frame.width
      #expect(length == 394)
    }
  }

  @Test("C93: content that becomes empty goes back to its start, whatever is under way")
  func contentThatBecomesEmpty() {
    for activity in ["resting", "gliding", "held", "animating", "wheel"] {
      let track = Track(content: 5000)
      track.position = 1000
      switch activity {
      case "gliding": track.release(velocity: 2)
      case "held":
        track.touchDown(at: 0)
        track.drag(by: 100, at: 0.1)
      case "animating": track.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
      case "wheel": track.view.handle(.wheel(WheelInput(.notches(CGPoint(x: 0, y: -3)))), at: 0)
      default: break
      }
      track.view.advance(to: 0.12)
      track.view.contentSize = .zero
      track.lift(at: 0.12)
      track.settle()
      #expect(track.view.contentOffset == .zero, "\(activity)")
      #expect(track.view.isAtRest)
    }
  }

  @Test("C94: seventy-two million points scroll by half a point")
  func contentOfSeventyTwoMillionPoints() {
    let track = Track(length: 800, content: 72_000_000)
    #expect(track.end == 71_999_200)
    track.view.setContentOffset(CGPoint(x: 0, y: track.end), animated: false)
    #expect(track.position == 71_999_200)
    track.touchDown(at: 0)
    track.drag(by: -20, at: 0.1)
    for step in 1...10 {
      let before = track.position
      track.drag(by: -0.5, at: 0.1 + Double(step) / 60)
      #expect(track.position == before - 0.5)
    }
    track.position = 16_777_080
    #expect(track.position == 16_777_080)
    #expect((track.position / 36).rounded(.down) == 466_030)
  }

  @Test func aViewOfNoSizeAndNoContentTakesEveryInput() {
    for constants in [PhysicsConstants(), .perTick] {
      let view = ScrollView()
      view.physics = UIKitPhysics(constants: constants)
      var time = 0.0
      for alwaysBounces in [false, true] {
        for isPagingEnabled in [false, true] {
          view.alwaysBounceVertical = alwaysBounces
          view.isPagingEnabled = isPagingEnabled
          for input in inputs {
            time += 0.05
            view.handle(input, at: time)
            view.advance(to: time)
            #expect(view.contentOffset.isFinite && view.currentVelocity.isFinite)
            #expect(view.scrollIndicator(.vertical).frame.height.isFinite)
          }
          view.setContentOffset(CGPoint(x: 3, y: 4), animated: true)
          view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
          view.stopScrollingAndZooming()
          view.scrollToTop()
          view.advance(to: time + 10)
          view.advance(to: time + 20)
          time += 20
          #expect(view.isAtRest)
          #expect(view.contentOffset == .zero)
        }
      }
    }
  }

  private var inputs: [ScrollInput] {
    [
      .touch(.began, location: .zero), .touch(.moved, location: CGPoint(x: 30, y: 60)),
      .touch(.moved, location: CGPoint(x: -30, y: -160)), .touch(.ended, location: .zero),
      .release(contentOffset: CGPoint(x: 50, y: 50), velocity: CGPoint(x: 3, y: -3)),
      .wheel(WheelInput(.notches(CGPoint(x: 1, y: -2)))),
      .wheel(WheelInput(.precise(CGPoint(x: 0.5, y: 2.5)))),
      .wheel(WheelInput(.points(CGPoint(x: 20, y: 10)), phase: .ended)),
      .touch(.began, location: .zero), .touch(.cancelled, location: .zero),
    ]
  }
}
