import Testing

@Suite("Test vectors")
struct VectorsTests {
  @Test("every group of the physics vectors is read, and none is empty")
  func everyGroupIsRead() {
    let vectors = PhysicsVectors.shared
    let counts = [
      vectors.deceleration.count, vectors.rubberBand.count, vectors.bounce.count,
      vectors.pageChoice.count, vectors.releaseVelocity.count, vectors.springs.count,
      vectors.settlingDuration.count, vectors.swiftUISpring.count, vectors.wheelNotch.count,
      vectors.androidSpline.count,
    ]
    #expect(counts == [8, 14, 4, 6, 4, 3, 3, 1, 7, 4])
    #expect(vectors.setContentOffsetAnimated.progress.map(\.at) == [0.1, 0.25, 0.5, 0.75, 0.9])
  }
}
