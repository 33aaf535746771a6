internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Layouts
internal import Rendering
internal import Scenarios

extension PreviewSession {
  /// Where everything stands in the window.
  var plan: WindowPlan {
    WindowPlan(size: windowSize, showsMap: map != nil, showsInspector: showsInspector)
  }

  /// Where the viewport is in the window, in pt.
  var stage: CGRect { plan.stage }

  /// The same for what comes from the window's pointers.
  var inputGeometry: InputGeometry {
    let plan = plan
    var geometry = InputGeometry(
      windowSize: windowSize, stageOrigin: plan.stage.origin, stageSize: plan.stage.size)
    geometry.pane = plan.map.map {
      $0.offsetBy(dx: -plan.stage.minX, dy: -plan.stage.minY)
    }
    return geometry
  }

  /// What there is to be seen now.
  func picture() -> Picture {
    let size = run.current.viewport.size
    let plan = plan
    let origin = plan.stage.origin
    let scene = history.shown?.scene ?? Scene(of: run.scrollView)
    var picture = Picture(
      size: windowSize, stage: CGRect(origin: origin, size: size), scene: scene)
    if showsMarks { picture.marks = history.shown?.marks ?? marks(over: scene) }
    if let frame = plan.inspector {
      picture.inspector = inspector()
      picture.inspectorFrame = frame
    }
    if let frame = plan.map {
      map?.frame = frame
      picture.pane = map?.picture(scale: windowScale)
    }
    picture.badges = badges()
    picture.notice = notice?.text
    if let helpPage {
      picture.help = .ofPreview
      picture.help?.page = helpPage
    }
    return picture
  }

  private func badges() -> [Badge] {
    var badges: [Badge] = []
    if history.distance > 0 {
      badges.append(Badge("\(history.distance) frames back", ScrollActivity.paging.color))
    } else if clock.isPaused {
      badges.append(Badge("Paused", ScrollActivity.paging.color))
    }
    if clock.speed < 1 {
      badges.append(Badge("1/\(Int(1 / clock.speed))", ScrollActivity.wheel.color))
    }
    if isRecording { badges.append(Badge("REC", Color(red: 0.88, green: 0.2, blue: 0.2))) }
    return badges
  }

  /// Where content could come to rest, would have and will, the finger, and the ghost of another recording.
  func marks(over scene: Scene) -> [StageMark] {
    let view = run.scrollView
    let axis = mainAxis
    let length = Double(view.bounds.size[axis])
    let anchor = anchor(axis) * length - Double(view.contentOffset[axis])
    var marks: [StageMark] = []
    if let rule = run.current.snap, view.canScroll(axis) {
      let here = view.contentOffset
      let release = ScrollRelease(
        beganOffset: here, contentOffset: here, velocity: .zero,
        proposedTarget: log.proposedTarget ?? here)
      for candidate in rule.candidates(for: release, along: axis, in: view) {
        marks.append(.line(.candidate, axis, position: candidate.offset + anchor))
      }
    }
    if let proposed = log.proposedTarget, log.proposedTarget != log.target {
      marks.append(.line(.proposed, axis, position: Double(proposed[axis]) + anchor))
    }
    if let target = log.target {
      marks.append(.line(.target, axis, position: Double(target[axis]) + anchor))
    }
    if let ghost = surroundings.ghost {
      marks += ghost.marks(at: view.currentTime, over: scene, offset: view.contentOffset)
    }
    if let touch = log.touch { marks.append(.touch(touch)) }
    return marks
  }

  /// Which point of the viewport a line stands for, as a part of its length: what snapping aligns, the leading edge of
  /// pages, else the middle.
  private func anchor(_ axis: Axis) -> Double {
    let isMirrored =
      axis == .horizontal && run.scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let rule = run.current.snap {
      switch rule.alignment {
      case .start: return isMirrored ? 1 : 0
      case .center: return 0.5
      case .end: return isMirrored ? 0 : 1
      }
    }
    return run.scrollView.isPagingEnabled ? (isMirrored ? 1 : 0) : 0.5
  }

  private func inspector() -> Inspector {
    let scenario = run.current
    let size = scenario.viewport.size
    var inspector = Inspector()
    inspector.title = name
    inspector.subtitle =
      "\(scenario.layout?.description.name ?? "plain content") · \(Int(size.width)) × \(Int(size.height)) @\(short(scenario.viewport.scale))x"
    inspector.axis = mainAxis
    inspector.samples = samples()
    inspector.proposedTarget = log.proposedTarget
    inspector.target = log.target
    inspector.pace.period = pacer.period
    inspector.pace.costs = meter.costs
    inspector.pace.hitches = meter.hitches
    inspector.pace.hitchRatio = meter.hitchRatio
    inspector.pace.presenter = presenter
    inspector.counts = counts()
    inspector.settings = settings()
    inspector.calls = log.calls
    return inspector
  }

  /// The last seconds, up to the frame that is looked at.
  private func samples() -> [Inspector.Sample] {
    let end = history.shown?.time ?? log.samples.last?.time ?? 0
    return log.samples.filter { $0.time <= end && $0.time >= end - Inspector.span }
  }

  private func counts() -> [Inspector.Count] {
    var counts: [Inspector.Count] = []
    if let view = run.collectionView {
      let views = view.viewCounts
      counts.append(
        .init(
          "cells", "\(view.visibleViews.count) shown · \(views.made) made · \(views.reused) reused")
      )
    }
    counts.append(
      .init(
        "bitmaps",
        "\(cache.count) · \(cache.byteCount >> 20) of \(cache.limit >> 20) MiB · \(cache.counts.drawn) drawn"
      ))
    return counts
  }

  private func settings() -> [Inspector.Count] {
    let scenario = run.current
    let rate = scenario.scrollView.decelerationRate
    let words = rate == .normal ? "normal" : rate == .fast ? "fast" : short(rate.rawValue)
    return [
      .init("simulated", "\(Int((1 / pacer.period).rounded())) Hz"),
      .init("physics", scenario.physics.words),
      .init("deceleration", words),
      .init("snapping", scenario.snap.map { $0.name?.rawValue ?? "as given" } ?? "layout's answer"),
      .init("paging", scenario.scrollView.isPagingEnabled ? "on" : "off"),
    ]
  }
}

/// A number in as few digits as it has, at most six.
func short(_ value: Double) -> String { String(format: "%.6g", value) }
