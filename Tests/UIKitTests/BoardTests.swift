import PastedLayouts
import TestSupport
import Testing
import UIKit

@Suite("A board that asks for superview, traits, margins and the screen")
struct BoardTests {
  private let window: UIWindow
  private let stage: Stage

  init() {
    (window, stage) = Self.make(width: 350)
  }

  private static func make(
    width: CGFloat, scale: CGFloat = 2, items: Int = 5
  ) -> (UIWindow, Stage) {
    let window = UIWindow(frame: rect(0, 0, width, 600))
    let stage = Stage(
      BoardLayout(), width: 300, height: 200, items: [items], scale: scale, in: window)
    return (window, stage)
  }

  @Test("has two tiles in a row where there is little room")
  func compact() {
    // 350 - 16 of margins, halved.
    #expect(
      stage.frames() == [
        rect(0, 0, 167, 60), rect(167, 0, 167, 60), rect(0, 60, 167, 60), rect(167, 60, 167, 60),
        rect(0, 120, 167, 60),
      ])
    #expect(stage.view.contentSize == CGSize(width: 334, height: 180))
    #expect(stage.view.window === window)
  }

  @Test("has four where there is more")
  func regular() {
    let (window, stage) = Self.make(width: 640)
    #expect(stage.frames().first == rect(0, 0, 156, 60))
    #expect(stage.view.contentSize == CGSize(width: 4 * 156, height: 120))
    #expect(window.screen.bounds.width == 640)
  }

  @Test("draws a line one pixel high below each row", arguments: [1, 2, 3])
  func hairline(_ scale: CGFloat) {
    let (_, stage) = Self.make(width: 350, scale: scale)
    let lines = stage.frames(.decorationView)
    #expect(lines.count == 3)
    for (line, bottom) in zip(lines, [CGFloat(60), 120, 180]) {
      #expect(isClose(line, rect(0, bottom - 1 / scale, 334, 1 / scale)))
    }
  }

  @Test("begins at the right where the view is told to")
  func rightToLeft() {
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutIfNeeded()
    #expect(stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(stage.frames().prefix(2) == [rect(167, 0, 167, 60), rect(0, 0, 167, 60)])
  }

  @Test("keeps the laws of layouts", arguments: [0, 1, 5, 61])
  func laws(_ items: Int) {
    let (_, stage) = Self.make(width: 350, items: items)
    #expect(layoutLawViolations(of: stage.view.collectionViewLayout, in: stage.view) == [])
  }
}
