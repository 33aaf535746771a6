/// The largest numbers that a scenario may hold. All are ours: far beyond any screen, and far below
/// where doubles lose a thousandth of a point or a run would not end.
enum Limits {
  /// The longest length, in pt.
  static let length = 1e9
  /// The latest time, in s: a day.
  static let time = 86_400.0
  /// The highest speed, in pt/ms: a thousand screens a frame.
  static let speed = 1e6
  /// How far the progress of a timing curve may overshoot, in whole ways.
  static let progress = 100.0
  /// The most wheel notches in one event.
  static let notches = 10_000.0
  /// The most frames or touch samples a second, and the fewest.
  static let rate = 1.0...1000
  /// The pixels of a point.
  static let scale = 0.25...16
  /// The most events in a file.
  static let events = 100_000
  /// The most touch samples in a file, those of drags among them.
  static let samples = 1_000_000
  /// The most frame times in a file.
  static let frames = 1_000_000
  /// The most items of all sections.
  static let items = 10_000_000
  /// The most sections, sizes of a section, and entries of a list in an update.
  static let entries = 100_000
  /// The longest text, in characters.
  static let text = 1000
}

extension Bounds {
  /// A length or a distance that is not negative.
  static let length = Bounds(0...Limits.length, unit: "pt")
  /// A coordinate or a distance with a sign.
  static let coordinate = Bounds(-Limits.length...Limits.length, unit: "pt")
  /// A time or a duration.
  static let time = Bounds(0...Limits.time, unit: "s")
  /// A speed with a sign.
  static let velocity = Bounds(-Limits.speed...Limits.speed, unit: "pt/ms")
  /// How many frames or samples there are a second.
  static let rate = Bounds(Limits.rate, unit: "1/s")
}
