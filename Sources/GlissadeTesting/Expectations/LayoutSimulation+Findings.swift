internal import CollectionEngine
internal import Foundation
public import Geometry
internal import Scenarios
public import SnapLab
public import Testing

extension LayoutSimulation {
  /// Expects that content snaps as people expect of any, from wherever it is let go: 420 releases, 21 velocities at 20
  /// offsets, are made in the state that the simulation has come to, and none of them shows a fault of `FindingKind`.
  ///
  ///     simulation.expectNoFindings()
  ///     simulation.expectNoFindings(except: [.wideDeadZone])
  ///     simulation.expectNoFindings { $0.longestGlide = 1 }
  ///
  /// Each failure says one fault, with the calls that show it. The simulation itself stays as it is: the releases happen
  /// to layouts that `make` answers anew, with the sections of the simulation. Where such a layout shows something else
  /// than this one, as one does that was given its delegate later than in `make`, that is the failure.
  ///
  /// - Parameters:
  ///   - ignored: kinds of faults that are meant.
  ///   - axis: the axis of the releases; nil for the one along which the content can scroll, the vertical one where both
  ///     can.
  ///   - adjust: changes the numbers that decide what counts as a fault.
  /// - Complexity: O(releases), beside the frames so far, some ten times.
  public func expectNoFindings(
    except ignored: Set<FindingKind> = [], along axis: Axis? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    adjust: (inout FindingThresholds) -> Void = { _ in }
  ) {
    begin(sourceLocation)
    guard run.failure == nil else { return }
    if let difference = differenceAnew {
      return fail(
        "The findings cannot be looked for: a layout that is made anew shows something else after the same events. What it "
          + "is given later, as a delegate, belongs into make.\n\(difference)", sourceLocation)
    }
    var thresholds = FindingThresholds()
    adjust(&thresholds)
    // Frames at a rate, not at the times so far: there are more to come.
    var scenario = run.scenario
    scenario.frames = FrameClock(rate: scenario.frames.rate)
    do {
      let subject = try SnapSubject(scenario, at: time, axis: axis)
      // Layouts may share what is theirs: no two of them run side by side.
      let map = SnapMap(subject, over: ReleaseGrid(for: subject, .coarse), threads: 1)
      for finding in map?.findings(thresholds) ?? [] where !ignored.contains(finding.kind) {
        fail(finding.failure, sourceLocation)
      }
    } catch {
      fail("The findings cannot be looked for: \(error).", sourceLocation)
    }
  }

  /// What a layout made anew shows differently after the same events; nil where it shows the same.
  private var differenceAnew: String? {
    let anew = Simulation(run.scenario)
    guard anew.run() == .finished, let view = anew.collectionView else { return "It fails." }
    let difference = FramesDifference(from: view.frameText, to: frames)
    if !difference.isEmpty { return difference.text }
    guard view.contentSize != collectionView.contentSize else { return nil }
    return
      "The content size is \(collectionView.contentSize.short), anew it is \(view.contentSize.short)."
  }
}
