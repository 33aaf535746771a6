/// Puts overrides that stand in an extension into the class itself, where Swift without Objective-C wants them.
///
/// The body of an extension that has an override goes to the end of the class it extends, and the compiler is told
/// where it stood, so that all messages name the place that a person sees. An extension stays as it is, for the compiler
/// to say so, where moving it would mean something else: with a modifier, an attribute or a `where` clause, inside of
/// `#if`, for a class that the files do not have, and in another file than the class where it hides anything.
struct ExtensionOverrides {
  /// The codes, in the order of the files; nil where nothing was moved.
  let codes: [String?]

  /// Of `files`, in which nothing has been moved yet. Complexity: O(n).
  init(_ files: [(path: String, code: String)]) {
    let outlines = files.map { BodyOutline($0.code) }
    var edits = files.map { _ in [TextEdit]() }
    for (number, outline) in outlines.enumerated() {
      for body in outline.bodies where body.isMovable {
        let home = outlines.indices.first { outlines[$0].classes[body.name] != nil }
        guard let home, let owner = outlines[home].classes[body.name],
          home == number || !body.hidesMembers
        else { continue }
        edits[number].append(outline.removal(of: body))
        edits[home].append(
          TextEdit(
            place: owner.end, length: 0,
            text: outline.text(of: body, in: files[number].path)
              + outlines[home].position(of: owner.end, in: files[home].path)))
      }
    }
    codes = zip(files, edits).map { file, edits in
      edits.isEmpty ? nil : TextEdit.apply(edits, to: file.code)
    }
  }
}
