import Glissade

// PreviewSnapping, block 1
final class HalfwayCarousel: CollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let stride = itemSize.width + minimumLineSpacing
    let page = (proposed.x / stride).rounded()
    return CGPoint(x: page * stride, y: proposed.y)
  }
}

// PreviewSnapping, block 2
extension LayoutDescription {
  static let halfway = LayoutDescription(
    "halfway", summary: "rests where an item begins", options: [], make: { HalfwayCarousel() })
}

func runEveryCommand() -> Never {
  main(layouts: [.halfway])
}

// ScrollOnTheDesktop, block 1
func glide() -> CGPoint {
  let view = ScrollView(size: CGSize(width: 375, height: 667))
  view.contentSize = CGSize(width: 375, height: 6000)
  view.handle(.touch(.began, location: CGPoint(x: 180, y: 500)), at: 0)
  for step in 1...10 {
    let finger = CGPoint(x: 180, y: 500 - 24 * Double(step))
    view.handle(.touch(.moved, location: finger), at: Double(step) * 0.008)
  }
  view.handle(.touch(.ended, location: CGPoint(x: 180, y: 260)), at: 0.088)
  for frame in 6...300 { view.advance(to: Double(frame) / 60) }
  return view.contentOffset
}

// RecordTiming, block 1
func offsets(ofReleaseAt velocity: Double) -> [Double] {
  let view = ScrollView(size: CGSize(width: 375, height: 667))
  view.contentSize = CGSize(width: 375, height: 6000)
  view.handle(.release(contentOffset: nil, velocity: CGPoint(x: 0, y: velocity)), at: 0)
  return (1...180).map { frame in
    view.advance(to: Double(frame) / 60)
    return view.contentOffset.y
  }
}
