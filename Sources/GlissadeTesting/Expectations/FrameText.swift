internal import CollectionEngine
internal import Foundation
internal import Geometry

extension LayoutSimulation {
  /// What is shown in the present frame, a line an element: `cell 0.3 120 0 100 80` is item 3 of section 0 with its
  /// frame in content coordinates, in pt to a thousandth.
  ///
  /// Cells come first, then supplementary views and decorations by their kind, each ascending by index path. The frame
  /// is that before the transform. What is not as it is by default follows: `alpha 0.5`, `zIndex 3`, `hidden`,
  /// `transform` with the six numbers of an affine one or the sixteen of another, and `leaving` for what an animated
  /// change takes away.
  ///
  /// Complexity: O(n log n) of what is shown.
  public var frames: String { collectionView.frameText }
}

extension CollectionView {
  /// What is shown, a line an element.
  var frameText: String {
    let staying = shownElements.filter { $0.departure == nil }
    let leaving = shownElements.filter { $0.departure != nil }
    return (staying + leaving).map(\.line).joined(separator: "\n")
  }
}

extension ShownElement {
  fileprivate var line: String {
    let one = attributes
    let name =
      one.representedElementCategory == .cell ? "cell" : one.representedElementKind ?? "element"
    let origin = CGPoint(
      x: one.center.x - one.size.width / 2, y: one.center.y - one.size.height / 2)
    var words = [name, one.indexPath.short]
    words += [origin.x, origin.y, one.size.width, one.size.height].map(\.short)
    if one.alpha != 1 { words += ["alpha", one.alpha.short] }
    if one.zIndex != 0 { words += ["zIndex", "\(one.zIndex)"] }
    if one.isHidden { words.append("hidden") }
    if !CATransform3DIsIdentity(one.transform3D) {
      words.append("transform")
      words += one.transform3D.numbers.map(\.short)
    }
    if departure != nil { words.append("leaving") }
    return words.joined(separator: " ")
  }
}

extension CATransform3D {
  /// The six numbers of an affine transform, or all sixteen, row by row.
  fileprivate var numbers: [CGFloat] {
    if CATransform3DIsAffine(self) {
      let affine = CATransform3DGetAffineTransform(self)
      return [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty]
    }
    return [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
