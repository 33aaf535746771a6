import Foundation

/// The numbers of `Vectors/physics.json`, its names in camel case; the names carry the units.
struct PhysicsVectors: Decodable {
  /// Free deceleration. The offsets are those of the unstopped law: past the duration the motion
  /// itself stands at the distance to rest.
  struct Deceleration: Decodable {
    var v0PtPerS: Double
    var rate: Double
    var offsetAtMs: Samples
    var durationMs: Double
    var distanceToRest: Double
    var proposedTargetDistance: Double
  }

  struct RubberBand: Decodable {
    var dimension: Double
    var coefficient: Double
    var raw: Double
    var resisted: Double
  }

  struct Bounce: Decodable {
    var overscroll: Double
    var v0PtPerMs: Double
    var rate: Double
    var offsetAtMs: Samples
  }

  struct PageChoice: Decodable {
    var stride: Double
    var range: [Double]
    var offset: Double
    var vPtPerMs: Double
    var target: Double
  }

  struct ReleaseVelocity: Decodable {
    var movesPtPerS: [Double]
    var recognizerLast: Double
    var releasePtPerMs: Double
    var decelerates: Bool
  }

  struct AnimatedContentOffset: Decodable {
    var durationS: Double
    var progress: Samples
  }

  /// A spring from 0 to 1. The values are those of the unstopped law.
  struct Spring: Decodable {
    var mass: Double
    var stiffness: Double
    var damping: Double
    var initialVelocity: Double
    var valueAtS: Samples
  }

  /// The settling duration with the default mass and stiffness.
  struct SettlingDuration: Decodable {
    var damping: Double
    var s: Double
  }

  struct SwiftUISpring: Decodable {
    var duration: Double
    var bounce: Double
    var stiffness: Double
    var damping: Double
  }

  struct WheelNotch: Decodable {
    var px: Double
    var durationMs: Double
  }

  struct AndroidSpline: Decodable {
    enum CodingKeys: String, CodingKey {
      case vDpPerS, ppi, durationS, distance
      case positionAtTenth = "xAt0.1S"
      case positionAtHalf = "xAt0.5S"
    }

    var vDpPerS: Double
    var ppi: Double
    var durationS: Double
    var distance: Double
    var positionAtTenth: Double
    var positionAtHalf: Double
  }

  var deceleration: [Deceleration]
  var rubberBand: [RubberBand]
  var bounce: [Bounce]
  var pageChoice: [PageChoice]
  var releaseVelocity: [ReleaseVelocity]
  var setContentOffsetAnimated: AnimatedContentOffset
  var springs: [Spring]
  var settlingDuration: [SettlingDuration]
  var swiftUISpring: [SwiftUISpring]
  var wheelNotch: [WheelNotch]
  var androidSpline: [AndroidSpline]

  static let shared: PhysicsVectors = loadVectors("physics")
}

/// A JSON object from positions (times or fractions, written as strings) to values.
struct Samples: Decodable, Sequence {
  /// The samples in the order of their positions.
  let sorted: [(at: Double, value: Double)]

  init(from decoder: any Decoder) throws {
    let object = try decoder.singleValueContainer().decode([String: Double].self)
    sorted = try object.map { key, value in
      guard let at = Double(key) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "\(key) is not a number."))
      }
      return (at, value)
    }.sorted { $0.at < $1.at }
  }

  func makeIterator() -> some IteratorProtocol<(at: Double, value: Double)> {
    sorted.makeIterator()
  }
}

/// Decodes `Vectors/<name>.json`, turning its snake case into camel case.
///
/// A missing or unreadable file is a defect of the tests and traps.
func loadVectors<Vectors: Decodable>(_ name: String) -> Vectors {
  let file = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Vectors")
  do {
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Vectors.self, from: Data(contentsOf: file))
  } catch {
    fatalError("The test vectors \(name).json cannot be read: \(error)")
  }
}
