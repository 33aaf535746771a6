import Testing

@testable import LayoutFiles

@Suite("Overrides in extensions") struct ExtensionOverridesTests {
  private func moved(_ codes: String...) -> [String?] {
    ExtensionOverrides(codes.enumerated().map { (path: "\($0).swift", code: $1) }).codes
  }

  @Test("go to the end of the class, with their places, and leave their lines behind")
  func one() {
    let code = """
      class A: B {
        var a = 1 }
      extension A: P {
        override func f() {}
      }
      let after = 2
      """
    let expected = """
      class A: B {
        var a = 1 
      #sourceLocation(file: "0.swift", line: 3)
                      
        override func f() {}

      #sourceLocation(file: "0.swift", line: 2)
                  }
      extension A: P {

      }
      let after = 2
      """
    #expect(moved(code) == [expected])
  }

  @Test("of another file, where nothing in it is hidden")
  func files() {
    let codes = moved("class A: B {}", "extension A { override func f() {} }")
    #expect(codes[0]?.contains("override func f() {}") == true)
    #expect(codes[1] == "extension A {}")
    #expect(
      moved("class A: B {}", "extension A { override func f() {}; private func g() {} }")
        == [nil, nil])
    #expect(
      moved("class A: B {}; extension A { override func f() {}; private func g() {} }") != [nil])
  }

  @Test(
    "stay where moving them would mean something else",
    arguments: [
      "extension A { func f() {} }", "public extension A { override func f() {} }",
      "@available(iOS 13, *) extension A { override func f() {} }",
      "extension A where T == Int { override func f() {} }",
      "extension C { override func f() {} }",
      "#if DEBUG\nextension A { override func f() {} }\n#endif",
      "extension A { class I: B { override func f() {} } }",
      "extension A.I { override func f() {} }", "extension A { override func f() {",
    ])
  func left(code: String) {
    #expect(moved("class A: B {}\n" + code) == [nil])
  }

  @Test("after a call or a conditional part, as anywhere")
  func after() {
    for before in ["let a = f(1)", "#if DEBUG\nlet a = 1\n#endif"] {
      #expect(moved("class A: B {}\n\(before)\nextension A { override func f() {} }") != [nil])
    }
  }
}
