import Layouts
import Testing

@testable import LayoutFiles

@Suite("What of some files is shown") struct LayoutChoiceTests {
  private func choice(
    _ code: String, className: String? = nil, setup: String? = nil
  ) throws -> LayoutChoice {
    try LayoutChoice(
      LayoutFile(paths: ["A.swift"], className: className, setup: setup),
      in: SourceOutline([("A.swift", code)]))
  }

  private func refusal(_ code: String, className: String? = nil, setup: String? = nil) -> String {
    do {
      return "\(try choice(code, className: className, setup: setup))"
    } catch { return (error as? LayoutFileError)?.text ?? "" }
  }

  @Test(
    "the only layout is found, however it becomes one",
    arguments: [
      "class Mine: UICollectionViewLayout {}", "class Mine: UIKit.UICollectionViewFlowLayout {}",
      "typealias Base = UICollectionViewFlowLayout\nclass Mine: Base, P {}",
      "class Other: NSObject {}\nprivate class Hidden: UICollectionViewLayout {}\nclass Mine: UICollectionViewLayout {}",
      "#if DEBUG\nclass Mine: UICollectionViewLayout {}\n#else\nclass Mine: UICollectionViewLayout {}\n#endif",
    ])
  func only(code: String) throws {
    let choice = try choice(code)
    #expect(choice.type == "Mine" && choice.call == "Mine()")
    #expect(choice.dataSource == nil && choice.delegate == nil)
  }

  @Test("a base in another file makes layouts of its subclasses")
  func severalFiles() throws {
    let outline = SourceOutline([
      ("A.swift", "class Mine: Base {}"), ("B.swift", "class Base: UICollectionViewLayout {}"),
    ])
    #expect(outline.layouts.map(\.name) == ["Mine", "Base"])
    let file = LayoutFile(paths: ["A.swift", "B.swift"], className: "Mine")
    #expect(try LayoutChoice(file, in: outline).type == "Mine")
  }

  @Test("a name, a nested name and a call choose")
  func named() throws {
    let code =
      "enum Space { class A: UICollectionViewLayout {} }\nclass B: UICollectionViewLayout {}"
    #expect(try choice(code, className: "Space.A").call == "Space.A()")
    let call = try choice(code, className: "B(count: 3)")
    #expect(call.type == "B" && call.call == "B(count: 3)" && call.isCallGiven)
    let generic = try choice("class G<T>: UICollectionViewLayout {}", className: "G<Int>(of: [1])")
    #expect(generic.type == "G<Int>" && generic.call == "G<Int>(of: [1])")
  }

  @Test("what there is not, or too much of, is said with the names")
  func refusals() {
    #expect(
      refusal("class A {}")
        == "A.swift has no layout: no class in it derives from UICollectionViewLayout or UICollectionViewFlowLayout"
    )
    let two = "class A: UICollectionViewLayout {}\nclass B: UICollectionViewLayout {}"
    #expect(
      refusal(two) == "A.swift has 2 layouts: choose A or B with --class, as in --class A")
    #expect(refusal(two, className: "C") == "A.swift has no layout 'C'; it has A and B")
    #expect(
      refusal("private class A: UICollectionViewLayout {}")
        == "A.swift: the layout A is private or local: nobody else can make one")
    #expect(
      refusal("class A<T>: UICollectionViewLayout {}")
        == "A.swift: the layout A is generic: say of what with --class, as in --class 'A<Int>()'")
  }

  @Test("a data source and a delegate are used, one object where one class is both")
  func parts() throws {
    let layout = "class A: UICollectionViewLayout {}\n"
    let both = try choice(
      layout + "class Both: NSObject {}\nextension Both: UICollectionViewDataSource {}\n"
        + "extension Both: UICollectionViewDelegateFlowLayout {}")
    #expect(both.dataSource?.name == "Both" && both.delegate == both.dataSource)
    let glue = Glue(both, setup: nil).text
    #expect(glue.contains("collectionView.delegate = filesSource"))
    let sources =
      layout + "class S: NSObject, UICollectionViewDataSource {}\nclass T: S {}"
    #expect(
      refusal(sources).contains("A.swift has 2 data sources, S and T: choose one with --setup"))
    #expect(
      try choice(sources, setup: "collectionView.dataSource = keep(T())").dataSource == nil)
    #expect(refusal(sources, setup: "// collectionView.dataSource = x").contains("data sources"))
  }
}
