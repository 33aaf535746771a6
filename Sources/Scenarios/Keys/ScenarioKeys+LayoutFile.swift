import Layouts

extension ScenarioKeys {
  /// The key that makes a layout's map one of code.
  static let fileKey = "file"

  /// Where a layout's code is.
  static let layoutFile = Format.object(
    LayoutFile(paths: []),
    [
      Field(
        fileKey,
        "The Swift file with the layout, or a list of files that belong together; relative to this file.",
        \.paths, paths, .required),
      Field(
        "class",
        "The layout's class, or a call that makes one, as in Columns(count: 3); needed where the files have several.",
        \.className, Format<String>.text(longest: 1000).optional),
      Field(
        "setup",
        "Statements of Swift about layout, collectionView and content (the sizes of this scenario), run at the beginning.",
        \.setup, Format<String>.text(longest: 100_000).optional),
    ])

  private static let paths = Format<[String]>.oneOf([
    Format<String>.text(longest: 4096).map(
      { [$0] }, literal: { $0.count == 1 ? $0[0] : nil }),
    .list(of: .text(longest: 4096), count: 1...1000, noun: "files"),
  ])

  /// A layout that `reader` makes of its code.
  static func compiledLayout(_ reader: @escaping LayoutFileReader) -> Format<ScenarioLayout> {
    Format(
      shape: .mapping, expectation: layoutFile.expectation, schema: layoutFile.schema,
      read: { (node) throws(Problem) in
        let file = try layoutFile.read(node)
        do throws(LayoutFileRefusal) {
          return ScenarioLayout(try reader(file))
        } catch {
          let place = node.entry(fileKey)?.value.place ?? node.place
          throw Problem(error.sentence, at: place).under(.key(fileKey))
        }
      })
  }
}
