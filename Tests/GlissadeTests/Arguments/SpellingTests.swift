import Testing

@testable import Glissade

struct SpellingTests {
  private static let words = ["", "a", "snap", "paging", "tolerance", "paging-fast", "日本語"]

  @Test(arguments: words, words)
  func `distance is symmetric, zero for equal words only, and at most the longer word`(
    first: String, second: String
  ) {
    let distance = Spelling.distance(first, second)
    #expect(distance == Spelling.distance(second, first))
    #expect((distance == 0) == (first == second))
    #expect(distance >= abs(first.count - second.count))
    #expect(distance <= max(first.count, second.count))
  }

  /// Every word that is one slip away from `word`.
  private func slips(of word: String) -> [String] {
    let letters = Array(word)
    return letters.indices.flatMap { index -> [String] in
      var dropped = letters
      dropped.remove(at: index)
      var replaced = letters
      replaced[index] = "x"
      var doubled = letters
      doubled.insert("x", at: index)
      var swapped = letters
      if index + 1 < letters.count { swapped.swapAt(index, index + 1) }
      return [dropped, replaced, doubled, swapped].map { String($0) }
    }
  }

  @Test(arguments: words.filter { !$0.isEmpty })
  func `a single slip is one edit, and is understood`(word: String) {
    for slip in slips(of: word) {
      #expect(Spelling.distance(slip, word) <= 1)
      #expect(Spelling.closest(to: slip, among: ["qqqqqqqqqqqqqqqqqqqq", word]) == word)
    }
  }

  @Test func `the nearest is taken, the first of equals, and nothing that is far`() {
    #expect(Spelling.closest(to: "tim", among: ["tic", "time", "tin"]) == "tic")
    #expect(Spelling.closest(to: "timee", among: ["tame", "time"]) == "time")
    #expect(Spelling.closest(to: "PAGING", among: ["paging"]) == "paging")
    #expect(Spelling.closest(to: "frame", among: ["release", "time"]) == nil)
    #expect(Spelling.closest(to: "x", among: []) == nil)
  }

  @Test func `the beginning of a long word is understood from three letters on`() {
    #expect(Spelling.closest(to: "com", among: ["completions"]) == "completions")
    #expect(Spelling.closest(to: "co", among: ["completions"]) == nil)
  }
}
