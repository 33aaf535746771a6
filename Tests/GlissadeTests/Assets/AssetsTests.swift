import Foundation
import Testing

@testable import Glissade

struct AssetsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func assets(executable: String = "bin/glissade") -> Assets {
    Assets(executable: folder.url.appending(path: executable))
  }

  private func error(_ input: String, kind: AssetKind = .scenario) -> CommandError? {
    do throws(CommandError) {
      _ = try assets().resolve(input, kind: kind)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["bin/Assets", "bin/glissade_Glissade.resources", "Assets"])
  func `a scenario is found by its name, wherever the assets lie`(place: String) throws {
    try folder.file("Package.swift", "")
    let file = try folder.file("\(place)/Scenarios/paging.yaml", "")
    try folder.file("\(place)/Scenarios/notes.txt", "")
    try folder.file("\(place)/Scenarios/bounce.yaml", "")
    #expect(try assets().resolve("paging", kind: .scenario) == file.path)
    #expect(assets().names(of: .scenario) == ["bounce", "paging"])
  }

  @Test func `assets beside the executable hide those further away, for each kind`() throws {
    try folder.file("Package.swift", "")
    let near = try folder.file("bin/Assets/Scenarios/paging.yaml", "")
    try folder.file("Assets/Scenarios/paging.yaml", "")
    try folder.file("Assets/Scenarios/other.yaml", "")
    let reference = try folder.file("Assets/References/paging.csv", "")
    #expect(assets().path(of: "paging", kind: .scenario) == near.path)
    #expect(assets().names(of: .scenario) == ["paging"])
    #expect(assets().path(of: "paging", kind: .reference) == reference.path)
  }

  @Test func `a reference is a table or a trace, and has one name`() throws {
    let table = try folder.file("bin/Assets/References/both.csv", "")
    try folder.file("bin/Assets/References/both.jsonl", "")
    let trace = try folder.file("bin/Assets/References/trace.jsonl", "")
    #expect(assets().names(of: .reference) == ["both", "trace"])
    #expect(assets().path(of: "both", kind: .reference) == table.path)
    #expect(assets().path(of: "trace", kind: .reference) == trace.path)
  }

  @Test func `a path wins over a name, a folder does not`() throws {
    let named = try folder.file("bin/Assets/Scenarios/tmp.yaml", "")
    let file = try folder.file("paging", "")
    try folder.file("bin/Assets/Scenarios/paging.yaml", "")
    #expect(try assets().resolve(file.path, kind: .scenario) == file.path)
    #expect(try assets().resolve("-", kind: .scenario) == "-")
    // The working directory of the tests holds folders of these names or none.
    #expect(try assets().resolve("tmp", kind: .scenario) == named.path)
  }

  @Test func `an unknown name gets a suggestion and all names`() throws {
    try folder.file("bin/Assets/Scenarios/paging.yaml", "")
    try folder.file("bin/Assets/Scenarios/bounce.yaml", "")
    let expected =
      "'%' is neither a file nor the name of a scenario; did you mean 'paging'?\nKnown scenarios: bounce, paging"
    for input in ["pagign", "paging.yaml", "pagin.yaml"] {
      #expect(error(input) == CommandError(.noInput, expected.replacing("%", with: input)))
    }
    #expect(
      error("x", kind: .reference)?.message
        == "'x' is neither a file nor the name of a reference; the references that come along are missing: expected Assets or glissade_Glissade.resources beside the program"
    )
    #expect(error("")?.exitCode == .noInput)
  }

  @Test func `a path that leads nowhere is no name, and no name leads out of the folder`() throws {
    try folder.file("bin/Assets/secret.yaml", "")
    try folder.file("bin/Assets/Scenarios/paging.yaml", "")
    for input in ["../secret", "./paging", "/nowhere/paging"] {
      #expect(
        error(input)
          == CommandError(.noInput, "cannot read '\(input)': there is no such file or folder"))
    }
  }

  @Test func `the assets of this build are there`() {
    let bundle = Bundle.module.bundleURL.deletingLastPathComponent().appending(
      path: Assets.bundleName)
    for kind in [AssetKind.scenario, .reference] {
      #expect(FileManager.default.fileExists(atPath: bundle.appending(path: kind.folder).path))
    }
  }

  @Test func `the program looks where the build put it`() {
    #expect(Assets.ofProcess() == Assets(executable: BuiltTool.url.resolvingSymlinksInPath()))
  }
}
