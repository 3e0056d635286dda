/// fzf's second algorithm: the best alignment of a pattern with a text, by dynamic programming over the part of the
/// text that can hold it. One matcher serves many texts, in memory that grows to the need of the longest.
///
/// The score alone is found from the places where a unit of the pattern is: between two of them a score only falls by
/// the gap, which needs no table. Where places are wanted, for the few texts that are shown, the complete table is filled.
struct FuzzyMatcher: ~Copyable {
  private var heights = Growing<Int32>()
  private var runs = Growing<Int32>()
  private var firsts = Growing<Int>()
  private var taken = Growing<Taken>()
  private var before = Growing<Taken>()
  private let kinds = Growing((UInt8.min...UInt8.max).map { UInt8(UInt8.kind(of: $0).rawValue) })
  private let bonusTable = Growing(FuzzyScore.bonusTable)

  /// A place where a unit of the pattern is matched, with the best score that ends there.
  private struct Taken {
    var place: Int
    var height: Int32
    /// How many units side by side end there.
    var run: Int32
  }

  /// Aligns a pattern with a text.
  ///
  /// - Parameters:
  ///   - pattern: at least one unit, in lower case unless capitals count.
  ///   - places: gets the places of matched units; `nil` where they are not wanted.
  /// - Returns: the score; `nil` where the text does not hold the pattern.
  mutating func match<Unit: SearchUnit>(
    _ pattern: UnsafeBufferPointer<Unit>,
    in text: SearchText<Unit>,
    isCaseSensitive: Bool,
    places: inout [Int]?
  ) -> Int? {
    let units = text.units(isCaseSensitive: isCaseSensitive)
    let length = pattern.count
    guard length <= units.count else { return nil }
    // The first place of each unit after that of the one before, and the last of the last.
    firsts.reserve(length)
    var start = 0
    for wanted in 0..<length {
      var occurrences = Occurrences(of: pattern[wanted], in: units, from: start, through: units.count - 1)
      guard let place = occurrences.next() else { return nil }
      firsts[wanted] = place
      start = place + 1
    }
    if length == 1 { return single(pattern[0], units, text, from: firsts[0], places: &places) }
    let final = pattern[length - 1]
    var last = units.count - 1
    while units[last] != final { last -= 1 }
    if places != nil { return align(pattern, units, text, last: last, places: &places) }
    return score(of: pattern, units, text, last: last)
  }

  /// The points of a place in a text, by the characters there and before it.
  func bonus<Unit: SearchUnit>(at place: Int, of text: SearchText<Unit>) -> Int {
    let before = place == 0 ? FuzzyScore.Kind.white.rawValue : kind(of: text.original[place - 1])
    return Int(bonusTable[before * FuzzyScore.kinds + kind(of: text.original[place])])
  }

  private func kind<Unit: SearchUnit>(of unit: Unit) -> Int {
    Unit.self == UInt8.self ? Int(kinds[Int(unit)]) : Unit.kind(of: unit).rawValue
  }

  /// One unit: the place that is worth most, the first of equals.
  private func single<Unit: SearchUnit>(
    _ unit: Unit,
    _ units: UnsafeBufferPointer<Unit>,
    _ text: SearchText<Unit>,
    from start: Int,
    places: inout [Int]?
  ) -> Int {
    var best = 0
    var place = start
    for index in Occurrences(of: unit, in: units, from: start, through: units.count - 1) {
      let bonus = bonus(at: index, of: text)
      let score = FuzzyScore.match + bonus * FuzzyScore.firstCharacter
      if score > best { (best, place) = (score, index) }
      if bonus >= FuzzyScore.boundary { break }
    }
    places?.append(place)
    return best
  }

  // MARK: - The score alone

  private mutating func score<Unit: SearchUnit>(
    of pattern: UnsafeBufferPointer<Unit>,
    _ units: UnsafeBufferPointer<Unit>,
    _ text: SearchText<Unit>,
    last: Int
  ) -> Int {
    before.reserve(last + 1)
    taken.reserve(last + 1)
    var count = 0
    for place in Occurrences(of: pattern[0], in: units, from: firsts[0], through: last) {
      let height = FuzzyScore.match + bonus(at: place, of: text) * FuzzyScore.firstCharacter
      taken[count] = Taken(place: place, height: Int32(height), run: 1)
      count += 1
    }
    for row in 1..<pattern.count {
      swap(&before, &taken)
      let beforeCount = count
      var upTo = 0
      count = 0
      for place in Occurrences(of: pattern[row], in: units, from: firsts[row], through: last) {
        while upTo < beforeCount, before[upTo].place < place { upTo += 1 }
        let diagonal = upTo > 0 ? before[upTo - 1] : nil
        let left = count > 0 ? FuzzyMatcher.fallen(taken[count - 1], to: place - 1) : 0
        let isInGap = count > 0 && taken[count - 1].place < place - 1 && left > 0
        let gap = left + Int32(isInGap ? FuzzyScore.gapExtension : FuzzyScore.gapStart)
        let (height, run) = extended(
          diagonal.map { FuzzyMatcher.fallen($0, to: place - 1) } ?? 0,
          run: diagonal.map { $0.place == place - 1 ? $0.run : 0 } ?? 0,
          at: place,
          of: text,
          gap: gap
        )
        // Where the gap is worth more the row goes on as if nothing stood here.
        guard height >= gap else { continue }
        taken[count] = Taken(place: place, height: height, run: run)
        count += 1
      }
    }
    var best: Int32 = 0
    for index in 0..<count { best = max(best, taken[index].height) }
    return Int(best)
  }

