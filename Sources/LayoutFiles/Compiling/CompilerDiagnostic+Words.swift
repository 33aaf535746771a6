extension CompilerDiagnostic {
  /// The message for somebody who wrote the code for UIKit: it says where a thing is missing here, and not in their code.
  var words: String {
    if let module = quoted(after: "no such module ") {
      return
        "there is no module \(module) here: layouts can import UIKit, Foundation, CoreGraphics and QuartzCore"
    }
    if message.contains("bjective-C") || message.contains("'@objc'") {
      return "\(message): @objc and #selector are there on Apple's platforms only"
    }
    if message.contains("cannot be overridden from extension") {
      return "\(message): without Objective-C an override stands in the class itself"
    }
    if let name = quoted(after: "cannot find type ") ?? quoted(after: "cannot find "),
      Self.prefixes.contains(where: name.hasPrefix)
    {
      return "\(message): it is not in Glissade's UIKit"
    }
    if message.hasPrefix("value of type ") || message.hasPrefix("type '"),
      message.contains(" has no member "), isAboutUIKit
    {
      return "\(message): it is not in Glissade's UIKit"
    }
    if message.contains("does not override any ") {
      return "\(message): it is misspelt, or not in Glissade's UIKit"
    }
    return message
  }

  /// What Apple's names begin with.
  private static let prefixes = ["UI", "NS", "CA", "CG", "CF", "CT", "CI", "MK", "AV", "OS"]

  /// The engine's own names for what UIKit has, as the compiler calls them.
  private static let engineTypes: Set<String> = [
    "View", "ScrollView", "CollectionView", "CollectionReusableView", "CollectionViewCell",
    "CollectionViewLayout", "CollectionViewFlowLayout", "CollectionViewLayoutAttributes",
    "CollectionViewLayoutInvalidationContext", "CollectionViewFlowLayoutInvalidationContext",
    "CollectionViewUpdateItem", "Screen", "TraitCollection", "Color", "Layer", "EdgeInsets",
  ]

  /// Whether the type whose member is missing is one of UIKit's.
  private var isAboutUIKit: Bool {
    guard let name = quoted(after: "type ") else { return false }
    let plain = name.hasSuffix("?") ? String(name.dropLast()) : name
    return Self.engineTypes.contains(plain) || Self.prefixes.contains(where: plain.hasPrefix)
  }

  /// What stands in quotes right after `words`.
  private func quoted(after words: String) -> String? {
    guard let start = message.firstRange(of: words + "'") else { return nil }
    return String(message[start.upperBound...].prefix { $0 != "'" })
  }
}
