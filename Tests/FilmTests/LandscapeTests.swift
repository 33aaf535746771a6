import Drawing
import Foundation
import TestSupport
import Testing

@Suite("The pictures that come along")
struct LandscapeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets/Images")

  /// `GLISSADE_RECORD_GOLDEN=1` draws them anew.
  @Test("Each is what its description draws, and small", arguments: Landscape.all)
  func drawn(landscape: Landscape) throws {
    let file = Self.folder.appending(path: landscape.name + ".png")
    let bitmap = try landscape.draw()
    if ProcessInfo.processInfo.environment["GLISSADE_RECORD_GOLDEN"] == "1" {
      try bitmap.pngData().write(to: file)
      Issue.record("Drew \(landscape.name).png: run again to compare.")
      return
    }
    let data = try Data(contentsOf: file)
    #expect(data.count < 40_000)
    let difference = try PictureDifference(bitmap, try Bitmap(png: data), channel: 4)
    #expect(difference.share < 0.001)
  }
}
