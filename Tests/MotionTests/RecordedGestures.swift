/// `Vectors/velocity-flutter.json`: Flutter's recorded gestures.
struct FlutterRecording: Decodable {
  /// A pointer event, written as [kind, time in ms, pointer, x, y].
  struct Event: Decodable {
    let isLift: Bool
    let time: Double
    let x: Double
    let y: Double

    init(from decoder: any Decoder) throws {
      var fields = try decoder.unkeyedContainer()
      isLift = try fields.decode(String.self) == "Up"
      time = try fields.decode(Double.self)
      _ = try fields.decode(Int.self)
      x = try fields.decode(Double.self)
      y = try fields.decode(Double.self)
    }
  }

  /// 13 gestures, each ending with a lift.
  var events: [Event]
  /// One gesture with a stop of 48 ms in it.
  var interrupted: [Event]
  /// x and y velocity at each lift, in px/s.
  var expectedLsq2: [[Double]]
}

/// `Vectors/velocity-aosp.json`: Android's recorded gestures.
struct AndroidRecording: Decodable {
  struct Gesture: Decodable {
    var name: String
    /// [time in s, x, y]; the last is the lift.
    var motions: [[Double]]
    /// [strategy, axis, velocity in px/s].
    var expected: [[String]]
  }

  var tests: [Gesture]
}
