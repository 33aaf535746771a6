import Foundation

@testable import LayoutFiles

/// A folder with Swift files of its own, which is removed with it.
final class CodeFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "code-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, over what was there, and answers its path.
  @discardableResult
  func write(_ code: String, as name: String = "Rows.swift") throws -> String {
    let file = "\(path)/\(name)"
    try code.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }

  /// Writes a file as editors do: another one takes its name.
  func replace(_ code: String, as name: String = "Rows.swift") throws {
    try code.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
  }

  /// A layout of rows that are `height` pt high.
  static func rows(height: Int) -> String {
    """
    import UIKit

    class Rows: UICollectionViewLayout {
      var height: CGFloat = \(height)
      override var collectionViewContentSize: CGSize {
        CGSize(width: 100, height: height * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
      }
    }

    """
  }
}

extension LayoutToolchain {
  /// The compiler and the modules of this test run.
  static let tests = Result { try LayoutToolchain.ofProcess() }
}
