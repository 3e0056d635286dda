/// fzf's second algorithm: the best alignment of a pattern with a text, by dynamic programming over the part of the text
/// that can hold it.
struct FuzzyAlgorithm {
  private var heights: [Int] = []
  private var runs: [Int] = []
  private var firsts: [Int] = []

  /// Aligns a pattern with a text.
  ///
  /// - Parameters:
  ///   - pattern: at least one code point, in lower case unless capitals count.
  ///   - wantsPlaces: whether the places of matched characters are found as well.
  /// - Returns: the score, and the places; `nil` where the text does not hold the pattern.
  mutating func match(
    _ pattern: [UInt32],
    in text: SearchText,
    isCaseSensitive: Bool,
    wantsPlaces: Bool
  ) -> (score: Int, places: [Int])? {
    let scalars = isCaseSensitive ? text.scalars : text.lowered
    let count = scalars.count
    let length = pattern.count
    guard length <= count, let start = scalars.firstIndex(of: pattern[0]) else { return nil }
    // The first place of each character after that of the one before, and the last of the last.
    firsts.removeAll(keepingCapacity: true)
    var last = 0
    var wanted = 0
    for place in start..<count {
      let scalar = scalars[place]
      guard scalar == pattern[min(wanted, length - 1)] else { continue }
      if wanted < length {
        firsts.append(place)
        wanted += 1
      }
      last = place
    }
    guard wanted == length else { return nil }
    if length == 1 { return single(pattern[0], scalars, text, from: start) }
    return align(pattern, scalars, text, last: last, wantsPlaces: wantsPlaces)
  }

  /// One character: the place that is worth most, the first of equals.
  private func single(
    _ scalar: UInt32,
    _ scalars: [UInt32],
    _ text: SearchText,
    from start: Int
  ) -> (score: Int, places: [Int])? {
    var best = 0
    var place = start
    for index in start..<scalars.count where scalars[index] == scalar {
      let bonus = Int(text.bonuses[index])
      let score = FuzzyScore.match + bonus * FuzzyScore.firstCharacter
      if score > best { (best, place) = (score, index) }
      if bonus >= FuzzyScore.boundary { break }
    }
    return (best, [place])
  }

  private mutating func align(
    _ pattern: [UInt32],
    _ scalars: [UInt32],
    _ text: SearchText,
    last: Int,
    wantsPlaces: Bool
  ) -> (score: Int, places: [Int])? {
    let first = firsts[0]
    let width = last - first + 1
    let cells = width * pattern.count
    if heights.count < cells {
      heights = [Int](repeating: 0, count: cells)
      runs = [Int](repeating: 0, count: cells)
    }
    firstRow(pattern[0], scalars, text, first: first, last: last)
    var best = 0
    var bestPlace = last
    for row in 1..<pattern.count {
      let from = firsts[row]
      let base = row * width
      var isInGap = false
      // What is to the left of the row's first cell counts as nothing.
      if from > first { heights[base + from - first - 1] = 0 }
      for place in from...last {
        let column = place - first
        let left = column > 0 ? heights[base + column - 1] : 0
        let gap = left + (isInGap ? FuzzyScore.gapExtension : FuzzyScore.gapStart)
        var aligned = 0
        var run = 0
        if scalars[place] == pattern[row] {
          (aligned, run) = extended(base, column, width, place, text, gap: gap)
        }
        runs[base + column] = run
        isInGap = aligned < gap
        let score = max(aligned, gap, 0)
        if row == pattern.count - 1, score > best { (best, bestPlace) = (score, place) }
        heights[base + column] = score
      }
    }
    return (best, wantsPlaces ? places(pattern, scalars, first: first, width: width, end: bestPlace) : [])
  }

  /// The score of a matched character after the best of what comes before, and how long a run it ends.
  private func extended(
    _ base: Int,
    _ column: Int,
    _ width: Int,
    _ place: Int,
    _ text: SearchText,
    gap: Int
  ) -> (score: Int, run: Int) {
    let diagonal = base - width + column - 1
    let before = column > 0 ? heights[diagonal] : 0
    var run = (column > 0 ? runs[diagonal] : 0) + 1
    let own = Int(text.bonuses[place])
    var bonus = own
    if run > 1 {
      let start = Int(text.bonuses[place - run + 1])
      // A better place begins a run of its own.
      if own >= FuzzyScore.boundary, own > start {
        run = 1
      } else {
        bonus = max(own, FuzzyScore.consecutive, start)
      }
    }
    let score = before + FuzzyScore.match
    return score + bonus < gap ? (score + own, 0) : (score + bonus, run)
  }

  private mutating func firstRow(_ scalar: UInt32, _ scalars: [UInt32], _ text: SearchText, first: Int, last: Int) {
    var before = 0
    var isInGap = false
    for place in first...last {
      let column = place - first
      if scalars[place] == scalar {
        heights[column] = FuzzyScore.match + Int(text.bonuses[place]) * FuzzyScore.firstCharacter
        runs[column] = 1
        isInGap = false
      } else {
        heights[column] = max(before + (isInGap ? FuzzyScore.gapExtension : FuzzyScore.gapStart), 0)
        runs[column] = 0
        isInGap = true
      }
      before = heights[column]
    }
  }

  /// Walks back from the best place to where each character was matched.
  private func places(_ pattern: [UInt32], _ scalars: [UInt32], first: Int, width: Int, end: Int) -> [Int] {
    var places: [Int] = []
    var row = pattern.count - 1
    var place = end
    var prefersMatch = true
    while true {
      let base = row * width
      let column = place - first
      let score = heights[base + column]
      let diagonal = row > 0 && place >= firsts[row] && column > 0 ? heights[base - width + column - 1] : 0
      let left = place > firsts[row] ? heights[base + column - 1] : 0
      if score > diagonal, score > left || (score == left && prefersMatch) {
        places.append(place)
        if row == 0 { break }
        row -= 1
      }
      prefersMatch =
        runs[base + column] > 1
        || (base + width + column + 1 < width * pattern.count && runs[base + width + column + 1] > 0)
      place -= 1
      if place < first { break }
    }
    return places.reversed()
  }
}
