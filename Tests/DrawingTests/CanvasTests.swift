import CollectionEngine
import Drawing
import Foundation
import Geometry
import Testing

@Suite("A canvas")
struct CanvasTests {
  private func drawnShare(_ bitmap: Bitmap) -> Double {
    var drawn = 0
    for y in 0..<bitmap.height { for x in 0..<bitmap.width where bitmap[x, y] != 0 { drawn += 1 } }
    return Double(drawn) / Double(bitmap.width * bitmap.height)
  }

  @Test(
    "Text of any script is drawn", arguments: ["Item 12", "日本語", "مرحبا", "नमस्ते", "Ж", "🙂", "a\0b"])
  func text(text: String) throws {
    let bitmap = try Bitmap(width: 120, height: 40)
    Canvas(bitmap).draw(text, TextStyle(size: 20), at: CGPoint(x: 4, y: 4))
    #expect(drawnShare(bitmap) > 0.01)
  }

  @Test("Text that does not fit stays in its rectangle")
  func overflow() throws {
    let bitmap = try Bitmap(width: 200, height: 60)
    Canvas(bitmap).draw(
      String(repeating: "many words ", count: 40), TextStyle(size: 14),
      in: CGRect(x: 20, y: 10, width: 100, height: 20))
    for x in 130..<200 { for y in 0..<60 { #expect(bitmap[x, y] == 0) } }
    for x in 0..<200 { for y in 40..<60 { #expect(bitmap[x, y] == 0) } }
    #expect(drawnShare(bitmap) > 0.01)
  }

  @Test("Figures of one style are equally wide when they are to be")
  func tabular() throws {
    let canvas = Canvas(try Bitmap(width: 1, height: 1))
    let style = TextStyle(size: 20, hasTabularFigures: true)
    #expect(
      Double(canvas.size(of: "1111.11", style).width)
        == Double(canvas.size(of: "8888.88", style).width))
  }

  @Test("Points are pixels times the scale")
  func scale() throws {
    let bitmap = try Bitmap(size: CGSize(width: 10, height: 10), scale: 3)
    #expect(bitmap.width == 30)
    Canvas(bitmap).fill(Path(CGRect(x: 1, y: 1, width: 1, height: 1)), .white)
    #expect(bitmap[2, 2] == 0 && bitmap[3, 3] == 0xFFFF_FFFF && bitmap[5, 5] == 0xFFFF_FFFF)
    #expect(bitmap[6, 6] == 0)
  }

  @Test("A shadow is as much ink as its shape, spread evenly to all sides")
  func shadow() throws {
    let bitmap = try Bitmap(width: 80, height: 80)
    Canvas(bitmap).shadow(
      Path(CGRect(x: 30, y: 30, width: 20, height: 20)), .black, radius: 12)
    var sum = 0
    for y in 0..<80 {
      for x in 0..<80 {
        sum += Int(bitmap[x, y] >> 24)
        #expect(abs(Int(bitmap[x, y] >> 24) - Int(bitmap[79 - x, 79 - y] >> 24)) <= 2)
      }
    }
    #expect(abs(Double(sum) / 255 / 400 - 1) < 0.05)
    #expect(bitmap[40, 40] > bitmap[30, 40] && bitmap[30, 40] > bitmap[24, 40])
    #expect(bitmap[5, 5] == 0)
  }

  @Test("What a group changes ends with it")
  func group() throws {
    let bitmap = try Bitmap(width: 10, height: 10)
    let canvas = Canvas(bitmap)
    canvas.group(
      clip: Path(CGRect(x: 0, y: 0, width: 4, height: 4)), CGAffineTransform(translationX: 2, y: 2)
    ) { canvas.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .white) }
    #expect(bitmap[1, 1] == 0 && bitmap[2, 2] != 0 && bitmap[5, 5] == 0)
    canvas.fill(Path(CGRect(x: 8, y: 8, width: 1, height: 1)), .white)
    #expect(bitmap[8, 8] != 0 && bitmap[0, 0] == 0)
  }

  @Test("text of a family that is not there is written in one that is")
  func unknownFamily() throws {
    #expect(TextStyle.hasFonts)
    let bitmap = try Bitmap(width: 80, height: 20)
    let style = TextStyle(family: "No Family Has This Name")
    let size = Canvas(bitmap).draw("Az09", style, at: .zero)
    #expect(size.width > 10 && size.height > 5)
    let isInked = (0..<80).contains { x in (0..<20).contains { y in bitmap[x, y] >> 24 > 128 } }
    #expect(isInked)
  }
}
