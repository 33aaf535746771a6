import Foundation

/// The numbers of `Vectors/layout.json`: recorded from UIKit where a name says so.
enum Vectors {
  /// One vector, as plain JSON.
  struct Entry {
    let name: String
    let kind: String
    let input: [String: Any]
    let expected: Any
    let note: String?
  }

  /// All vectors of one kind, by name ascending.
  static func ofKind(_ kind: String) -> [Entry] {
    all.filter { $0.kind == kind }
  }

  /// The vector of this name; a missing one is a defect of the tests and traps.
  static func named(_ name: String) -> Entry {
    guard let entry = all.first(where: { $0.name == name }) else {
      fatalError("There is no vector \(name).")
    }
    return entry
  }

  /// All vectors, by name ascending.
  static var all: [Entry] {
    guard
      let url = Bundle.module.url(
        forResource: "layout", withExtension: "json", subdirectory: "Vectors"),
      let data = try? Data(contentsOf: url),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
    else { fatalError("The test vectors layout.json cannot be read.") }
    return file.map { name, entry in
      Entry(
        name: name, kind: entry["kind"] as? String ?? "",
        input: entry["input"] as? [String: Any] ?? [:], expected: entry["expected"] ?? NSNull(),
        note: entry["note"] as? String)
    }.sorted { $0.name < $1.name }
  }
}
