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
  let scalars: [UInt32]
  /// Capitals count where the term has one.
  let isCaseSensitive: Bool
  let mask: UInt64

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
    scalars = text.unicodeScalars.map { isSensitive ? $0.value : SearchText.lowercase($0) }
    mask = text.unicodeScalars.reduce(0) { $0 | SearchText.bit(SearchText.lowercase($1)) }
  }

  /// Looks for the term in a text.
  ///
  /// - Returns: the score and the places of matched characters, none for an inverse term; `nil` where the text is out.
  func match(
    _ text: SearchText,
    with algorithm: inout FuzzyAlgorithm,
    wantsPlaces: Bool
  ) -> (score: Int, places: [Int])? {
    let found = text.mask & mask == mask ? find(in: text, with: &algorithm, wantsPlaces: wantsPlaces) : nil
    return isInverse ? (found == nil ? (0, []) : nil) : found
  }

  private func find(
    in text: SearchText,
    with algorithm: inout FuzzyAlgorithm,
    wantsPlaces: Bool
  ) -> (score: Int, places: [Int])? {
    if kind == .fuzzy {
      return algorithm.match(scalars, in: text, isCaseSensitive: isCaseSensitive, wantsPlaces: wantsPlaces)
    }
    let all = isCaseSensitive ? text.scalars : text.lowered
    guard let start = start(in: all, text) else { return nil }
    let range = start..<(start + scalars.count)
    return (kind == .equal ? equalScore : score(of: range, text), wantsPlaces ? Array(range) : [])
  }

  private var equalScore: Int {
    (FuzzyScore.match + FuzzyScore.boundaryWhite) * scalars.count
      + (FuzzyScore.firstCharacter - 1) * FuzzyScore.boundaryWhite
  }

  private func start(in all: [UInt32], _ text: SearchText) -> Int? {
    guard all.count >= scalars.count else { return nil }
    func stands(at place: Int) -> Bool { all[place..<(place + scalars.count)].elementsEqual(scalars) }
    switch kind {
    case .prefix:
      let start = SearchTerm.blanks(all)
      return start + scalars.count <= all.count && stands(at: start) ? start : nil
    case .suffix:
      let end = all.count - SearchTerm.blanks(all.reversed())
      return end >= scalars.count && stands(at: end - scalars.count) ? end - scalars.count : nil
    case .equal:
      let start = SearchTerm.blanks(all)
      let end = all.count - SearchTerm.blanks(all.reversed())
      return end - start == scalars.count && stands(at: start) ? start : nil
    case .exact, .fuzzy:
      // The first of those whose first character stands best.
      var best: (place: Int, bonus: Int)?
      for place in 0...(all.count - scalars.count) where all[place] == scalars[0] && stands(at: place) {
        let bonus = Int(text.bonuses[place])
        if bonus > best?.bonus ?? -1 { best = (place, bonus) }
        if bonus >= FuzzyScore.boundary { break }
      }
      return best?.place
    }
  }

  private static func blanks(_ scalars: some Sequence<UInt32>) -> Int {
    var count = 0
    for scalar in scalars {
      guard scalar == 0x20 || (0x09...0x0D).contains(scalar) else { break }
      count += 1
    }
    return count
  }

  /// The score of characters that stand side by side.
  private func score(of range: Range<Int>, _ text: SearchText) -> Int {
    var score = 0
    var first = 0
    for (index, place) in range.enumerated() {
      var bonus = Int(text.bonuses[place])
      if index == 0 {
        first = bonus
      } else {
        if bonus >= FuzzyScore.boundary, bonus > first { first = bonus }
        bonus = max(bonus, first, FuzzyScore.consecutive)
      }
      score += FuzzyScore.match + bonus * (index == 0 ? FuzzyScore.firstCharacter : 1)
    }
    return score
  }
}
