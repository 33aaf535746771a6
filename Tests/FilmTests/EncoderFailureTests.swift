import Foundation
import Rendering
import Scenarios
import Testing

@testable import Film

@Suite("Encoders that fail")
struct EncoderFailureTests {
  private let programs: Programs

  init() throws { programs = try Programs() }

  /// Encodes into a film with `ffmpeg`, which fails, and answers the error.
  private func failure(_ ffmpeg: FFmpeg, _ form: FilmForm = .mp4) -> FilmError? {
    let movie = Movie(
      Samples.carousel, form, survey: RunSurvey(of: Samples.carousel), style: CardStyle())
    return #expect(throws: FilmError.self) {
      try movie.encode(to: programs.path("film" + form.rawValue), with: ffmpeg) { _ in true }
    }
  }

  @Test("One that dies says why", arguments: [FilmForm.mp4, .gif])
  func dies(form: FilmForm) throws {
    let error = failure(
      try programs.ffmpeg("head -c 1000 > /dev/null; echo 'It hurts' >&2; exit 3"), form)
    #expect(error?.kind == .broken)
    #expect(error?.description == "ffmpeg failed with exit code 3: It hurts")
    #expect(try programs.isGone())
  }

  @Test("One that is killed is said to be")
  func killed() throws {
    let error = failure(try programs.ffmpeg("head -c 300000 > /dev/null; kill -KILL $$"))
    #expect(error == FilmError(.broken, "ffmpeg was killed by signal 9"))
    #expect(try programs.isGone())
  }

  @Test("One that ends at once without a word")
  func endsEarly() throws {
    #expect(failure(try programs.ffmpeg("exit 0"))?.description.hasPrefix("ffmpeg ended") == true)
    #expect(try programs.isGone())
  }

  @Test("One that takes nothing is stopped once the patience is over")
  func stuck() throws {
    let began = ContinuousClock.now
    let error = failure(try programs.ffmpeg("exec sleep 1000", patience: .milliseconds(300)))
    #expect(error == FilmError(.broken, "ffmpeg does not go on and was stopped"))
    #expect(ContinuousClock.now - began < .seconds(20))
    #expect(try programs.isGone())
  }

  @Test("One that takes no more and does not end is stopped, with what it has started")
  func closesInput() throws {
    let error = failure(
      try programs.ffmpeg("sleep 1000 & echo $! > '\(programs.path("child"))'; exec <&-; wait"))
    #expect(error?.description == "ffmpeg takes no more pictures")
    #expect(try programs.isGone())
    #expect(try programs.hasEnded("child"))
  }

  @Test("One that never ends after its input is stopped too")
  func endless() throws {
    let error = failure(
      try programs.ffmpeg("cat > /dev/null; exec sleep 1000", patience: .milliseconds(200)))
    #expect(error?.description == "ffmpeg does not go on and was stopped")
    #expect(try programs.isGone())
  }

  @Test("One that fails at the end, after it has taken all")
  func failsLate() throws {
    let error = failure(
      try programs.ffmpeg("cat > /dev/null; echo 'No space left on device' >&2; exit 1"))
    #expect(error?.description == "ffmpeg failed with exit code 1: No space left on device")
  }

  @Test("However much it says, neither waits for the other")
  func talkative() throws {
    let script = """
      i=0; while [ $i -lt 20000 ]; do echo "line $i is one of very many lines that nobody wants to read"; i=$((i+1)); done >&2
      cat > /dev/null; exit 1
      """
    let error = failure(try programs.ffmpeg(script))
    #expect(
      error?.description.hasPrefix("ffmpeg failed with exit code 1: line 0 is one of") == true)
    #expect((error?.description.count ?? 0) < 300)
  }

  @Test("One without the encoder is a program that is missing")
  func unknownEncoder() throws {
    let error = failure(
      try programs.ffmpeg("echo \"Unknown encoder 'libx264'\" >&2; exit 1"))
    #expect(error?.kind == .missing)
    #expect(error?.description.contains("libx264") == true)
  }

  @Test("What is no program cannot be started; where there is none it is named with its package")
  func missing() throws {
    let file = programs.path("text")
    try Data("text".utf8).write(to: URL(filePath: file))
    #expect(failure(FFmpeg(path: file))?.kind == .missing)
    #expect(failure(FFmpeg(path: programs.path("nothing")))?.kind == .missing)
    let error = #expect(throws: FilmError.self) { try FFmpeg.find(in: programs.folder.path) }
    #expect(error?.kind == .missing)
    #expect(error?.description.contains("apt-get install ffmpeg") == true)
    let there = try programs.ffmpeg("exit 0")
    #expect(try FFmpeg.find(in: "/nowhere:" + programs.folder.path).path == there.path)
  }
}
