import CollectionEngine
import Foundation

/// What happens to a scroll view in one golden text.
struct CallOrder: Sendable {
  /// The name of the text.
  let name: String
  let act: @Sendable (Track) -> Void

  init(_ name: String, _ act: @escaping @Sendable (Track) -> Void) {
    self.name = name
    self.act = act
  }

  /// The calls, with the instants between them that `act` marks, and how what was under way ended.
  func text() -> String {
    let track = Track(length: 800, content: 8000)
    track.position = 1000
    track.probe.clear()
    act(track)
    track.settle()
    let ends = track.watcher.ends.map { $0.interruption?.rawValue ?? "settled" }
    return track.probe.text + "\nends: \(ends.joined(separator: ", "))"
  }
}

extension CallOrder {
  static let all: [CallOrder] = drags + catches + programs + stops + wheels + reentries

  private static let drags: [CallOrder] = [
    CallOrder("drag that ends at rest") { track in
      track.dragAndFling(by: 100, rests: true)
    },
    CallOrder("fling") { $0.dragAndFling(by: 100) },
    CallOrder("release in overscroll") { track in
      track.position = 0
      track.probe.clear()
      track.dragAndFling(by: -100, rests: true)
    },
    CallOrder("release between pages") { track in
      track.view.isPagingEnabled = true
      track.dragAndFling(by: 100, rests: true)
    },
    CallOrder("cancelled touch") { track in
      track.touchDown(at: 0)
      track.drag(by: 100, at: 0.1)
      track.view.handle(.touch(.cancelled, location: .zero), at: 0.11)
    },
    CallOrder("tap") { track in
      track.touchDown(at: 0)
      track.lift(at: 0.1)
    },
  ]

  private static let catches: [CallOrder] = [
    CallOrder("catch and lift") { track in
      track.dragAndFling(by: 100)
      track.frames(10)
      track.probe.mark("[touch down]")
      track.touchDown(at: track.view.currentTime)
      track.frames(3)
      track.probe.mark("[lift]")
      track.lift(at: track.view.currentTime)
    },
    CallOrder("catch and re-throw") { track in
      track.dragAndFling(by: 100)
      track.frames(10)
      track.probe.mark("[touch down]")
      track.dragAndFling(by: 100)
    },
    CallOrder("catch of an animation") { track in
      track.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
      track.frames(5)
      track.probe.mark("[touch down]")
      track.touchDown(at: track.view.currentTime)
      track.probe.mark("[lift]")
      track.lift(at: track.view.currentTime + 0.2)
    },
    CallOrder("release during a glide") { track in
      track.dragAndFling(by: 100)
      track.frames(10)
      track.probe.mark("[release]")
      track.release(velocity: 0)
    },
  ]

  private static let programs: [CallOrder] = [
    CallOrder("setContentOffset plain") { track in
      track.view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
      track.view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    },
    CallOrder("setContentOffset animated") { track in
      track.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    },
    CallOrder("setContentOffset animated to the same offset") { track in
      track.view.setContentOffset(track.view.contentOffset, animated: true)
    },
    CallOrder("setContentOffset animated, then elsewhere") { track in
      track.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      track.frames(5)
      track.view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    },
    CallOrder("setContentOffset animated during a drag") { track in
      track.touchDown(at: 0)
      track.drag(by: 100, at: 0.1)
      track.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      track.drag(by: 100, at: 0.2)
      track.lift(at: 0.25)
    },
    CallOrder("scrollToTop") { $0.view.scrollToTop() },
    CallOrder("scrollToTop where it is the top") { track in
      track.position = 0
      track.probe.clear()
      track.view.scrollToTop()
    },
    CallOrder("scrollToTop caught") { track in
      track.view.scrollToTop()
      track.frames(5)
      track.dragAndFling(by: 0, rests: true)
    },
    CallOrder("scrollToTop refused") { track in
      track.probe.allowsScrollToTop = false
      track.view.scrollToTop()
    },
  ]

