import Testing
import UIKit

@Suite("What layout code finds around the layout")
struct StandInTests {
  @Test("insets shrink a rectangle, negative ones enlarge it")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect(10, 20, 100, 50).inset(by: insets) == rect(12, 21, 94, 46))
    #expect(UIEdgeInsetsInsetRect(rect(0, 0, 10, 10), insets) == rect(2, 1, 4, 6))
    let outwards = UIEdgeInsetsMake(-1, -2, -3, -4)
    #expect(rect(12, 21, 94, 46).inset(by: outwards) == rect(10, 20, 100, 50))
  }

  @Test("guides leave out what the device covers, and the margins")
  func guides() {
    let view = UIView(frame: rect(10, 20, 100, 50))
    view.safeAreaInsets.top = 5
    #expect(view.safeAreaLayoutGuide.layoutFrame == rect(0, 5, 100, 45))
    #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 84, 34))
  }

  @Test("colours by hue are those by red, green and blue")
  func colors() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
    #expect(UIColor(hue: 0.7, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
    #expect(
      UIColor.red.withAlphaComponent(0.5).cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("a layer is its view's place, map and look")
  func layer() {
    let view = UIView(frame: rect(10, 20, 100, 50))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    // The view's corner now stands where its middle was.
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == rect(60, -5, 100, 50))
    view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.layer.frame == rect(60, -55, 200, 100))
    view.layer.masksToBounds = true
    view.layer.opacity = 0.5
    view.layer.zPosition = 3
    #expect(view.clipsToBounds && view.alpha == 0.5 && view.zPosition == 3)
    view.transform = .identity
    view.frame = rect(0, 0, 10, 10)
    #expect(view.layer.position == CGPoint(x: 0, y: 10))
  }

  @Test("names that moved into types are still there")
  func oldNames() {
    #expect(UIScrollViewDecelerationRateFast == UIScrollView.DecelerationRate.fast)
    #expect(UIScrollViewDecelerationRateNormal == UIScrollView.DecelerationRate.normal)
    #expect(
      UICollectionViewScrollDirection.horizontal == UICollectionView.ScrollDirection.horizontal)
    #expect(UICollectionElementKindSectionFooter == UICollectionView.elementKindSectionFooter)
  }
}
