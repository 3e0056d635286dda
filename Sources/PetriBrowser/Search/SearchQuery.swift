/// A query in fzf's extended syntax: terms side by side must all match, those with `|` between them one at least.
struct SearchQuery: Hashable, Sendable {
  /// Groups of which each must match by one of its terms.
  let groups: [[SearchTerm]]
  /// The letters that every match has.
  private let needed: UInt64

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
    needed = groups.reduce(0) { $0 | ($1.count == 1 && !$1[0].isInverse ? $1[0].mask : 0) }
  }

  private static func words(of text: String) -> [String] {
    text.replacing("\\ ", with: "\t").split(separator: " ").map { String($0).replacing("\t", with: " ") }
  }

  /// Whether a text with these letters can match at all.
  func mayMatch(_ letters: UInt64) -> Bool { letters & needed == needed }

  /// Looks for the query in a text.
  ///
  /// - Parameter letters: the text's mask.
  /// - Returns: the sum of the scores and the places of matched characters; `nil` where the text does not match.
  func match<Unit: SearchUnit>(
    _ text: SearchText<Unit>,
    mask letters: UInt64,
    with matcher: FuzzyMatcher,
    wantsPlaces: Bool
  ) -> (score: Int, places: [Int])? {
    var score = 0
    var places: [Int] = []
    for group in groups {
      var found: (score: Int, places: [Int])?
      for term in group {
        found = term.match(text, mask: letters, with: matcher, wantsPlaces: wantsPlaces)
        if found != nil { break }
      }
      guard let found else { return nil }
      score += found.score
      places += found.places
    }
    return (score, places)
  }
}