  private static let stops: [CallOrder] = [
    CallOrder("stop during a glide") { track in
      track.dragAndFling(by: 100)
      track.frames(5)
      track.view.stopScrollingAndZooming()
    },
    CallOrder("stop during a bounce") { track in
      track.position = 0
      track.probe.clear()
      track.dragAndFling(by: -100, rests: true)
      track.frames(5)
      track.view.stopScrollingAndZooming()
    },
    CallOrder("stop during an animation") { track in
      track.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      track.frames(5)
      track.view.stopScrollingAndZooming()
    },
    CallOrder("stop during a drag outside") { track in
      track.position = 0
      track.touchDown(at: 0)
      track.drag(by: -100, at: 0.1)
      track.view.stopScrollingAndZooming()
    },
    CallOrder("stop during a wheel gesture") { track in
      track.turn(.points(CGPoint(x: 0, y: 100)))
      track.view.stopScrollingAndZooming()
    },
    CallOrder("stop during a notch's glide") { track in
      track.turn(.notches(CGPoint(x: 0, y: -1)))
      track.frames(3)
      track.view.stopScrollingAndZooming()
    },
  ]

  private static let wheels: [CallOrder] = [
    CallOrder("wheel notch") { $0.turn(.notches(CGPoint(x: 0, y: -1))) },
    CallOrder("wheel notch during a glide") { track in
      track.dragAndFling(by: 100)
      track.frames(5)
      track.turn(.notches(CGPoint(x: 0, y: -1)))
    },
    CallOrder("precise wheel without phases") { track in
      for _ in 0..<3 {
        track.turn(.precise(CGPoint(x: 0, y: -0.5)))
        track.frames(2)
      }
    },
    CallOrder("precise wheel with phases") { track in
      track.turn(.points(CGPoint(x: 0, y: 20)), .began)
      track.frames(30)
      track.turn(.points(CGPoint(x: 0, y: 20)), .changed)
      track.frames(30)
      track.turn(.points(.zero), .ended)
    },
    CallOrder("precise wheel during a glide") { track in
      track.dragAndFling(by: 100)
      track.frames(5)
      track.turn(.points(CGPoint(x: 0, y: 20)))
    },
    CallOrder("touch during a precise wheel gesture") { track in
      track.turn(.points(CGPoint(x: 0, y: 20)))
      track.frames(1)
      track.touchDown(at: track.view.currentTime)
      track.lift(at: track.view.currentTime)
    },
  ]

  /// The delegate starts an animation from inside a call.
  private static let reentries: [CallOrder] =
    [
      CallOrder("delegate changes the target") { track in
        track.probe.target = { _, _ in CGPoint(x: 0, y: 1500) }
        track.dragAndFling(by: 100)
      }
    ]
    + [
      ("willEndDragging", false), ("willEndDragging", true), ("didEndDragging", false),
      ("didEndDragging", true), ("didScroll", false), ("willBeginDecelerating", false),
      ("didEndDecelerating", false),
    ].map { call, rests in
      CallOrder("animation from \(call)\(rests ? " at rest" : "")") { track in
        track.probe.reactions[call] = animate
        track.dragAndFling(by: 100, rests: rests)
      }
    }
    + [
      CallOrder("animation from didEndScrollingAnimation") { track in
        track.probe.reactions["didEndScrollingAnimation"] = animate
        track.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      },
      CallOrder("animation from didEndScrollingAnimation at a catch") { track in
        track.probe.reactions["didEndScrollingAnimation"] = animate
        track.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        track.frames(5)
        track.dragAndFling(by: 100, rests: true)
      },
    ]

  private static let animate: @Sendable (ScrollView) -> Void = {
    $0.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
  }
}

extension Track {
  /// A drag in six samples of a 60th of a second, from now on, then a lift, at once or after 0.2 s.
  fileprivate func dragAndFling(by distance: Double, rests: Bool = false) {
    touchDown(at: view.currentTime)
    for _ in 0..<6 {
      drag(by: distance / 6, at: view.currentTime + 1.0 / 60)
      view.advance(to: view.currentTime)
    }
    if rests { frames(12) }
    lift(at: view.currentTime)
  }

  fileprivate func frames(_ count: Int) {
    for _ in 0..<count { view.advance(to: view.currentTime + 1.0 / 60) }
  }

  fileprivate func turn(_ delta: WheelInput.Delta, _ phase: WheelInput.Phase? = nil) {
    view.handle(.wheel(WheelInput(delta, phase: phase)), at: view.currentTime)
  }
}
