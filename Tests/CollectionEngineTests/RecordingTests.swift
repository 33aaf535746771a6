import CollectionEngine
import Foundation
import Geometry
import Motion
import Testing

/// The engine against recordings of the real thing, from the touches on.
@Suite struct RecordingTests {
  @Test func simulatorRecordingFollowsFromItsTouchesInPerTick() {
    let recording = Recording.simulator
    var constants = PhysicsConstants()
    constants.integration = .perTick
    constants.translation = .lessSlop
    let view = replay(recording, constants)
    #expect(view.contentOffset.y == recording.start)
    var worst = 0.0
    for (index, frame) in recording.frames.enumerated() {
      view.advance(to: recording.release_t + Double(index + 1) / 60)
      worst = max(worst, abs(view.contentOffset.y - frame[1]))
      print(index, view.contentOffset.y, frame[1], view.contentOffset.y - frame[1])
    }
    print("perTick worst", worst)
  }
  @Test func exact() {
    let recording = Recording.simulator
    var constants = PhysicsConstants()
    constants.translation = .lessSlop
    let view = replay(recording, constants)
    #expect(view.contentOffset.y == recording.start)
    var worst = 0.0
    for (index, frame) in recording.frames.enumerated() {
      view.advance(to: recording.release_t + Double(index + 1) / 60)
      worst = max(worst, abs(view.contentOffset.y - frame[1]))
    }
    print("exact worst", worst)
  }
  @Test func device() {
    let recording = Recording.device
    var constants = PhysicsConstants()
    constants.integration = .perTick
    constants.touchSlop = 100
    constants.translation = .resetAtBegan
    let view = replay(recording, constants)
    #expect(view.contentOffset.y == recording.start)
    var worst = 0.0
    for (index, frame) in recording.frames.enumerated() {
      view.advance(to: max(frame[0], recording.release_t + 1e-6), displayPeriod: 1.0/120)
      worst = max(worst, abs(view.contentOffset.y - frame[1]))
      print(index, view.contentOffset.y, frame[1], view.contentOffset.y - frame[1])
    }
    var t = view.currentTime
    while !view.isAtRest { t += 1.0/60; view.advance(to: t) }
    print("device worst", worst, view.contentOffset.y)
  }
}

private func replay(_ recording: Recording, _ constants: PhysicsConstants) -> ScrollView {
  let view = ScrollView(size: CGSize(width: recording.viewport[0], height: recording.viewport[1]))
  view.pixelGrid = PixelGrid(scale: recording.scale)
  view.physics = UIKitPhysics(constants: constants)
  view.contentSize = CGSize(width: recording.viewport[0], height: recording.contentHeight)
  view.contentOffset.y = recording.down
  for (index, touch) in recording.touches.enumerated() {
    view.handle(
      .touch(index == 0 ? .began : .moved, location: CGPoint(x: 200, y: touch[1])), at: touch[0])
  }
  view.handle(.touch(.ended, location: .zero), at: recording.release_t)
  return view
}
