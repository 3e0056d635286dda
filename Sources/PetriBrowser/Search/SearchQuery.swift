/// A query in fzf's extended syntax: terms side by side must all match, those with `|` between them one at least.
struct SearchQuery: Hashable, Sendable {
  /// Groups of which each must match by one of its terms.
  let groups: [[SearchTerm]]

  /// Reads a query; a blank behind a backslash belongs to its word.
  init(_ text: String) {
    var groups: [[SearchTerm]] = []
    var joins = false
    for word in SearchQuery.words(of: text) {
      if word == "|", !groups.isEmpty {
        joins = true
        continue
      }
      guard let term = SearchTerm(word) else { continue }
      if joins {
        groups[groups.count - 1].append(term)
      } else {
        groups.append([term])
      }
      joins = false
    }
    self.groups = groups
  }

  private static func words(of text: String) -> [String] {
    text.replacing("\\ ", with: "\t").split(separator: " ").map { String($0).replacing("\t", with: " ") }
  }

  /// Looks for the query in a text.
  ///
  /// - Returns: the sum of the scores and the places of matched characters; `nil` where the text does not match.
  func match(
    _ text: SearchText,
    with algorithm: inout FuzzyAlgorithm,
    wantsPlaces: Bool = false
  ) -> (score: Int, places: [Int])? {
    var score = 0
    var places: [Int] = []
    for group in groups {
      var found: (score: Int, places: [Int])?
      for term in group {
        found = term.match(text, with: &algorithm, wantsPlaces: wantsPlaces)
        if found != nil { break }
      }
      guard let found else { return nil }
      score += found.score
      places += found.places
    }
    return (score, places)
  }
}
