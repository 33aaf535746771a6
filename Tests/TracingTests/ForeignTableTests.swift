import CollectionEngine
import Foundation
import Geometry
import Testing
import Tracing

@Suite("A table that is not ours")
struct ForeignTableTests {
  @Test(
    "has a time under many names, in the unit of the name",
    arguments: [
      ("time", 2.0), ("t", 2), ("T", 2), ("seconds", 2), ("timestamp", 2), ("Time [s]", 2),
      ("time_s", 2), ("elapsed time (sec)", 2), ("time_ms", 2e-3), ("ms", 2e-3), ("timeMs", 2e-3),
      ("Timestamp (milliseconds)", 2e-3), ("time_us", 2e-6), ("t (µs)", 2e-6), ("time ns", 2e-9),
    ])
  func times(name: String, seconds: Double) throws {
    #expect(try Trace(text: "\(name),offset\n2,1\n").frames.map(\.time) == [seconds])
  }

  @Test(
    "has offsets under many names, a plain one being the vertical",
    arguments: [
      ("offset", Axis.vertical), ("offset_y", .vertical), ("contentOffset.y", .vertical),
      ("y", .vertical), ("scrollTop", .vertical), ("position", .vertical),
      ("Offset (pt)", .vertical),
      ("scroll offset [px]", .vertical), ("contentOffset", .vertical), ("offset_x", .horizontal),
      ("contentOffset.x", .horizontal), ("X", .horizontal), ("scrollLeft", .horizontal),
      ("pos-x", .horizontal),
    ])
  func offsets(name: String, axis: Axis) throws {
    let trace = try Trace(text: "t,\(name)\n0,12.5\n")
    #expect(trace.axes == [axis])
    #expect(trace.frames.map { $0.contentOffset[axis] } == [12.5])
    #expect(trace.frames.map { $0.contentOffset[axis.crossed] } == [0])
  }

  @Test(
    "reads the same with a mark, CRLF, quotes, blank lines, empty ends, semicolons and tabs",
    arguments: [
      "t,x,y\n0,1,2\n0.5,3,4\n", "\u{FEFF}t,x,y\n0,1,2\n0.5,3,4\n", "t,x,y\r\n0,1,2\r\n0.5,3,4\r\n",
      "\"t\",\"x\",\"y\"\n\"0\",\"1\",\"2\"\n\"0.5\",3,4", "t,x,y\n\n0,1,2\n0.5,3,4\n\n  \n",
      "t,x,y\n0,1,2,\n0.5,3,4,,\n", "t;x;y\n0;1;2\n0.5;3;4\n", "t\tx\ty\n0\t1\t2\n0.5\t3\t4\n",
      "note,y,x,t\n\"a, \"\"b\"\"\nc\",2,1,0\n,4, 3 ,5e-1\n",
    ])
  func dialects(text: String) throws {
    let trace = try Trace(text: text)
    #expect(trace.isForeign && !trace.isTruncated)
    #expect(trace.axes == [.horizontal, .vertical])
    #expect(trace.frames.map(\.frame) == [1, 2])
    #expect(trace.frames.map(\.time) == [0, 0.5])
    #expect(trace.frames.map(\.contentOffset) == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    #expect(trace.frames.map(\.velocity) == [.zero, CGPoint(x: 0.004, y: 0.004)])
  }

  @Test(
    "has its offset in the column that can be nothing else",
    arguments: ["t,x,y,offset\n0,8,9,1\n", "t,y,offset\n0,9,1\n", "t,offset,offset_y\n0,9,1\n"])
  func precedence(text: String) throws {
    #expect(try Trace(text: text).frames.map(\.contentOffset.y) == [1])
  }

  @Test("has no velocity where no time passes")
  func standstill() throws {
    #expect(try Trace(text: "t,y\n0,1\n0,2\n").frames.map(\.velocity) == [.zero, .zero])
    let absurd = try Trace(text: "t,y\n0,1e308\n1,-1e308\n")
    #expect(absurd.frames.map(\.velocity) == [.zero, .zero])
  }

  @Test("is ours when it begins with our columns, whatever follows")
  func ours() throws {
    let trace = try Trace(
      text: "time_s,offset_x,offset_y,velocity_x,velocity_y,activity,target_x,target_y,mine\n"
        + "0.5,1,2,3,4,wheel,,,x\n")
    #expect(!trace.isForeign)
    #expect(
      trace.frames == [
        TraceFrame(
          frame: 0, time: 0.5, contentOffset: CGPoint(x: 1, y: 2), velocity: CGPoint(x: 3, y: 4),
          activity: .wheel, contentSize: .zero)
      ])
  }
}
