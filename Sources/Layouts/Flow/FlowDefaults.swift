internal import Foundation

/// Numbers of UIKit's flow layout. Source: its headers.
enum FlowDefaults {
  /// In pt.
  static let itemSize = CGSize(width: 50, height: 50)
  /// Between lines and between items, in pt.
  static let spacing: CGFloat = 10
}
