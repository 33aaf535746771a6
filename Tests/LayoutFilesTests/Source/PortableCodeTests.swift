import Testing

@testable import LayoutFiles

@Suite("Code without what is there for Objective-C only") struct PortableCodeTests {
  @Test("attributes become spaces, and nothing else changes")
  func blanks() {
    let code =
      "@objc(Mine) class A {\n  @objc\n  func f() {} // @objc stays\n  let t = \"@objc\"\n}\n@objcMembers class Bé {}"
    let expected =
      "            class A {\n       \n  func f() {} // @objc stays\n  let t = \"@objc\"\n}\n             class Bé {}"
    #expect(PortableCode(code).text == expected)
  }

  @Test("where nothing has to go, or not all can, the code is left as it is")
  func left() {
    #expect(PortableCode("class A {} // @objc").text == nil)
    #expect(PortableCode("@objc protocol A { @objc optional func f() }").text == nil)
  }
}
