internal import CollectionEngine
public import Drawing
public import Foundation
public import Testing

/// How far two pictures of one thing may differ and count as the same.
public struct PictureTolerance: Sendable {
  /// By how much a channel of a pixel may differ, of 255.
  public var channel: Int
  /// How large a part of all pixels may differ by more.
  public var share: Double

  /// Fonts are drawn a little differently by each version of FreeType: edges of letters may differ, shapes may not.
  public static let text = PictureTolerance(channel: 12, share: 0.004)
}

/// Compares `bitmap` with the picture `name` of `folder` in the test's bundle, and records it there, in the sources, when
/// `GLISSADE_RECORD_GOLDEN=1` (the test then fails, so that nobody takes a recording for a comparison).
///
/// Where they differ, the picture, and what differs in red over it, are kept as attachments and in the folder that
/// `GLISSADE_KEEP_PICTURES` names.
public func expectPicture(
  _ bitmap: Bitmap, _ name: String, in folder: URL?, _ tolerance: PictureTolerance = .text,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let environment = ProcessInfo.processInfo.environment
  let file = name + ".png"
  if environment["GLISSADE_RECORD_GOLDEN"] == "1" {
    let golden = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Golden")
    try bitmap.pngData().write(to: golden.appending(path: file))
    Issue.record("Recorded \(file): run again to compare.", sourceLocation: sourceLocation)
    return
  }
  guard let data = folder.flatMap({ try? Data(contentsOf: $0.appending(path: file)) }) else {
    Issue.record("There is no golden picture \(file).", sourceLocation: sourceLocation)
    return
  }
  let golden = try Bitmap(png: data)
  let difference = try PictureDifference(bitmap, golden, channel: tolerance.channel)
  guard difference.share > tolerance.share else { return }
  let kept = [("is", bitmap), ("differs", difference.picture)]
  for (part, picture) in kept {
    let png = try picture.pngData()
    Attachment.record([UInt8](png), named: "\(name).\(part).png", sourceLocation: sourceLocation)
    if let keep = environment["GLISSADE_KEEP_PICTURES"] {
      try png.write(to: URL(filePath: keep).appending(path: "\(name).\(part).png"))
    }
  }
  Issue.record(
    "\(file): \(difference.count) pixels differ, a share of \(difference.share), by up to \(difference.largest).",
    sourceLocation: sourceLocation)
}

/// What differs between two pictures.
public struct PictureDifference {
  /// How many pixels differ by more than was allowed; all, where the sizes differ.
  public private(set) var count = 0
  /// The same as a part of all pixels.
  public let share: Double
  /// The largest difference of one channel.
  public private(set) var largest = 0
  /// The first picture, dimmed, with what differs in red.
  public let picture: Bitmap

  public init(_ one: Bitmap, _ other: Bitmap, channel: Int) throws {
    picture = try Bitmap(width: one.width, height: one.height)
    let canvas = Canvas(picture)
    canvas.draw(
      one, in: CGRect(x: 0, y: 0, width: Double(one.width), height: Double(one.height)), alpha: 0.25
    )
    guard one.width == other.width, one.height == other.height else {
      (count, share, largest) = (one.width * one.height, 1, 255)
      return
    }
    for y in 0..<one.height {
      for x in 0..<one.width {
        let gap = Self.gap(one[x, y], other[x, y])
        largest = max(largest, gap)
        guard gap > channel else { continue }
        count += 1
        canvas.fill(Path(CGRect(x: x, y: y, width: 1, height: 1)), .init(red: 1, green: 0, blue: 0))
      }
    }
    share = Double(count) / Double(one.width * one.height)
  }

  /// How many pixels of `one` have a channel that is further than `channel` from all that `other` has around the same place,
  /// a pixel to each side: what is left where edges may lie up to a pixel elsewhere. Both are as large.
  public static func strays(_ one: Bitmap, from other: Bitmap, channel: Int) -> Int {
    var count = 0
    for y in 0..<one.height {
      let rows = max(y - 1, 0)...min(y + 1, one.height - 1)
      for x in 0..<one.width {
        let columns = max(x - 1, 0)...min(x + 1, one.width - 1)
        let around = rows.flatMap { row in columns.map { other[$0, row] } }
        let isStray = [0, 8, 16].contains { (shift: UInt32) in
          let values = around.map { Int(($0 >> shift) & 255) }
          let value = Int((one[x, y] >> shift) & 255)
          return value < (values.min() ?? 0) - channel || value > (values.max() ?? 255) + channel
        }
        if isStray { count += 1 }
      }
    }
    return count
  }

  /// The largest difference of one channel of two opaque pixels.
  private static func gap(_ one: UInt32, _ other: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16] {
      let a = Int((one >> shift) & 255)
      let b = Int((other >> shift) & 255)
      largest = max(largest, abs(a - b))
    }
    return largest
  }
}
