import Drawing
import Foundation

/// The PNG files of a folder, for cells.
struct ImageFolder {
  /// The most pixels all pictures may have together: as many as one bitmap may.
  private static let mostPixels = Bitmap.mostPixels
  /// The most bytes one file may have: far above a PNG of that many pixels.
  private static let sizeLimit = 300 << 20

  let path: String

  init(_ path: String) { self.path = path }

  /// The pictures, sorted by the names of their files.
  ///
  /// Errors: `.noInput` where the folder or a PNG file in it is not there or cannot be read, `.badData` for a file that is no
  /// PNG, or pictures that are too large together.
  func read() throws(CommandError) -> [Bitmap] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw CommandError(
        .noInput, "cannot read the folder '\(path)': there is none, or it is closed")
    }
    let files = names.filter { $0.lowercased().hasSuffix(".png") }.sorted()
    if files.isEmpty {
      throw CommandError(.noInput, "there is no .png file in the folder '\(path)'")
    }
    var images: [Bitmap] = []
    var pixels = 0
    for file in files {
      let image = try bitmap(path.hasSuffix("/") ? path + file : "\(path)/\(file)")
      pixels += image.width * image.height
      if pixels > Self.mostPixels {
        throw CommandError(
          .badData,
          "the pictures in '\(path)' have more than \(Self.mostPixels) pixels together, "
            + "which is the most that is kept")
      }
      images.append(image)
    }
    return images
  }

  private func bitmap(_ file: String) throws(CommandError) -> Bitmap {
    let bytes: Data
    do {
      let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
      guard size <= Self.sizeLimit else {
        throw CommandError(.badData, "'\(file)' is larger than \(Self.sizeLimit) bytes")
      }
      bytes = try Data(contentsOf: URL(filePath: file))
    } catch {
      if let error = error as? CommandError { throw error }
      throw CommandError(.noInput, "cannot read '\(file)'")
    }
    do {
      return try Bitmap(png: bytes)
    } catch {
      throw CommandError(.badData, "'\(file)': \(error.description.withoutFullStop)")
    }
  }
}

extension String {
  /// A sentence as messages have it.
  var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
