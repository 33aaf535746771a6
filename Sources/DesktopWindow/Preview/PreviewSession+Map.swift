internal import CollectionEngine
internal import Foundation
internal import Rendering
internal import Scenarios
internal import SnapLab

extension PreviewSession {
  /// Shows the map of where releases land, or takes it away.
  func toggleMap() {
    if map != nil { closeMap() } else { beginMap() }
  }

  /// Takes the map away; answers whether there was one.
  @discardableResult
  func closeMap() -> Bool {
    guard let map else { return false }
    map.stop()
    self.map = nil
    needsPicture = true
    return true
  }

  private func beginMap() {
    map?.stop()
    let plan = WindowPlan(size: windowSize, showsMap: true, showsInspector: showsInspector)
    let pointer = map?.pointer
    map = MapPane(run, grids: mapGrids, frame: plan.map ?? .zero)
    map?.pointer = pointer
    needsPicture = true
  }

  /// Has the map be the one of how things are now, and show what has been worked out of it.
  func followMap() {
    guard let map, hasFrames else { return }
    if map.arrangement != run.arrangement { beginMap() }
    if self.map?.takeNews() == true { needsPicture = true }
  }

  /// A pointer moves over the window, or something comes down on the map and is lifted: that throws
  /// the release under it, in the content as it is, from where the map begins. `location` is in pt of
  /// the viewport.
  func point(_ phase: PointerPhase, _ location: CGPoint, at real: Double) {
    guard let before = map else { return }
    let origin = stage.origin
    map?.pointer = CGPoint(x: origin.x + location.x, y: origin.y + location.y)
    switch phase {
    case .moved: break
    case .pressed: map?.isPressed = true
    case .lifted:
      map?.isPressed = false
      if before.isPressed { throwFlick(at: real) }
    case .left:
      map?.isPressed = false
      map?.pointer = nil
    }
    if map?.flick != before.flick { needsPicture = true }
  }

  private func throwFlick(at real: Double) {
    guard let pane = map, let flick = pane.flick, let subject = pane.map?.subject else { return }
    guard !clock.isPaused else { return say("Paused: P goes on", at: real) }
    map?.noteThrown()
    for event in subject.scenario(of: flick).events {
      if case .release(let release) = event.kind {
        handle(
          .release(contentOffset: release.contentOffset, velocity: release.velocity), at: real)
      } else {
        perform(event.kind, at: real)
      }
    }
  }
}
