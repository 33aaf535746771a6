import Testing

@testable import Scenarios

/// The core schema of YAML 1.2.2, section 10.3.2, with its own examples.
@Suite struct ScalarTests {
  @Test(
    arguments: [
      ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null),
      ("true", .bool(true)), ("True", .bool(true)), ("FALSE", .bool(false)),
      ("0", .integer(0)), ("-19", .integer(-19)), ("+7", .integer(7)), ("0o7", .integer(7)),
      ("0x3A", .integer(58)), ("0777", .integer(777)),
      ("18446744073709551615", .integer(18_446_744_073_709_551_615)),
      ("0.", .float(0)), ("-0.0", .float(0)), (".5", .float(0.5)), ("+12e03", .float(12_000)),
      ("-2E+05", .float(-200_000)), ("1e3", .float(1000)), ("1.5e-3", .float(0.0015)),
      (".inf", .float(.infinity)), ("-.Inf", .float(-.infinity)), ("+.INF", .float(.infinity)),
      (String(repeating: "9", count: 60), .float(1e60)),
    ] as [(String, Scalar.Value)])
  func aPlainScalarMeansWhatTheCoreSchemaSays(_ text: String, _ value: Scalar.Value) {
    #expect(Scalar(text: text, isPlain: true).value == value)
  }

  @Test(arguments: [
    "no", "yes", "on", "off", "n", "nULL", "tRUE", "1_000", "1:30", "0b1", "0x", "0xG", "0o8",
    "-0x1",
    "0x-1", "0x+1", "1e", "1e+", ".", "-", "+", "e3", ".e3", "1.2.3", "1 2", "nan", "NaN", "inf",
    "Infinity", "infinity", "0x1p3", "--1", "+-1", "1,000", "½", "１",
  ])
  func whatTheCoreSchemaDoesNotKnowIsText(_ text: String) {
    #expect(Scalar(text: text, isPlain: true).value == .text)
  }

  @Test(arguments: ["", "null", "true", "1", ".nan"])
  func whatStandsInQuotesIsText(_ text: String) {
    #expect(Scalar(text: text, isPlain: false).value == .text)
  }

  @Test func notANumberIsAFloat() {
    for text in [".nan", ".NaN", ".NAN"] {
      #expect(Scalar(text: text, isPlain: true).double?.isNaN == true)
    }
  }

  @Test func aWholeNumberMayBeWrittenAsAFloat() {
    #expect(Scalar(text: "5e2", isPlain: true).integer == 500)
    #expect(Scalar(text: "5.5", isPlain: true).integer == nil)
    #expect(Scalar(text: ".inf", isPlain: true).integer == nil)
  }
}
