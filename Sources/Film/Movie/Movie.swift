internal import CollectionEngine
internal import Drawing
internal import Foundation
public import Rendering
public import Scenarios

/// A run as a film: simulated for its pictures, drawn, and encoded by ffmpeg as it goes.
///
/// Memory does not grow with its length. When it cannot be finished, the file keeps what ffmpeg has written until then: an
/// `.mp4` without its end cannot be played, a `.webm` and a `.gif` mostly can.
public struct Movie {
  private let scenario: Scenario
  private let clock: FilmClock
  private let form: FilmForm
  private let survey: RunSurvey
  private let style: any CellStyle
  private let look: ShotLook

  /// A film of `scenario`.
  ///
  /// - Parameters:
  ///   - survey: what an earlier run of it showed.
  ///   - slow: how many seconds of film a second of the run takes, from 1 on.
  public init(
    _ scenario: Scenario, _ form: FilmForm, survey: RunSurvey, style: any CellStyle,
    look: ShotLook = ShotLook(), slow: Double = 1
  ) {
    precondition(form.isMovie, "A picture that does not move is no film.")
    precondition(slow >= 1, "A film is at most as fast as its run.")
    self.scenario = scenario
    self.form = form
    self.survey = survey
    self.style = style
    self.look = look
    clock = FilmClock(scenario, form, slow: slow)
  }

  /// Encodes it into the file at `path`, and says whether it is whole: not when `goesOn` has ended it.
  ///
  /// - Parameter goesOn: asked with every picture how much is done, from 0 to 1; false ends the film there, playable. It is
  ///   also asked while ffmpeg is slow.
  ///
  /// Errors: `.undrawable`; `.missing` where ffmpeg cannot be started or lacks an encoder; `.broken` where it ends early,
  /// is stuck, or says that it failed.
  public func encode(
    to path: String, with ffmpeg: FFmpeg, while goesOn: @escaping (Double) -> Bool
  ) throws(FilmError) -> Bool {
    let progress = Progress(end: survey.end, goesOn: goesOn)
    var palette: [UInt8] = []
    if form == .gif {
      progress.share = 0...0.25
      // One palette for the whole film, from a picture every fifth of a second of it.
      let pass = try feed(
        FFmpeg.palette, with: ffmpeg, every: max(1, Int(clock.rate / 5)), progress: progress)
      palette = pass.output
      progress.share = 0.25...1
    }
    let encoder = try feed(
      FFmpeg.output(form, path: path), with: ffmpeg, extra: palette, progress: progress)
    return encoder.isWhole
  }

  /// Runs ffmpeg over every `step`th picture.
  private func feed(
    _ output: [String], with ffmpeg: FFmpeg, extra: [UInt8] = [], every step: Int = 1,
    progress: Progress
  ) throws(FilmError) -> (output: [UInt8], isWhole: Bool) {
    let painter = try ShotPainter(
      size: survey.size, scale: Double(scenario.viewport.scale), style: style, look: look,
      hasEvenSides: form != .gif)
    let encoder = try Encoder(
      ffmpeg, width: painter.bitmap.width, height: painter.bitmap.height, rate: clock.rate,
      output: output, extra: extra, isHurried: { !progress.goesOnNow() })
    var failure: FilmError?
    var picture = 0
    let isWhole = Camera(scenario).film(clock) { shot, count in
      let taken = (picture..<picture + count).count { $0 % step == 0 }
      picture += count
      if taken > 0 { painter.draw(shot) }
      do throws(FilmError) {
        for _ in 0..<taken { try encoder.add(painter.bitmap) }
      } catch {
        failure = error
        return false
      }
      return progress.goesOn(at: shot.time)
    }
    if let failure { throw failure }
    return (try encoder.finish(), isWhole)
  }
}

/// How far a film is.
private final class Progress {
  /// Which part of the whole work the pass under way is.
  var share = 0.0...1.0
  private let end: Double
  private let ask: (Double) -> Bool
  private var done = 0.0

  init(end: Double, goesOn: @escaping (Double) -> Bool) {
    self.end = end
    ask = goesOn
  }

  /// Notes that the pictures up to `time` are encoded, and asks whether to go on.
  func goesOn(at time: Double) -> Bool {
    let part = end > 0 ? min(time / end, 1) : 1
    done = share.lowerBound + (share.upperBound - share.lowerBound) * part
    return ask(done)
  }

  func goesOnNow() -> Bool { ask(done) }
}
