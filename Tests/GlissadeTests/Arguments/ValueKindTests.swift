import Testing

@testable import Glissade

struct ValueKindTests {
  @Test(arguments: ["0", "1.5", "-2e3", "+.5", "1e-300"])
  func `decimal numbers are numbers`(text: String) {
    #expect(decimalNumber(text) == Double(text))
  }

  @Test(arguments: [
    "", " ", "nan", "inf", "-infinity", "0x10", "1e999", "1,5", "1 ", "1_000", "-", "e", "٣",
  ])
  func `anything else is not`(text: String) {
    #expect(decimalNumber(text) == nil)
  }

  @Test(arguments: [
    (ValueKind.number(-Double.infinity...Double.infinity), "a number"),
    (.number(0.25...Double.infinity), "a number >= 0.25"),
    (.number(-Double.infinity...3), "a number <= 3"),
    (.number(1...1000), "a number from 1 to 1000"),
    (.integer(0...Int.max), "a whole number >= 0"),
    (.choice(["a"]), "a"),
    (.choice(["a", "b"]), "a or b"),
    (.choice(["a", "b", "c"]), "a, b or c"),
  ])
  func `what is expected is said with its bounds`(kind: ValueKind, expectation: String) {
    #expect(kind.expectation == expectation)
  }

  @Test(arguments: [("1", true), ("1000", true), ("0.999", false), ("1000.1", false)])
  func `bounds belong to the range`(text: String, isAccepted: Bool) {
    #expect((ValueKind.number(1...1000).objection(to: text) == nil) == isAccepted)
  }
}
