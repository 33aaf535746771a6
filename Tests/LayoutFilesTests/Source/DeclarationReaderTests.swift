import Testing

@testable import LayoutFiles

@Suite("Declarations in Swift code") struct DeclarationReaderTests {
  private func names(_ code: String) -> [String] {
    DeclarationReader(code).types.map { "\($0.kind.rawValue) \($0.name)" }
  }

  @Test("types are found with what they inherit, where they stand")
  func types() {
    let reader = DeclarationReader(
      """
      import UIKit
      public final class Carousel: UICollectionViewFlowLayout, Sized {
        struct Metrics: Equatable { var width: CGFloat }
        private class Cache {}
        override class var layoutAttributesClass: AnyClass { Attributes.self }
      }
      extension Carousel.Metrics: Codable {}
      protocol Sized: AnyObject { associatedtype Item }
      """)
    #expect(
      reader.types.map(\.name) == [
        "Carousel", "Carousel.Metrics", "Carousel.Cache", "Carousel.Metrics", "Sized",
      ])
    #expect(reader.types[0].inherited == ["UICollectionViewFlowLayout", "Sized"])
    #expect(reader.types[0].line == 2)
    #expect(reader.types.map(\.isReachable) == [true, true, false, true, true])
  }

  @Test(
    "what stands in comments, literals and directives declares nothing",
    arguments: [
      "// class A {}", "/* class A {} /* nested */ class B {} */",
      #"let text = "class A {} \(f("class B {}")) class C {}""#,
      "let text = \"\"\"\n  class A {} \"quoted\" \\(b)\n  \"\"\"",
      ##"let text = #"class A {} \" class B {}"#"##, "let text = \"\\\"class A {}\"",
      "#if class\n#endif", "let kind = Kind.class", "let `class` = 1",
    ])
  func nothing(code: String) {
    #expect(names(code).isEmpty)
    #expect(names(code + "\nclass Real {}") == ["class Real"])
  }

  @Test(
    "a type in a body is local, a private one cannot be reached, and neither can what stands in it")
  func unreachable() {
    let reader = DeclarationReader(
      """
      func make() { class Local {} }
      private final class Hidden { class Inner {} }
      fileprivate class Other<Item: Hashable> where Item: Sendable {}
      @available(iOS 13, *) open class Open {}
      class Generic<A, B: Collection<(Int) -> Void>>: UICollectionViewLayout { class Inside {} }
      """)
    #expect(
      reader.types.filter(\.isReachable).map(\.name) == ["Open", "Generic", "Generic.Inside"])
    #expect(reader.types.filter(\.isGeneric).map(\.name) == ["Other", "Generic", "Generic.Inside"])
    #expect(reader.types.first { $0.name == "Generic" }?.inherited == ["UICollectionViewLayout"])
  }

  @Test("what is cut off anywhere is read to its end", arguments: 0...120)
  func cut(count: Int) {
    let code =
      "class A<B>: C, D { func f() { \"\\(x)\" /* */ } }\nextension A: E {}\ntypealias F = A.G\n#\"a\"# `x` \"\"\"\ny\n\"\"\"\nclass"
    _ = DeclarationReader(String(code.prefix(count)))
  }
}
