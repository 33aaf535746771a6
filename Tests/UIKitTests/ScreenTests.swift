import Testing
import UIKit

@Suite("UIScreen.main")
struct ScreenTests {
  /// Notes what the screen says while the layout is asked.
  private final class Curious: UICollectionViewLayout {
    let atStart = UIScreen.main
    var inPrepare: [UIScreen] = []
    var atBoundsChange: [UIScreen] = []

    override func prepare() { inPrepare.append(UIScreen.main) }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 5000) }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      atBoundsChange.append(UIScreen.main)
      return true
    }
  }

  @Test("is the display of the view that is at work, and no other's")
  func sideBySide() {
    let (small, large) = (Curious(), Curious())
    let stages = [
      Stage(small, width: 320, height: 480, items: [1], scale: 2),
      Stage(large, width: 834, height: 1194, items: [1], scale: 3),
    ]
    for stage in stages { stage.view.contentOffset = CGPoint(x: 0, y: 40) }
    #expect(small.inPrepare.map(\.scale) == [2])
    #expect(large.inPrepare.map(\.scale) == [3])
    #expect(Set(small.atBoundsChange) == [stages[0].view.screen])
    #expect(Set(large.atBoundsChange) == [stages[1].view.screen])
    #expect(small.atBoundsChange.first?.bounds == rect(0, 0, 320, 480))
    #expect(large.atBoundsChange.first?.bounds == rect(0, 0, 834, 1194))
  }

  @Test("is the standard one outside of any view, and what a maker says inside of it")
  func makers() {
    #expect(Curious().atStart === UIScreen.standard)
    let display = UIScreen(size: CGSize(width: 1024, height: 768), layoutDirection: .rightToLeft)
    let layout = display.asMain { Curious() }
    #expect(layout.atStart === display)
    display.asMain {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
      #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    }
    #expect(UIScreen.main === UIScreen.standard)
  }

  @Test("is as large as the outermost view")
  func outermost() {
    let window = UIWindow(frame: rect(0, 0, 390, 844))
    let stage = Stage(Curious(), width: 390, height: 200, items: [1], scale: 3, in: window)
    #expect(stage.view.screen.bounds == rect(0, 0, 390, 844))
    #expect(stage.view.screen.nativeBounds == rect(0, 0, 1170, 2532))
    #expect(window.traitCollection == stage.view.traitCollection)
    #expect(window.traitCollection.displayScale == 3)
    #expect(window.traitCollection.verticalSizeClass == .regular)
  }
}
