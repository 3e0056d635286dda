/// A query in fzf's extended syntax: all terms must match, and terms joined by `|` are alternatives.
struct SearchQuery: Hashable, Sendable {
  private let terms: [SearchTerm]
  /// The patterns of all terms in one array, because slices avoid reference counting.
  let scalars: [UInt32]
  let bytes: [UInt8]
  /// The mask of letters that every match contains.
  private let needed: UInt64

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
    needed = terms.indices.reduce(0) { letters, index in
      let isAlone = !terms[index].isAlternative && (index + 1 == terms.count || !terms[index + 1].isAlternative)
      return isAlone && !terms[index].isInverse ? letters | terms[index].mask : letters
    }
  }

  private static func words(of text: String) -> [String] {
    text.replacing("\\ ", with: "\t").split(separator: " ").map { String($0).replacing("\t", with: " ") }
  }

  var isEmpty: Bool { terms.isEmpty }

  /// Whether a text with these letters can match.
  func mayMatch(_ letters: UInt64) -> Bool { letters & needed == needed }

  /// Matches a text with a mask of letters. `positions` receives the matched positions unless it is `nil`.
  ///
  /// - Returns: The sum of the scores; `nil` without a match.
  func match<Unit: SearchUnit>(
    _ text: SearchText<Unit>,
    mask letters: UInt64,
    with matcher: inout FuzzyMatcher,
    positions: inout [Int]?
  ) -> Int? {
    Unit.patterns(of: self).withUnsafeBufferPointer { patterns in
      var sum = 0
      var index = 0
      while index < terms.count {
        var score = terms[index].match(text, patterns, mask: letters, with: &matcher, positions: &positions)
        index += 1
        while index < terms.count, terms[index].isAlternative {
          if score == nil {
            score = terms[index].match(text, patterns, mask: letters, with: &matcher, positions: &positions)
          }
          index += 1
        }
        guard let score else { return nil }
        sum += score
      }
      return sum
    }
  }
}

