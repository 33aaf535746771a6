import Testing
import UIKit

@Suite("UIScreen.main")
struct ScreenTests {
  /// Notes what the screen says while the layout is asked.
  private final class Curious: UICollectionViewLayout {
    let atStart = UIScreen.main
    var inPrepare: [UIScreen] = []
    var atBoundsChange: [UIScreen] = []
    var elsewhere: [UIScreen] = []

    override func prepare() { inPrepare.append(UIScreen.main) }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 5000) }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      atBoundsChange.append(UIScreen.main)
      return true
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      elsewhere.append(UIScreen.main)
      return nil
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      elsewhere.append(UIScreen.main)
      return nil
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      elsewhere.append(UIScreen.main)
      return nil
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      elsewhere.append(UIScreen.main)
      super.invalidateLayout(with: context)
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      elsewhere.append(UIScreen.main)
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

  @Test("is the display of the view that is asked, also outside of a pass")
  func queries() {
    let layout = Curious()
    let stage = Stage(UICollectionViewLayout(), width: 320, height: 480, items: [3], scale: 3)
    let path = IndexPath(item: 1, section: 0)
    stage.view.collectionViewLayout = layout
    _ = stage.view.layoutAttributesForItem(at: path)
    _ = stage.view.layoutAttributesForSupplementaryElement(ofKind: "a", at: path)
    _ = stage.view.indexPathForItem(at: .zero)
    stage.view.scrollToItem(at: path, at: .top, animated: false)
    stage.view.reloadData()
    stage.view.layoutDirection = .rightToLeft
    stage.view.layoutDirection = .leftToRight
    stage.view.performBatchUpdates(nil)
    #expect(layout.elsewhere.count > 8)
    #expect(layout.elsewhere.allSatisfy { $0.scale == 3 && $0.bounds == rect(0, 0, 320, 480) })
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
