/// fzf's second algorithm: the best alignment of a pattern with a text, by dynamic programming over the part of the text
/// that can hold it. One matcher serves many texts, in memory that grows to what the longest needs.
final class FuzzyMatcher {
  private var heights = Growing<Int32>()
  private var runs = Growing<Int32>()
  private var firsts = Growing<Int>()
  private var bonuses = Growing<Int8>()
  private let kinds: [UInt8] = (UInt8.min...UInt8.max).map { UInt8(UInt8.kind(of: $0).rawValue) }
  private let bonusTable: [Int8] = FuzzyScore.bonusTable

  /// Aligns a pattern with a text.
  ///
  /// - Parameters:
  ///   - pattern: at least one unit, in lower case unless capitals count.
  ///   - wantsPlaces: whether the places of matched units are found as well.
  /// - Returns: the score, and the places; `nil` where the text does not hold the pattern.
  func match<Unit: SearchUnit>(
    _ pattern: [Unit],
    in text: SearchText<Unit>,
    isCaseSensitive: Bool,
    wantsPlaces: Bool
  ) -> (score: Int, places: [Int])? {
    let units = text.units(isCaseSensitive: isCaseSensitive)
    let length = pattern.count
    guard length <= units.count else { return nil }
    // The first place of each unit after that of the one before, and the last of the last.
    firsts.reserve(length)
    var wanted = 0
    var next = pattern[0]
    for place in units.indices where units[place] == next {
      firsts[wanted] = place
      wanted += 1
      if wanted == length { break }
      next = pattern[wanted]
    }
    guard wanted == length else { return nil }
    rate(text)
    if length == 1 { return single(pattern[0], units, from: firsts[0]) }
    let final = pattern[length - 1]
    var last = units.count - 1
    while units[last] != final { last -= 1 }
    return align(pattern, units, last: last, wantsPlaces: wantsPlaces)
  }

  /// What each place of a text is worth, until the next text is rated.
  func rate<Unit: SearchUnit>(_ text: SearchText<Unit>) {
    bonuses.reserve(text.count)
    var before = FuzzyScore.Kind.white.rawValue
    for place in text.original.indices {
      let unit = text.original[place]
      let kind = Unit.self == UInt8.self ? Int(kinds[Int(unit)]) : Unit.kind(of: unit).rawValue
      bonuses[place] = bonusTable[before * FuzzyScore.kinds + kind]
      before = kind
    }
  }

  /// What a place of the rated text is worth.
  func bonus(at place: Int) -> Int { Int(bonuses[place]) }

  /// One unit: the place that is worth most, the first of equals.
  private func single<Unit: SearchUnit>(
    _ unit: Unit,
    _ units: UnsafeBufferPointer<Unit>,
    from start: Int
  ) -> (score: Int, places: [Int])? {
    var best = 0
    var place = start
    for index in start..<units.count where units[index] == unit {
      let bonus = bonus(at: index)
      let score = FuzzyScore.match + bonus * FuzzyScore.firstCharacter
      if score > best { (best, place) = (score, index) }
      if bonus >= FuzzyScore.boundary { break }
    }
    return (best, [place])
  }

  private func align<Unit: SearchUnit>(
    _ pattern: [Unit],
    _ units: UnsafeBufferPointer<Unit>,
    last: Int,
    wantsPlaces: Bool
  ) -> (score: Int, places: [Int])? {
    let first = firsts[0]
    let width = last - first + 1
    heights.reserve(width * pattern.count)
    runs.reserve(width * pattern.count)
    firstRow(pattern[0], units, first: first, last: last)
    var best: Int32 = 0
    var bestPlace = last
    for row in 1..<pattern.count {
      let from = firsts[row]
      let base = row * width
      let wanted = pattern[row]
      var isInGap = false
      // What is to the left of the row's first cell counts as nothing.
      if from > first { heights[base + from - first - 1] = 0 }
      for place in from...last {
        let column = place - first
        let left = column > 0 ? heights[base + column - 1] : 0
        let gap = left + Int32(isInGap ? FuzzyScore.gapExtension : FuzzyScore.gapStart)
        var aligned: Int32 = 0
        var run: Int32 = 0
        if units[place] == wanted { (aligned, run) = extended(base, column, width, place, gap: gap) }
        runs[base + column] = run
        isInGap = aligned < gap
        let score = max(aligned, gap, 0)
        if row == pattern.count - 1, score > best { (best, bestPlace) = (score, place) }
        heights[base + column] = score
      }
    }
    return (Int(best), wantsPlaces ? places(pattern.count, first: first, width: width, end: bestPlace) : [])
  }

  /// The score of a matched unit after the best of what comes before, and how long a run it ends.
  private func extended(_ base: Int, _ column: Int, _ width: Int, _ place: Int, gap: Int32) -> (Int32, run: Int32) {
    let diagonal = base - width + column - 1
    let before = column > 0 ? heights[diagonal] : 0
    var run = (column > 0 ? runs[diagonal] : 0) + 1
    let own = Int32(bonuses[place])
    var bonus = own
    if run > 1 {
      let start = Int32(bonuses[place - Int(run) + 1])
      // A better place begins a run of its own.
      if own >= FuzzyScore.boundary, own > start {
        run = 1
      } else {
        bonus = max(own, Int32(FuzzyScore.consecutive), start)
      }
    }
    let score = before + Int32(FuzzyScore.match)
    return score + bonus < gap ? (score + own, 0) : (score + bonus, run)
  }

  private func firstRow<Unit: SearchUnit>(_ unit: Unit, _ units: UnsafeBufferPointer<Unit>, first: Int, last: Int) {
    var before: Int32 = 0
    var isInGap = false
    for place in first...last {
      let column = place - first
      if units[place] == unit {
        before = Int32(FuzzyScore.match + bonus(at: place) * FuzzyScore.firstCharacter)
        runs[column] = 1
        isInGap = false
      } else {
        before = max(before + Int32(isInGap ? FuzzyScore.gapExtension : FuzzyScore.gapStart), 0)
        runs[column] = 0
        isInGap = true
      }
      heights[column] = before
    }
  }

  /// Walks back from the best place to where each unit was matched.
  private func places(_ length: Int, first: Int, width: Int, end: Int) -> [Int] {
    var places: [Int] = []
    var row = length - 1
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
      let below = base + width + column + 1
      prefersMatch = runs[base + column] > 1 || (below < width * length && runs[below] > 0)
      place -= 1
      if place < first { break }
    }
    return places.reversed()
  }
}

/// Memory that is written before it is read, and only grows.
private struct Growing<Element: BitwiseCopyable>: ~Copyable {
  private var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: 256)

  deinit { buffer.deallocate() }

  mutating func reserve(_ count: Int) {
    guard count > buffer.count else { return }
    buffer.deallocate()
    buffer = .allocate(capacity: max(count, 2 * buffer.count))
  }

  subscript(index: Int) -> Element {
    get { buffer[index] }
    nonmutating set { buffer[index] = newValue }
  }
}
