/// Guesses which word was meant by a misspelt one.
enum Spelling {
  /// The word among `words` that `text` most likely stands for; nil if none is near.
  ///
  /// Near means one mistake in words of up to five letters, two in longer ones; the first of equals
  /// wins. Case is no mistake.
  static func nearest(to text: String, among words: [String]) -> String? {
    let given = Array(text.lowercased().unicodeScalars.prefix(longest + 1))
    guard !given.isEmpty, given.count <= longest else { return nil }
    let allowed = given.count <= 5 ? 1 : 2
    var best: (word: String, distance: Int)?
    for word in words {
      let distance = distance(given, Array(word.lowercased().unicodeScalars))
      if distance <= allowed, distance < best?.distance ?? .max, distance < word.count {
        best = (word, distance)
      }
    }
    return best?.word
  }

  /// Longer than any key of the format, so that the work stays small.
  private static let longest = 80

  /// How many letters are to be inserted, deleted, replaced or swapped with their neighbour: the
  /// restricted Damerau-Levenshtein distance. Complexity: O(n * m).
  static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...other.count)]
    for i in 0..<one.count {
      var row = [i + 1]
      for j in 0..<other.count {
        let replaced = rows[i][j] + (one[i] == other[j] ? 0 : 1)
        var least = min(rows[i][j + 1] + 1, row[j] + 1, replaced)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
