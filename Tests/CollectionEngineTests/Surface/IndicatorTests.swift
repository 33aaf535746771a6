import CollectionEngine
import Foundation
import Geometry
import Testing

@Suite struct IndicatorTests {
  /// Length and place along the axis, from a track of 800 - 2 * 3 pt.
  private func along(_ track: Track) -> (start: Double, length: Double) {
    let frame = track.view.scrollIndicator(track.axis).frame
    return track.axis == .vertical
      ? (Double(frame.minY), Double(frame.height)) : (Double(frame.minX), Double(frame.width))
  }

  @Test(arguments: Axis.allCases)
  func lengthAndPlaceSayWhatIsVisible(axis: Axis) {
    let track = Track(Direction(axis: axis, isMirrored: false), length: 800, content: 1600)
    #expect(along(track) == (3, 397))
    track.position = 400
    #expect(along(track) == (3 + 397 / 2, 397))
    track.position = 800
    #expect(along(track) == (400, 397))
    track.position = 900
    #expect(along(track) == (500, 297), "it shrinks by the overscroll, at the end of the track")
    track.position = -100
    #expect(along(track) == (3, 297))
    track.position = -5000
    #expect(along(track) == (3, 7))
  }

  @Test(arguments: Axis.allCases)
  func itIsNeverShorterThanCanBeSeen(axis: Axis) {
    let track = Track(Direction(axis: axis, isMirrored: false), content: 1_000_000)
    #expect(along(track).length == 36)
    track.position = track.end
    #expect(along(track) == (800 - 3 - 36, 36))
  }

  @Test(arguments: Axis.allCases)
  func itFillsItsTrackWhereEverythingFits(axis: Axis) {
    let track = Track(Direction(axis: axis, isMirrored: false), content: 300)
    #expect(along(track) == (3, 794))
  }

  @Test func insetsAndSafeAreaShortenTheTrack() {
    let track = Track(content: 300)
    track.view.verticalScrollIndicatorInsets = EdgeInsets(top: 10, bottom: 20)
    track.view.safeAreaInsets = EdgeInsets(top: 40, right: 8)
    let frame = track.view.scrollIndicator(.vertical).frame
    #expect(frame == CGRect(x: 320 - 8 - 3 - 3, y: 53, width: 3, height: 800 - 53 - 23))
  }

  @Test func theVerticalOneStandsAtTheTrailingSide() {
    let track = Track()
    #expect(track.view.scrollIndicator(.vertical).frame.maxX == 317)
    track.view.layoutDirection = .rightToLeft
    #expect(track.view.scrollIndicator(.vertical).frame.minX == 3)
  }

  @Test func itFadesInWithMovementAndOutAfterIt() {
    let track = Track()
    func alpha() -> Double { track.view.scrollIndicator(.vertical).alpha }
    #expect(alpha() == 0)
    track.touchDown(at: 0)
    #expect(alpha() == 0, "a finger alone does not show it")
    track.drag(by: 50, at: 0.1)
    track.view.advance(to: 0.15)
    #expect(abs(alpha() - 0.5) < 1e-9)
    track.view.advance(to: 1)
    #expect(alpha() == 1)
    track.lift(at: 1.5)
    for (time, expected) in [(1.9, 1.0), (2.125, 0.5), (2.3, 0)] {
      track.view.advance(to: time)
      #expect(abs(alpha() - expected) < 1e-9)
    }
    track.view.flashScrollIndicators()
    #expect(alpha() == 1)
    track.view.advance(to: 3.1)
    #expect(alpha() == 0)
    track.view.showsVerticalScrollIndicator = false
    track.view.flashScrollIndicators()
    #expect(alpha() == 0)
  }
}
