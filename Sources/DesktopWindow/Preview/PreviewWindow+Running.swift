internal import CSDL2
internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Rendering
internal import Scenarios

extension PreviewWindow {
  /// On the person's clock.
  func runLive(isInterrupted: () -> Bool) throws(WindowError) -> PreviewEnd {
    while !session.isOver {
      if isInterrupted() { return .interrupted }
      try goOn()
    }
    return .closed
  }

  /// Does what happens until the next frame is due, and shows that; while nothing moves, what happens next.
  func goOn() throws(WindowError) {
    session.takeNewCode(at: now)
    session.followMap()
    if session.isIdle {
      session.pacer.pause()
      waitForEvent(upTo: idleTimeout)
      session.endNotice(at: now)
    } else {
      let due = session.pacer.due(at: now)
      repeat { waitForEvent(upTo: due - now) } while now < due && !session.isOver
      let frame = session.pacer.next(at: now)
      try show(at: frame.time, missed: frame.missed, due: due)
    }
    guard now > lastLook + Self.lookInterval else { return }
    lastLook = now
    session.reloadFile(at: now)
    fit()
  }

  /// How often it is looked whether a file has changed, in s. Ours.
  private static let lookInterval = 0.5

  /// How often it is looked what has become of the layout's code, or of a map, while nothing moves, in s. Ours: three
  /// frames.
  private static let workInterval = 0.05

  /// How long nothing has to be looked at, in s.
  private var idleTimeout: Double {
    let isWaiting = session.surroundings.code != nil || session.map?.isWorking == true
    let interval = isWaiting ? Self.workInterval : Self.lookInterval
    guard let until = session.notice?.until else { return interval }
    return min(interval, max(0, until - now))
  }

  /// On a virtual clock, until the script is over: frames, and the end, are those of a `Simulation`.
  func runOffscreen(isInterrupted: () -> Bool) throws(WindowError) -> PreviewEnd {
    let scenario = session.run.base
    let limit = scenario.lastEventTime + Simulation.settlingLimit
    var frames = FrameTimes(scenario.frames)
    while !session.isOver, let time = frames.next {
      if isInterrupted() { return .interrupted }
      switch scenario.until {
      case .time(let end): if time > end + ScrollView.sameInstant { return .closed }
      case .settled: if time > limit { return .unsettled }
      }
      try show(at: time, missed: 0)
      if session.run.failure != nil { return .closed }
      if case .settled = scenario.until, session.run.isAtRest { return .closed }
      frames.advance(rate: session.run.current.frames.rate)
    }
    guard case .settled = scenario.until else { return .closed }
    return session.run.isAtRest || session.isOver ? .closed : .unsettled
  }

  /// Shows the frame of `time` (s), `missed` periods late.
  ///
  /// - Parameter due: when it was due, in s; nil where nobody waits for it.
  func show(at time: Double, missed: Int, due: Double? = nil) throws(WindowError) {
    let start = processorTime()
    let picture = session.frame(at: time, missed: missed)
    if !window.isHidden || isOffscreen {
      let ready = now
      try present(picture, at: time)
      if let due, session.showsNewFrame {
        session.run.noteShown(FrameTiming(due: due, ready: ready, shown: now))
      }
      pictureCount += 1
      lastPicture = picture
    }
    if session.showsNewLayout {
      session.showsNewLayout = false
      session.surroundings.code?.wasShown()
    }
    session.meter.note(cost: processorTime() - start)
    if session.needsScreenshot {
      session.needsScreenshot = false
      keepScreenshot(of: picture, at: time)
    }
    fit()
  }

  private func keepScreenshot(of picture: Picture, at time: Double) {
    let scale = Double(window.pixelSize.width) / max(1, picture.size.width)
    do {
      let bitmap = try Bitmap(size: picture.size, scale: scale, isOpaque: true)
      PictureCompositor(cache: session.cache).draw(picture, into: bitmap)
      session.say(try session.surroundings.savePicture(try bitmap.pngData()), at: time)
    } catch { session.say("\(error)", at: time) }
  }
}
