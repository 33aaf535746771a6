import Testing

@testable import Scenarios

@Suite struct FormatTests {
  @Test(arguments: [
    (Bounds(0...86_400, unit: "s"), "seconds from 0 to 86,400"),
    (Bounds(0...1, unit: "1/ms", isOpen: true), "a number above 0 and below 1 per ms"),
    (Bounds(-2.5...1e9, unit: "pt/ms"), "points per ms from -2.5 to 1,000,000,000"),
    (Bounds(1e-6...10), "a number from 1e-06 to 10"),
  ])
  func boundsAreSaidInWords(_ bounds: Bounds, _ phrase: String) {
    #expect(bounds.phrase == phrase)
  }

  @Test func aMessageNamesTheEndThatWasPassed() {
    let closed = Bounds(0...10, unit: "s")
    #expect(closed.phrase(against: -1) == "seconds >= 0")
    #expect(closed.phrase(against: 11) == "seconds <= 10")
    let open = Bounds(0...1, isOpen: true)
    #expect(open.phrase(against: 0) == "a number above 0")
    #expect(open.phrase(against: 1) == "a number below 1")
    #expect(open.phrase(against: .nan) == "a number above 0 and below 1")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.25, "-0.25"), (999, "999"), (1000, "1,000"), (-1_234_567.5, "-1,234,567.5"),
    (1e-7, "1e-07"), (1e22, "1e+22"),
  ])
  func thousandsAreGrouped(_ number: Double, _ text: String) {
    #expect(number.grouped == text)
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("abc", "acb", 1), ("abc", "abd", 1),
    ("abc", "ab", 1), ("abc", "zabc", 1), ("ca", "abc", 3),
    ("decelerationRat", "decelerationRate", 1),
    ("widht", "width", 1), ("kitten", "sitting", 3),
  ])
  func aMisspellingIsCountedInLetters(_ one: String, _ other: String, _ distance: Int) {
    let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    #expect(Spelling.distance(one, other) == distance)
    #expect(Spelling.distance(other, one) == distance)
  }

  @Test func aSuggestionIsTheNearestWordOrNone() {
    let words = ["top", "left", "bottom", "right", "scale"]
    #expect(Spelling.nearest(to: "botom", among: words) == "bottom")
    #expect(Spelling.nearest(to: "TOP", among: words) == "top")
    #expect(Spelling.nearest(to: "tpo", among: words) == "top")
    #expect(Spelling.nearest(to: "start", among: words) == nil)
    #expect(Spelling.nearest(to: "", among: words) == nil)
    #expect(Spelling.nearest(to: String(repeating: "x", count: 1_000_000), among: words) == nil)
  }

  @Test func aMessageRepeatsNoMoreThanALine() throws {
    let long = String(repeating: "x\u{7}", count: 100_000)
    #expect(Node.quoted(long).count < 240)
    #expect(Node.quoted("a\nb\u{1B}") == #""a\nb\u{1B}""#)
  }
}
