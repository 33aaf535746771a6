import CollectionEngine
import Drawing
import Foundation
import Testing

@Suite("PNG")
struct PNGTests {
  private func picture() throws -> Bitmap {
    let bitmap = try Bitmap(width: 7, height: 5)
    let canvas = Canvas(bitmap)
    canvas.fill(Path(CGRect(x: 1, y: 1, width: 3, height: 2)), Color(red: 1, green: 0.5, blue: 0))
    canvas.fill(
      Path(CGRect(x: 4, y: 3, width: 2, height: 2)), Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    return bitmap
  }

  @Test("A picture is the same after it was written and read")
  func roundTrip() throws {
    let bitmap = try picture()
    let back = try Bitmap(png: try bitmap.pngData())
    #expect(back.width == 7 && back.height == 5)
    for y in 0..<5 { for x in 0..<7 { #expect(back[x, y] == bitmap[x, y]) } }
    #expect(bitmap[2, 1] == 0xFFFF_8000)
    #expect(bitmap[0, 0] == 0)
  }

  @Test(
    "What is no PNG says so",
    arguments: [Data(), Data("GIF89a".utf8), Data(repeating: 0, count: 99)])
  func noPicture(bytes: Data) {
    #expect(throws: DrawingError("This is no PNG picture: it does not begin as one.")) {
      try Bitmap(png: bytes)
    }
  }

  @Test("A file cut off anywhere says so")
  func cutOff() throws {
    let whole = try picture().pngData()
    for count in stride(from: 8, to: whole.count - 16, by: 7) {
      #expect(throws: DrawingError("This PNG picture is damaged or cut off.")) {
        try Bitmap(png: whole.prefix(count))
      }
    }
  }

  @Test(
    "Sizes that cannot be are refused", arguments: [(0, 4), (-1, 4), (40_000, 1), (20_000, 20_000)])
  func size(width: Int, height: Int) {
    #expect(throws: DrawingError.self) { try Bitmap(width: width, height: height) }
    #expect(throws: DrawingError.self) {
      try Bitmap(size: CGSize(width: Double(width) * 10, height: .infinity), scale: 2)
    }
  }
}
