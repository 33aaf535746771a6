import Testing

@testable import LayoutFiles

@Suite("What the compiler says") struct CompilerDiagnosticTests {
  @Test("errors are taken with their places, once, and nothing else is")
  func errors() {
    let output = """
      a folder/A: 1.swift:3:9: error: cannot find 'x' in scope
      1 | let text = "error: no"
        |         `- error: cannot find 'x' in scope
      a folder/A: 1.swift:3:9: error: cannot find 'x' in scope
      A.swift:9:1: warning: never used
      A.swift:9:1: note: error: none
      error: filename "A.swift" used twice
      <unknown>:0: error: missing required module 'SwiftShims'
      """
    #expect(
      CompilerDiagnostic.errors(in: output) == [
        CompilerDiagnostic(
          place: .init(path: "a folder/A: 1.swift", line: 3, column: 9),
          message: "cannot find 'x' in scope"),
        CompilerDiagnostic(place: nil, message: "filename \"A.swift\" used twice"),
        CompilerDiagnostic(place: nil, message: "missing required module 'SwiftShims'"),
      ])
  }

  @Test(
    "what is missing here is said to be missing here",
    arguments: [
      ("cannot find type 'UIDynamicAnimator' in scope", "it is not in Glissade's UIKit"),
      ("cannot find 'CATransaction' in scope", "it is not in Glissade's UIKit"),
      ("value of type 'CollectionView' has no member 'blur'", "it is not in Glissade's UIKit"),
      ("method does not override any method from its superclass", "not in Glissade's UIKit"),
      ("no such module 'SwiftUI'", "there is no module SwiftUI here"),
      ("Objective-C interoperability is disabled", "on Apple's platforms only"),
      ("'#selector' can only be used with the Objective-C runtime", "on Apple's platforms only"),
    ])
  func missing(message: String, words: String) {
    #expect(CompilerDiagnostic(message: message).words.contains(words))
  }

  @Test(
    "what is wrong in the code itself is left as it is",
    arguments: [
      "cannot find 'widht' in scope", "value of type 'Cache' has no member 'x'",
      "cannot convert value of type 'Int' to specified type 'CGFloat'",
    ])
  func own(message: String) {
    #expect(CompilerDiagnostic(message: message).words == message)
  }
}
