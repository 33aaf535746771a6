import Drawing
import Film
import Foundation
import Rendering

/// One picture or film of a run.
struct FilmOutput {
  let form: FilmForm
  let sink: FileSink
  /// What encodes films; there wherever the form is one.
  let ffmpeg: FFmpeg?

  /// Makes it, and says whether it is whole: not where the person has asked for an end. `willRun` is called before each
  /// frame of the run.
  ///
  /// Errors: those of the sink; `.unavailable`, `.badData` or `.io` for what is missing, cannot be drawn or breaks.
  func make(
    of file: ScenarioFile, _ survey: RunSurvey, _ options: FilmOptions, _ console: Console,
    willRun: @escaping () -> Void
  ) throws(CommandError) -> Bool {
    let progress = ProgressBar(sink.path, console: console)
    defer { progress.finish() }
    func goesOn(_ fraction: Double) -> Bool {
      willRun()
      progress.update(fraction)
      return !console.interruption.isRequested
    }
    do throws(FilmError) {
      if let ffmpeg, form.isMovie {
        let movie = Movie(
          file.scenario, form, survey: survey, style: options.style, look: options.look,
          slow: options.slow)
        return try movie.encode(to: sink.path, with: ffmpeg, while: goesOn)
      }
    } catch {
      throw failure(error)
    }
    let instants = try instants(survey, options)
    let shots = Camera(file.scenario).shots(at: instants) { time in
      goesOn(time / max(instants.last ?? 0, 1e-9))
    }
    guard let last = shots.last, !console.interruption.isRequested else { return false }
    let bitmap: Bitmap
    do throws(FilmError) {
      bitmap =
        form == .filmstrip
        ? try strip(file, survey, options).draw(shots, size: survey.size)
        : try picture(last, file, options)
    } catch {
      throw failure(error)
    }
    try write(bitmap)
    return true
  }

  private func write(_ bitmap: Bitmap) throws(CommandError) {
    let png: Data
    do {
      png = try bitmap.pngData()
    } catch {
      throw failure(FilmError(.undrawable, error.description))
    }
    try Array(png).withUnsafeBufferPointer { (bytes) throws(CommandError) in
      try sink.write(UnsafeRawBufferPointer(bytes))
    }
    try sink.close()
  }

  private func picture(
    _ shot: Shot, _ file: ScenarioFile, _ options: FilmOptions
  ) throws(FilmError) -> Bitmap {
    let painter = try ShotPainter(
      size: shot.scene.size, scale: Double(file.scenario.viewport.scale), style: options.style,
      look: options.look)
    painter.draw(shot)
    return painter.bitmap
  }

  private func strip(
    _ file: ScenarioFile, _ survey: RunSurvey, _ options: FilmOptions
  ) -> Filmstrip {
    let rate = file.scenario.frames.rate.map { ", \(MotionReport.rounded($0)) Hz" } ?? ""
    return Filmstrip(
      title: file.name == "-" ? "standard input" : file.name,
      subtitle: "\(survey.frameCount) frames\(rate)", style: options.style, look: options.look)
  }

  /// The instants that a picture shows. Errors: `.usage` for more than a filmstrip holds.
  private func instants(
    _ survey: RunSurvey, _ options: FilmOptions
  ) throws(CommandError) -> [TimeInterval] {
    guard form == .filmstrip else { return [options.frameTime ?? survey.end] }
    switch options.instants {
    case .count(let count): return survey.instants(count: count)
    case .every(let interval):
      let most = Filmstrip.mostPictures
      let instants = survey.instants(every: interval, limit: most + 1)
      guard instants.count <= most else {
        throw CommandError(
          .usage,
          "--every \(MotionReport.rounded(interval)) gives '\(sink.path)' more than \(most) pictures: "
            + "something moves for \(MotionReport.rounded(survey.movingTime)) s")
      }
      return instants
    }
  }

  private func failure(_ error: FilmError) -> CommandError {
    let code: ExitCode =
      switch error.kind {
      case .missing: .unavailable
      case .undrawable: .badData
      case .broken: .io
      }
    return CommandError(
      code, "cannot write '\(sink.path)': \(error.description.withoutFullStop)")
  }
}
