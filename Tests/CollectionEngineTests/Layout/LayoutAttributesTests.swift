import CollectionEngine
import Foundation
import Geometry
import Testing

@Suite struct LayoutAttributesTests {
  @Test func aNewObjectHasTheDefaults() {
    let cell = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
    #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
    #expect(cell.frame == .zero && cell.center == .zero && cell.size == .zero)
    #expect(cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden)
    #expect(cell.transform == .identity && cell.transform3D == CATransform3DIdentity)
    let path = IndexPath(item: 0, section: 0)
    let header = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "h")
    let back = CollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: path)
    #expect(back.representedElementCategory == .decorationView)
    #expect(back.representedElementKind == "d")
  }

  @Test func settingTheFrameSetsCenterAndSize() {
    let one = CollectionViewLayoutAttributes()
    one.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(one.center == CGPoint(x: 60, y: 45) && one.size == CGSize(width: 100, height: 50))
    #expect(one.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func settingTheCenterMovesAndKeepsTheSize() {
    let one = CollectionViewLayoutAttributes()
    one.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    one.center = CGPoint(x: 0, y: 0)
    #expect(one.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
  }

  @Test(arguments: [true, false]) func settingSizeOrBoundsKeepsTheCenter(byBounds: Bool) {
    let one = CollectionViewLayoutAttributes()
    one.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let size = CGSize(width: 20, height: 30)
    if byBounds { one.bounds = CGRect(origin: .zero, size: size) } else { one.size = size }
    #expect(one.center == CGPoint(x: 60, y: 45) && one.size == size)
    #expect(one.frame == CGRect(x: 50, y: 30, width: 20, height: 30))
  }

  /// Vector `attr.frame`: measured on UIKit.
  @Test func theFrameIsTheBoxOfTheTransformedSize() {
    let one = CollectionViewLayoutAttributes()
    one.center = CGPoint(x: 60, y: 45)
    one.size = CGSize(width: 100, height: 50)
    one.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    #expect(one.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
  }

  @Test func transformIsTheAffinePartAndTheIdentityWhereThereIsDepth() {
    let one = CollectionViewLayoutAttributes()
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    one.transform = affine
    #expect(one.transform3D == CATransform3DMakeAffineTransform(affine))
    #expect(one.transform == affine)
    one.transform3D = CATransform3DMakeTranslation(1, 2, 3)
    #expect(one.transform == .identity)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    one.transform3D = perspective
    #expect(one.transform == .identity)
  }

  @Test(arguments: 0..<9) func anyDifferenceMakesUnequal(index: Int) {
    let changes: [(CollectionViewLayoutAttributes) -> Void] = [
      { $0.indexPath = IndexPath(item: 1, section: 0) }, { $0.center.x = 1 }, { $0.size.width = 1 },
      { $0.transform3D.m34 = 1 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true },
      { $0.transform.tx = 1 }, { $0.frame.size.height = 3 },
    ]
    let path = IndexPath(item: 0, section: 0)
    let (one, other) = (
      CollectionViewLayoutAttributes(forCellWith: path),
      CollectionViewLayoutAttributes(forCellWith: path)
    )
    #expect(one == other && one.hash == other.hash)
    changes[index](other)
    #expect(one != other)
  }

  @Test func kindsAndCategoriesAreCompared() {
    let path = IndexPath(item: 0, section: 0)
    let all = [
      CollectionViewLayoutAttributes(forCellWith: path),
      CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: path),
      CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "b", with: path),
      CollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: path),
    ]
    for (i, one) in all.enumerated() {
      for (j, other) in all.enumerated() { #expect((one == other) == (i == j)) }
    }
  }

  @Test func aCopyOfASubclassHasEverythingAndIsItsOwn() throws {
    let one = TiltedAttributes(forCellWith: IndexPath(item: 3, section: 2))
    one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    one.alpha = 0.25
    one.tilt = 7
    let copy = try #require(one.copy() as? TiltedAttributes)
    #expect(copy !== one && copy == one && copy.tilt == 7 && copy.hash == one.hash)
    copy.tilt = 8
    #expect(copy != one && one.tilt == 7)
  }

  @Test func anArrayOfAttributesIsCopiedWithItsItems() throws {
    let one = TiltedAttributes(forCellWith: IndexPath(item: 3, section: 2))
    let copies = try #require(
      NSArray(array: [one], copyItems: true) as? [CollectionViewLayoutAttributes])
    #expect(copies.count == 1 && copies[0] !== one && copies[0] == one)
  }
}

/// Attributes with a property of their own, as authors write them.
private final class TiltedAttributes: CollectionViewLayoutAttributes {
  var tilt = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TiltedAttributes)?.tilt = tilt
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TiltedAttributes)?.tilt == tilt && super.isEqual(object)
  }
}
