import Drawing
import Foundation
import Rendering
import Scenarios
import Testing

@testable import Film

@Suite("Films", .enabled(if: Programs.ffmpeg != nil))
struct MovieTests {
  private let programs: Programs
  private let ffmpeg: FFmpeg

  init() throws {
    programs = try Programs()
    ffmpeg = try #require(Programs.ffmpeg)
  }

  private func movie(_ form: FilmForm, slow: Double = 1) -> Movie {
    Movie(
      Samples.carousel, form, survey: RunSurvey(of: Samples.carousel), style: CardStyle(),
      look: ShotLook(showsTouch: true, isBurntIn: true), slow: slow)
  }

  @Test(
    "A film has every picture, for as long as the run, in its size",
    arguments: [
      (FilmForm.mp4, 1, "h264", "60/1", 204, 152), (.webm, 1, "vp9", "60/1", 204, 152),
      (.gif, 1, "gif", "50/1", 203, 151), (.mp4, 4, "h264", "60/1", 204, 152),
    ] as [(FilmForm, Double, String, String, Int, Int)])
  func encoded(
    form: FilmForm, slow: Double, codec: String, rate: String, width: Int, height: Int
  ) throws {
    let path = programs.path("a film: 50%" + form.rawValue)
    var fractions: [Double] = []
    let isWhole = try movie(form, slow: slow).encode(to: path, with: ffmpeg) {
      fractions.append($0)
      return true
    }
    #expect(isWhole)
    #expect(fractions == fractions.sorted() && fractions.allSatisfy { (0...1).contains($0) })
    var pictures = 0
    let clock = FilmClock(Samples.carousel, form, slow: slow)
    _ = Camera(Samples.carousel).film(clock) { _, count in
      pictures += count
      return true
    }
    let said = try Programs.probe(path)
    #expect(said["codec_name"] == codec && said["r_frame_rate"] == rate)
    #expect(said["nb_read_frames"] == "\(pictures)")
    #expect(said["width"] == "\(width)" && said["height"] == "\(height)")
    let duration = try #require(said["duration"].flatMap(Double.init))
    // The last picture of a GIF stays for a second; others stay as long as all.
    let end = form == .gif ? 1 - 1 / clock.rate : 0
    #expect(abs(duration - end - Double(pictures) / clock.rate) < 0.003)
  }

  @Test("A film shows what its frames show", arguments: [FilmForm.mp4, .webm, .gif])
  func sameColours(form: FilmForm) throws {
    let path = programs.path("film" + form.rawValue)
    _ = try movie(form).encode(to: path, with: ffmpeg) { _ in true }
    let picture = programs.path("picture.png")
    let extraction = try Process.run(
      URL(filePath: ffmpeg.path),
      arguments: [
        "-v", "error", "-y", "-i", path, "-vf", "select=eq(n\\,0),scale=out_range=pc",
        "-frames:v", "1", picture,
      ])
    extraction.waitUntilExit()
    let shown = try Bitmap(png: Data(contentsOf: URL(filePath: picture)))
    let shot = try #require(Camera(Samples.carousel).shots(at: [0]).first)
    let painter = try ShotPainter(size: shot.scene.size, scale: 1, style: CardStyle())
    painter.draw(shot)
    // In the middle of the first card, beside its number, and on the ground.
    for (x, y) in [(60, 40), (60, 110), (5, 5)] {
      for shift: UInt32 in [0, 8, 16] {
        let gap =
          Int((shown[x, y] >> shift) & 255) - Int((painter.bitmap[x, y] >> shift) & 255)
        #expect(abs(gap) <= (form == .gif ? 12 : 6), "at \(x), \(y), shift \(shift)")
      }
    }
  }

  @Test("A film that is stopped ends there and can be played", arguments: [FilmForm.mp4, .webm])
  func stopped(form: FilmForm) throws {
    let path = programs.path("short" + form.rawValue)
    var left = 20
    var last = -1.0
    let isWhole = try movie(form).encode(to: path, with: ffmpeg) { share in
      // A slow ffmpeg has it asked several times for one picture.
      if share > last { left -= 1 }
      last = share
      return left > 0
    }
    #expect(!isWhole)
    #expect(try Programs.probe(path)["nb_read_frames"] == "20")
  }

  @Test("What ffmpeg cannot write is said in its words")
  func noRoom() throws {
    let path = programs.path("full.mp4")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/full")
    let error = #expect(throws: FilmError.self) {
      try movie(.webm).encode(to: path, with: ffmpeg) { _ in true }
    }
    #expect(error?.kind == .broken)
    #expect(error?.description.contains("No space left on device") == true, "\(error as Any)")
  }
}
