/// One change of a text.
struct TextEdit {
  /// Where it is, in Unicode scalars from the beginning.
  let place: Int
  /// How many scalars go.
  let length: Int
  /// What comes in their place.
  let text: String

  /// `text` after all `edits`, which do not overlap; of two at one place the first comes first.
  static func apply(_ edits: [TextEdit], to text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let ordered = edits.enumerated().sorted {
      ($0.element.place, $0.offset) > ($1.element.place, $1.offset)
    }
    for edit in ordered.map(\.element) {
      scalars.replaceSubrange(
        edit.place..<(edit.place + edit.length), with: edit.text.unicodeScalars)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
