/// A term of a query in fzf's extended syntax.
struct SearchTerm: Hashable, Sendable {
  /// How it is looked for.
  enum Kind: Hashable, Sendable {
    /// Its characters in their order, others between them.
    case fuzzy
    /// As it stands, anywhere.
    case exact
    /// As it stands, at the start.
    case prefix
    /// As it stands, at the end.
    case suffix
    /// As it stands, and nothing else.
    case equal
  }

  let kind: Kind
  /// Whether texts that hold it are left out.
  let isInverse: Bool
  /// Capitals count where the term has one.
  let isCaseSensitive: Bool
  /// The letters that a text must have.
  let mask: UInt64
  let scalars: [UInt32]
  /// The same as bytes; empty where the term is not ASCII, which no text of ASCII holds.
  let bytes: [UInt8]

  /// Reads a word: `'exact`, `^prefix`, `suffix$`, `!not`; `nil` for one with nothing to look for.
  init?(_ word: String) {
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
      // Turns what the kind is by itself: exact where it is fuzzy, fuzzy where it is not.
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
    scalars = text.unicodeScalars.map { (isSensitive ? $0 : SearchLetters.lowercase($0)).value }
    bytes = scalars.allSatisfy { $0 < 0x80 } ? scalars.map { UInt8($0) } : []
    mask = text.unicodeScalars.reduce(0) { $0 | SearchLetters.bit(SearchLetters.lowercase($1).value) }
  }

  /// Looks for the term in a text.
  ///
  /// - Parameter letters: the text's mask.
  /// - Returns: the score and the places of matched characters, none for an inverse term; `nil` where the text is out.
  func match<Unit: SearchUnit>(
    _ text: SearchText<Unit>,
    mask letters: UInt64,
    with matcher: FuzzyMatcher,
    wantsPlaces: Bool
  ) -> (score: Int, places: [Int])? {
    let found = letters & mask == mask ? find(in: text, with: matcher, wantsPlaces: wantsPlaces) : nil
    return isInverse ? (found == nil ? (0, []) : nil) : found
  }

  private func find<Unit: SearchUnit>(
    in text: SearchText<Unit>,
    with matcher: FuzzyMatcher,
    wantsPlaces: Bool
  ) -> (score: Int, places: [Int])? {
    let pattern = Unit.pattern(of: self)
    guard !pattern.isEmpty else { return nil }
    if kind == .fuzzy {
      return matcher.match(pattern, in: text, isCaseSensitive: isCaseSensitive, wantsPlaces: wantsPlaces)
    }
    let units = text.units(isCaseSensitive: isCaseSensitive)
    guard pattern.count <= units.count, kind != .exact || SearchTerm.holds(pattern, units) else { return nil }
    matcher.rate(text)
    guard let start = start(of: pattern, in: units, matcher) else { return nil }
    let range = start..<(start + pattern.count)
    return (kind == .equal ? equalScore : score(of: range, matcher), wantsPlaces ? Array(range) : [])
  }

  private var equalScore: Int {
    (FuzzyScore.match + FuzzyScore.boundaryWhite) * scalars.count
      + (FuzzyScore.firstCharacter - 1) * FuzzyScore.boundaryWhite
  }

  private static func stands<Unit: SearchUnit>(
    _ pattern: [Unit],
    at place: Int,
    _ units: UnsafeBufferPointer<Unit>
  ) -> Bool {
    for offset in pattern.indices where units[place + offset] != pattern[offset] { return false }
    return true
  }

  /// Whether a pattern stands anywhere, before more is asked of the text.
  private static func holds<Unit: SearchUnit>(_ pattern: [Unit], _ units: UnsafeBufferPointer<Unit>) -> Bool {
    for place in 0...(units.count - pattern.count) where units[place] == pattern[0] && stands(pattern, at: place, units)
    {
      return true
    }
    return false
  }

  private func start<Unit: SearchUnit>(
    of pattern: [Unit],
    in units: UnsafeBufferPointer<Unit>,
    _ matcher: FuzzyMatcher
  ) -> Int? {
    switch kind {
    case .prefix:
      let start = SearchTerm.blanks(units)
      return start + pattern.count <= units.count && SearchTerm.stands(pattern, at: start, units) ? start : nil
    case .suffix:
      let start = units.count - SearchTerm.blanks(units.reversed()) - pattern.count
      return start >= 0 && SearchTerm.stands(pattern, at: start, units) ? start : nil
    case .equal:
      let start = SearchTerm.blanks(units)
      let end = units.count - SearchTerm.blanks(units.reversed())
      return end - start == pattern.count && SearchTerm.stands(pattern, at: start, units) ? start : nil
    case .exact, .fuzzy:
      // The first of those whose first character stands best.
      var best: (place: Int, bonus: Int)?
      for place in 0...(units.count - pattern.count) {
        guard units[place] == pattern[0], SearchTerm.stands(pattern, at: place, units) else { continue }
        let bonus = matcher.bonus(at: place)
        if bonus > best?.bonus ?? -1 { best = (place, bonus) }
        if bonus >= FuzzyScore.boundary { break }
      }
      return best?.place
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

  /// The score of characters that stand side by side.
  private func score(of range: Range<Int>, _ matcher: FuzzyMatcher) -> Int {
    var score = 0
    var first = 0
    for place in range {
      var bonus = matcher.bonus(at: place)
      if place == range.lowerBound {
        first = bonus
      } else {
        if bonus >= FuzzyScore.boundary, bonus > first { first = bonus }
        bonus = max(bonus, first, FuzzyScore.consecutive)
      }
      score += FuzzyScore.match + bonus * (place == range.lowerBound ? FuzzyScore.firstCharacter : 1)
    }
    return score
  }
}