/// A term of a query in fzf's extended syntax.
struct SearchTerm: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The characters in order, with gaps.
    case fuzzy
    /// A literal substring.
    case exact
    case prefix
    case suffix
    case equal
  }

  let kind: Kind
  /// Whether matching texts are excluded.
  let isInverse: Bool
  let isAlternative: Bool
  let isCaseSensitive: Bool
  /// The mask of the letters that a match contains.
  let mask: UInt64
  /// The range of its pattern in the query's patterns.
  private let range: Range<Int>

  /// Parses a word: `'exact`, `^prefix`, `suffix$`, `!not`; `nil` if nothing remains.
  init?(_ word: String, isAlternative: Bool, patterns: inout [UInt32]) {
    self.isAlternative = isAlternative
    var text = word[...]
    var kind = Kind.fuzzy
    isInverse = text.hasPrefix("!")
    if isInverse {
      text = text.dropFirst()
      kind = .exact
    }
    if text.hasSuffix("$"), text != "$" {
      kind = .suffix
      text = text.dropLast()
    }
    if text.hasPrefix("'") {
      // Inverts the default: exact for fuzzy terms, fuzzy for negated ones.
      kind = isInverse ? .fuzzy : .exact
      text = text.dropFirst()
    } else if text.hasPrefix("^") {
      kind = kind == .suffix ? .equal : .prefix
      text = text.dropFirst()
    }
    guard !text.isEmpty else { return nil }
    let isSensitive = text.contains { $0.isUppercase }
    isCaseSensitive = isSensitive
    self.kind = kind
    let start = patterns.count
    patterns += text.unicodeScalars.map { (isSensitive ? $0 : SearchLetters.lowercase($0)).value }
    range = start..<patterns.count
    mask = text.unicodeScalars.reduce(0) { letters, scalar in
      letters | SearchLetters.bit(SearchLetters.lowercase(scalar).value)
        | (scalar.isASCII ? 0 : SearchLetters.beyondASCII)
    }
  }

  /// Matches a text; a negated term yields no positions.
  ///
  /// - Returns: The score; `nil` if the text is excluded.
  func match<Unit: SearchUnit>(
    _ text: SearchText<Unit>,
    _ patterns: UnsafeBufferPointer<Unit>,
    mask letters: UInt64,
    with matcher: inout FuzzyMatcher,
    positions: inout [Int]?
  ) -> Int? {
    var none: [Int]?
    let pattern = UnsafeBufferPointer(rebasing: patterns[range])
    guard letters & mask == mask else { return isInverse ? 0 : nil }
    guard isInverse else { return find(pattern, in: text, with: &matcher, positions: &positions) }
    return find(pattern, in: text, with: &matcher, positions: &none) == nil ? 0 : nil
  }

  private func find<Unit: SearchUnit>(
    _ pattern: UnsafeBufferPointer<Unit>,
    in text: SearchText<Unit>,
    with matcher: inout FuzzyMatcher,
    positions: inout [Int]?
  ) -> Int? {
    if kind == .fuzzy {
      return matcher.match(pattern, in: text, isCaseSensitive: isCaseSensitive, positions: &positions)
    }
    let units = text.units(isCaseSensitive: isCaseSensitive)
    guard pattern.count <= units.count, let start = start(of: pattern, in: units, text, matcher) else { return nil }
    let found = start..<(start + pattern.count)
    positions? += Array(found)
    return kind == .equal ? equalScore : score(of: found, text, matcher)
  }

  private var equalScore: Int {
    (FuzzyScore.match + FuzzyScore.boundaryWhite) * range.count
      + (FuzzyScore.firstCharacter - 1) * FuzzyScore.boundaryWhite
  }

  private static func occurs<Unit: SearchUnit>(
    _ pattern: UnsafeBufferPointer<Unit>,
    at position: Int,
    _ units: UnsafeBufferPointer<Unit>
  ) -> Bool {
    for offset in pattern.indices where units[position + offset] != pattern[offset] { return false }
    return true
  }

  private func start<Unit: SearchUnit>(
    of pattern: UnsafeBufferPointer<Unit>,
    in units: UnsafeBufferPointer<Unit>,
    _ text: SearchText<Unit>,
    _ matcher: borrowing FuzzyMatcher
  ) -> Int? {
    switch kind {
    case .prefix:
      let start = SearchTerm.blanks(units)
      return start + pattern.count <= units.count && SearchTerm.occurs(pattern, at: start, units) ? start : nil
    case .suffix:
      let start = units.count - SearchTerm.blanks(units.reversed()) - pattern.count
      return start >= 0 && SearchTerm.occurs(pattern, at: start, units) ? start : nil
    case .equal:
      let start = SearchTerm.blanks(units)
      let end = units.count - SearchTerm.blanks(units.reversed())
      return end - start == pattern.count && SearchTerm.occurs(pattern, at: start, units) ? start : nil
    case .exact, .fuzzy:
      // The first occurrence with the best first character.
      var best: (position: Int, bonus: Int)?
      for position in 0...(units.count - pattern.count) {
        guard units[position] == pattern[0], SearchTerm.occurs(pattern, at: position, units) else { continue }
        let bonus = matcher.bonus(at: position, of: text)
        if bonus > best?.bonus ?? -1 { best = (position, bonus) }
        if bonus >= FuzzyScore.boundary { break }
      }
      return best?.position
    }
  }

  private static func blanks<Unit: SearchUnit>(_ units: some Sequence<Unit>) -> Int {
    var count = 0
    for unit in units {
      guard unit == 0x20 || (0x09...0x0D).contains(unit) else { break }
      count += 1
    }
    return count
  }

  private func score<Unit: SearchUnit>(
    of range: Range<Int>,
    _ text: SearchText<Unit>,
    _ matcher: borrowing FuzzyMatcher
  ) -> Int {
    var score = 0
    var first = 0
    for position in range {
      var bonus = matcher.bonus(at: position, of: text)
      if position == range.lowerBound {
        first = bonus
      } else {
        if bonus >= FuzzyScore.boundary, bonus > first { first = bonus }
        bonus = max(bonus, first, FuzzyScore.consecutive)
      }
      score += FuzzyScore.match + bonus * (position == range.lowerBound ? FuzzyScore.firstCharacter : 1)
    }
    return score
  }
}
