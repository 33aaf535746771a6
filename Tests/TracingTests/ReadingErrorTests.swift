import Foundation
import TestSupport
import Testing
import Tracing

@Suite("Bad data is told")
struct ReadingErrorTests {
  private static let frame =
    #"{"type":"frame","frame":0,"time":0,"contentOffset":[0,0],"velocity":[0,0],"activity":"idle","contentSize":[0,0]}"#

  private static let table =
    "time_s,offset_x,offset_y,velocity_x,velocity_y,activity,target_x,target_y"

  private func error(reading text: String) -> String {
    do {
      _ = try Trace(text: text)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "by line, place and value in JSON Lines",
    arguments: [
      ("{\"type\":\"x\"}\n{\"type\":y}\n", "line 2: the line is not valid JSON"),
      ("{}\n", "line 1: expected \"type\" in the line, found nothing"),
      ("{\"type\":\"x\"}\n\n5\n", "line 3: expected a JSON object"),
      ("{\"type\":7}\n", "line 1: expected a string in type, found 7"),
      (
        frame.replacing("\"time\":0,", with: ""),
        "line 1: expected \"time\" in the frame line, found nothing"
      ),
      (
        frame.replacing("\"velocity\":[0,0]", with: "\"velocity\":[0,\"abc\"]"),
        "line 1: expected a number in velocity[1], found \"abc\""
      ),
      (
        frame.replacing("\"velocity\":[0,0]", with: "\"velocity\":[0]"),
        "line 1: expected two numbers in velocity, found [0]"
      ),
      (
        frame.replacing("\"frame\":0", with: "\"frame\":0.5"),
        "line 1: expected a whole number in frame, found 0.5"
      ),
      (
        frame.replacing("idle", with: "flying"),
        "line 1: expected an activity (idle, dragging, decelerating, bouncing, snapping, paging, "
          + "animating, wheel) in activity, found \"flying\""
      ),
      (
        frame.replacing("\"time\":0", with: "\"time\":1e400"),
        "line 1: a value in time is out of range"
      ),
      (
        "{\"type\":\"header\",\"version\":2,\"viewport\":[1,1],\"scale\":1}\n",
        "line 1: expected 1 in version, found 2"
      ),
      (
        "{\"type\":\"call\",\"frame\":0,\"time\":0,\"name\":\"a\",\"arguments\":[]}\n",
        "line 1: expected an object in arguments, found []"
      ),
    ])
  func jsonLines(text: String, sentence: String) {
    #expect(error(reading: text) == sentence)
  }

  @Test(
    "by line, column and value in a table",
    arguments: [
      ("", "the trace is empty"),
      ("\u{FEFF}\n \r\n", "the trace is empty"),
      ("t,offset\n0,1\n1,abc\n", "line 3: expected a number in column offset, found \"abc\""),
      ("t,offset\n0,\n", "line 2: expected a number in column offset, found nothing"),
      ("t,offset\n0,nan\n", "line 2: expected a number in column offset, found \"nan\""),
      ("t,offset\n0,1e400\n", "line 2: expected a number in column offset, found \"1e400\""),
      ("t,offset\n0\n1,2\n", "line 2: expected 2 fields, found 1"),
      ("t,offset\n0,1,2\n", "line 2: expected 2 fields, found 3"),
      ("t,\"offset\n0,1\n", "line 1: the quote is not closed"),
      (
        "a,offset\n0,1\n",
        "line 1: no column is a time (time, t, timestamp, seconds, time_ms, …)"
      ),
      (
        "t,b\n0,1\n",
        "line 1: no column is an offset (offset, offset_x, contentOffset.y, y, scrollTop, position, …)"
      ),
      (
        "\(table)\n0,0,x,0,0,idle,,\n", "line 2: expected a number in column offset_y, found \"x\""
      ),
      (
        "\(table)\n0,0,0,0,0,idle,1,\n",
        "line 2: expected a number in column target_y, found nothing"
      ),
      (
        "\(table),frame\n0,0,0,0,0,idle,,,1.5\n",
        "line 2: expected a whole number in column frame, found \"1.5\""
      ),
    ])
  func tables(text: String, sentence: String) {
    #expect(error(reading: text) == sentence)
  }

  @Test("with the column of the first byte of a field")
  func column() throws {
    let error = #expect(throws: TraceError.self) {
      try Trace(text: "t,note,offset\n0,\"a \"\"b\"\"\nc\",1\n0.5,\"x,y\",abc\n")
    }
    #expect(error?.line == 4)
    #expect(error?.column == 11)
  }

  @Test(
    "by line in a Perfetto file",
    arguments: [
      ("[{\"ph\":\"i\"}]", "line 1: the Perfetto file is not one of ours"),
      ("[\n]\n", "line 1: the Perfetto file is not one of ours"),
    ])
  func perfetto(text: String, sentence: String) {
    #expect(error(reading: text) == sentence)
  }

  @Test("in the middle of a Perfetto file")
  func perfettoMiddle() throws {
    let mark = TraceLine.mark(TraceMark(frame: 0, time: 0, label: "m"))
    let bytes = try Trace(lines: [mark, mark]).bytes(in: .perfetto)
    var lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
    let instant = try #require(lines.firstIndex { $0.hasPrefix("{\"ph\":\"i\"") })
    lines[instant] = String(lines[instant].dropLast(3))
    #expect(
      error(reading: lines.joined(separator: "\n"))
        == "line \(instant + 1): the line is not valid JSON")
  }

  @Test("when the form that was asked for is another")
  func form() {
    #expect(throws: TraceError.self) { try Trace(text: "t,y\n0,1\n", form: .jsonLines) }
    #expect(throws: TraceError.self) { try Trace(text: "{\"type\":\"x\"}\n", form: .csv) }
    #expect(throws: TraceError.self) { try Trace(text: "{\"type\":\"x\"}\n", form: .perfetto) }
  }

  @Test("as an error of ours, whatever byte was damaged", arguments: TraceForm.allCases)
  func damage(form: TraceForm) throws {
    var generator = SeededGenerator(seed: 1)
    let whole = try RandomTrace.make(seed: 1, frames: 3).bytes(in: form)
    var read = 0
    for _ in 0..<300 {
      var bytes = whole
      let index = Int.random(in: bytes.indices, using: &generator)
      bytes[index] = UInt8.random(in: 0x20...0xC0, using: &generator)
      do throws(TraceError) {
        let trace = try Trace(reading: bytes, form: form)
        _ = try TraceComparison.compare(trace, trace, alignment: .frame).report()
        read += 1
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
    #expect((1..<300).contains(read))
  }

  @Test("when it is nested without end")
  func depth() {
    let nested = String(repeating: "[", count: 100_000)
    #expect(
      error(reading: "{\"type\":\"x\",\"a\":\(nested)\n") == "line 1: the line is not valid JSON")
  }
}
