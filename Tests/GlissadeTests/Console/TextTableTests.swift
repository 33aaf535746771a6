import Testing

@testable import Glissade

struct TextTableTests {
  @Test func `text stands left, numbers right, with no spaces at the ends of lines`() {
    var table = TextTable(header: ["NAME", "FRAMES", "END"])
    table.add([.text("paging"), .number("94"), .text("settled")])
    table.add([.text("waterfall"), .number("12345678"), .text("")])
    table.add([.text("x")])
    #expect(
      table.text == """
        NAME         FRAMES  END
        paging           94  settled
        waterfall  12345678
        x
        """)
  }

  @Test func `without a header the rows stand alone, and without rows nothing does`() {
    var table = TextTable()
    #expect(TextTable(header: ["NAME"]).text.isEmpty)
    table.add([.text("a"), .number("1")])
    #expect(table.text == "a  1")
    table.add([])
    #expect(table.text == "a  1\n")
  }

  @Test func `wide characters take two columns, and combining ones none of their own`() {
    var table = TextTable()
    table.add([.text("日本"), .text("|")])
    table.add([.text("abcd"), .text("|")])
    table.add([.text("e\u{301}"), .text("|")])
    #expect(table.text == "日本  |\nabcd  |\ne\u{301}     |")
  }

  @Test func `control characters do not break the table`() {
    var table = TextTable()
    table.add([.text("\u{1B}[2J"), .text("|")])
    #expect(table.text == #"\u{1B}[2J  |"#)
  }
}

struct TextWrappingTests {
  private static let text = "the  quick\nbrown fox jumps over thelazydogthatsleeps"

  @Test(arguments: 1...60)
  func `no line is wider than the width, unless it is one word, and no word is lost`(width: Int) {
    let result = wrapped(Self.text, width: width, indent: 2, start: 3)
    for (index, line) in result.split(separator: "\n").enumerated() {
      let isOneWord = !line.drop { $0 == " " }.contains(" ")
      #expect(isOneWord || line.count + (index == 0 ? 3 : 0) <= width)
      #expect(index == 0 || line.hasPrefix("  "))
    }
    #expect(
      result.split(whereSeparator: \.isWhitespace)
        == Self.text.split(whereSeparator: \.isWhitespace))
  }

  @Test func `a line is filled before it is broken`() {
    #expect(wrapped("aa bb cc", width: 5) == "aa bb\ncc")
    #expect(wrapped("aa bb cc", width: 5, start: 1) == "aa\nbb cc")
    #expect(wrapped("", width: 5) == "")
  }
}