  /// The part of a score that is left at a place behind the match that it ends in.
  private static func fallen(_ match: Taken, to place: Int) -> Int32 {
    let distance = Int32(place - match.place)
    guard distance > 0 else { return match.height }
    return max(0, match.height + Int32(FuzzyScore.gapStart) + (distance - 1) * Int32(FuzzyScore.gapExtension))
  }

  /// The score of a matched unit after the best match before, and how long a run it ends.
  private func extended<Unit: SearchUnit>(
    _ before: Int32,
    run runBefore: Int32,
    at place: Int,
    of text: SearchText<Unit>,
    gap: Int32
  ) -> (Int32, run: Int32) {
    var run = runBefore + 1
    let own = Int32(bonus(at: place, of: text))
    var bonus = own
    if run > 1 {
      let start = Int32(self.bonus(at: place - Int(run) + 1, of: text))
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

  // MARK: - The places too

  private mutating func align<Unit: SearchUnit>(
    _ pattern: UnsafeBufferPointer<Unit>,
    _ units: UnsafeBufferPointer<Unit>,
    _ text: SearchText<Unit>,
    last: Int,
    places: inout [Int]?
  ) -> Int {
    let first = firsts[0]
    let width = last - first + 1
    heights.reserve(width * pattern.count)
    runs.reserve(width * pattern.count)
    firstRow(pattern[0], units, text, first: first, last: last)
    var best: Int32 = 0
    var bestPlace = last
    for row in 1..<pattern.count {
      let from = firsts[row]
      let base = row * width
      var isInGap = false
      // Cells to the left of the row's first one count as nothing.
      if from > first { heights[base + from - first - 1] = 0 }
      for place in from...last {
        let column = place - first
        let left = column > 0 ? heights[base + column - 1] : 0
        let gap = left + Int32(isInGap ? FuzzyScore.gapExtension : FuzzyScore.gapStart)
        var aligned: Int32 = 0
        var run: Int32 = 0
        if units[place] == pattern[row] {
          let diagonal = base - width + column - 1
          (aligned, run) = extended(
            column > 0 ? heights[diagonal] : 0,
            run: column > 0 ? runs[diagonal] : 0,
            at: place,
            of: text,
            gap: gap
          )
        }
        runs[base + column] = run
        isInGap = aligned < gap
        let score = max(aligned, gap, 0)
        if row == pattern.count - 1, score > best { (best, bestPlace) = (score, place) }
        heights[base + column] = score
      }
    }
    places? += walkBack(pattern.count, first: first, width: width, end: bestPlace)
    return Int(best)
  }

  private mutating func firstRow<Unit: SearchUnit>(
    _ unit: Unit,
    _ units: UnsafeBufferPointer<Unit>,
    _ text: SearchText<Unit>,
    first: Int,
    last: Int
  ) {
    var before: Int32 = 0
    var isInGap = false
    for place in first...last {
      let column = place - first
      if units[place] == unit {
        before = Int32(FuzzyScore.match + bonus(at: place, of: text) * FuzzyScore.firstCharacter)
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
  private func walkBack(_ length: Int, first: Int, width: Int, end: Int) -> [Int] {
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
struct Growing<Element: BitwiseCopyable>: ~Copyable {
  private var buffer: UnsafeMutableBufferPointer<Element>

  init() {
    buffer = .allocate(capacity: 64)
  }

  /// A copy of elements.
  init(_ elements: [Element]) {
    buffer = .allocate(capacity: elements.count)
    _ = buffer.initialize(from: elements)
  }

  deinit { buffer.deallocate() }

  /// Makes room; the former content is lost.
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

/// The places of a unit in a text, from one place to another.
///
/// Bytes are looked at eight at a time, without a branch for each: which of them are equal is one number.
struct Occurrences<Unit: SearchUnit>: Sequence, IteratorProtocol {
  /// How many bytes behind a text may be read too.
  static var overread: Int { 8 }

  private let units: UnsafeBufferPointer<Unit>
  private let unit: Unit
  private let end: Int
  /// The place of the first of the eight bytes that are looked at, or the place itself in a text of code points.
  private var place: Int
  /// Of these bytes, those that are equal and have not been given yet, by their highest bits.
  private var equal: UInt64 = 0

  /// Looks for a unit from a place on, up to another, which is in it.
  init(of unit: Unit, in units: UnsafeBufferPointer<Unit>, from start: Int, through end: Int) {
    self.units = units
    self.unit = unit
    self.end = end
    place = start
    if Unit.self == UInt8.self, place <= end { equal = equalBytes } else { place -= 1 }
  }

  mutating func next() -> Int? {
    guard Unit.self == UInt8.self else {
      repeat { place += 1 } while place <= end && units[place] != unit
      return place <= end ? place : nil
    }
    while equal == 0 {
      place += 8
      guard place <= end else { return nil }
      equal = equalBytes
    }
    let found = place + equal.trailingZeroBitCount / 8
    equal &= equal - 1
    return found <= end ? found : nil
  }

  /// The highest bit of each of the eight bytes at the place that is the unit. Both are ASCII, which leaves it free.
  private var equalBytes: UInt64 {
    guard let base = units.baseAddress else { return 0 }
    let bytes = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: place, as: UInt64.self)
    let difference = UInt64(littleEndian: bytes) ^ (0x0101_0101_0101_0101 &* UInt64(truncatingIfNeeded: unit))
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((difference & low) &+ low) | difference | low)
  }
}
