internal import Foundation
internal import Rendering
internal import Scenarios

extension PreviewWindow {
  /// Has the window and the viewport fit each other.
  ///
  /// Where another run begins, or this one is going to have another viewport (a change of its script), or the map or the
  /// inspector comes or goes, the window is made as large as that needs. Where the window has another size by then, because a person or the
  /// system wants it so, the viewport follows.
  func fit() {
    let viewport = session.wanted.viewport.size
    let isNew = session.run !== fitted.run || viewport != fitted.viewport
    let isOther = isNew && viewport != session.stage.size
    fitted = (session.run, viewport)
    let beside = WindowPlan.width(
      ofMap: session.map != nil, ofInspector: session.showsInspector)
    if isOther || beside != widthBeside {
      widthBeside = beside
      window.size = CGSize(width: viewport.width + beside, height: viewport.height)
    }
    session.windowScale = Double(window.pixelSize.width) / max(1, window.size.width)
    if saysStall {
      saysStall = false
      session.needsPicture = true
    }
    window.title = Self.title(session.name)
    let size = window.size
    guard size != session.windowSize else { return }
    session.windowSize = size
    session.needsPicture = true
    // Where nobody sees the window, the scenario has the viewport for itself.
    if !isOffscreen { session.resize(to: session.stage.size, at: now) }
  }

  /// What stands over a window in which `name` runs.
  static func title(_ name: String) -> String { "\(name) – Glissade" }
}
