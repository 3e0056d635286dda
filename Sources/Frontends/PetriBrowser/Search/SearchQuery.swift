/// A query in fzf's extended syntax: terms side by side must all match, those with `|` between them one at least.
struct SearchQuery: Hashable, Sendable {
  private let terms: [SearchTerm]
  /// The patterns of all terms, one behind the other: a term's pattern is a range of them, so that looking counts no
  /// references.
  let scalars: [UInt32]
  /// The same as bytes; 0, which no text of ASCII is searched for, if there is none.
  let bytes: [UInt8]
  /// The letters that every match has.
  private let needed: UInt64

  /// Reads a query; a blank behind a backslash belongs to its word.
  init(_ text: String) {
    var terms: [SearchTerm] = []
    var scalars: [UInt32] = []
    var joins = false
    for word in SearchQuery.words(of: text) {
      if word == "|", !terms.isEmpty {
        joins = true
        continue
      }
      guard let term = SearchTerm(word, isAlternative: joins, patterns: &scalars) else { continue }
      terms.append(term)
      joins = false
    }
    self.terms = terms
    self.scalars = scalars
    bytes = scalars.map { $0 < 0x80 ? UInt8($0) : 0 }
    needed = terms.indices.reduce(0) { letters, place in
      let isAlone = !terms[place].isAlternative && (place + 1 == terms.count || !terms[place + 1].isAlternative)
      return isAlone && !terms[place].isInverse ? letters | terms[place].mask : letters
    }
  }

  private static func words(of text: String) -> [String] {
    text.replacing("\\ ", with: "\t").split(separator: " ").map { String($0).replacing("\t", with: " ") }
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool { terms.isEmpty }

  /// Whether a text with these letters can match at all.
  func mayMatch(_ letters: UInt64) -> Bool { letters & needed == needed }

  /// Looks for the query in a text.
  ///
  /// - Parameters:
  ///   - letters: the text's mask.
  ///   - places: gets the places of matched characters; `nil` where they are not wanted.
  /// - Returns: the sum of the scores; `nil` where the text does not match.
  func match<Unit: SearchUnit>(
    _ text: SearchText<Unit>,
    mask letters: UInt64,
    with matcher: inout FuzzyMatcher,
    places: inout [Int]?
  ) -> Int? {
    Unit.patterns(of: self).withUnsafeBufferPointer { patterns in
      var sum = 0
      var place = 0
      while place < terms.count {
        var score = terms[place].match(text, patterns, mask: letters, with: &matcher, places: &places)
        place += 1
        while place < terms.count, terms[place].isAlternative {
          if score == nil { score = terms[place].match(text, patterns, mask: letters, with: &matcher, places: &places) }
          place += 1
        }
        guard let score else { return nil }
        sum += score
      }
      return sum
    }
  }
}
