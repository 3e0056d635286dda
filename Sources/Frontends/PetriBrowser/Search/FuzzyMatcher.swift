/// fzf's second algorithm: the best alignment of a pattern with a text, by dynamic programming over the part of the
/// text that can contain it. A matcher is reused, growing its memory.
///
/// The score alone is computed from the occurrences of the pattern's units, because between them it only falls by the
/// gap penalty. Positions need the complete table, which is filled only for visible texts.
struct FuzzyMatcher: ~Copyable {
  private var heights = Growing<Int32>()
  private var runs = Growing<Int32>()
  private var firsts = Growing<Int>()
  private var taken = Growing<Taken>()
  private var before = Growing<Taken>()
  private let kinds = Growing((UInt8.min...UInt8.max).map { UInt8(UInt8.kind(of: $0).rawValue) })
  private let bonusTable = Growing(FuzzyScore.bonusTable)

  private struct Taken {
    var position: Int
    var height: Int32
    /// The number of consecutive matches ending there.
    var run: Int32
  }

  /// Aligns a non-empty pattern, lowercase unless case matters, with a text. `positions` receives the matched positions
  /// unless it is `nil`.
  ///
  /// - Returns: The score; `nil` without a match.
  mutating func match<Unit: SearchUnit>(
    _ pattern: UnsafeBufferPointer<Unit>,
    in text: SearchText<Unit>,
    isCaseSensitive: Bool,
    positions: inout [Int]?
  ) -> Int? {
    let units = text.units(isCaseSensitive: isCaseSensitive)
    let length = pattern.count
    guard length <= units.count else { return nil }
    // The first occurrence of each unit after the previous one, and the last occurrence of the last.
    firsts.reserve(length)
    var start = 0
    for wanted in 0..<length {
      var occurrences = Occurrences(of: pattern[wanted], in: units, from: start, through: units.count - 1)
      guard let position = occurrences.next() else { return nil }
      firsts[wanted] = position
      start = position + 1
    }
    if length == 1 { return single(pattern[0], units, text, from: firsts[0], positions: &positions) }
    let final = pattern[length - 1]
    var last = units.count - 1
    while units[last] != final { last -= 1 }
    if positions != nil { return align(pattern, units, text, last: last, positions: &positions) }
    return score(of: pattern, units, text, last: last)
  }

  /// The bonus of a position, by its character and the one before.
  func bonus<Unit: SearchUnit>(at position: Int, of text: SearchText<Unit>) -> Int {
    let before = position == 0 ? FuzzyScore.Kind.white.rawValue : kind(of: text.original[position - 1])
    return Int(bonusTable[before * FuzzyScore.kinds + kind(of: text.original[position])])
  }

  private func kind<Unit: SearchUnit>(of unit: Unit) -> Int {
    Unit.self == UInt8.self ? Int(kinds[Int(unit)]) : Unit.kind(of: unit).rawValue
  }

  /// The best position of a single unit, the first of equals.
  private func single<Unit: SearchUnit>(
    _ unit: Unit,
    _ units: UnsafeBufferPointer<Unit>,
    _ text: SearchText<Unit>,
    from start: Int,
    positions: inout [Int]?
  ) -> Int {
    var best = 0
    var position = start
    for index in Occurrences(of: unit, in: units, from: start, through: units.count - 1) {
      let bonus = bonus(at: index, of: text)
      let score = FuzzyScore.match + bonus * FuzzyScore.firstCharacter
      if score > best { (best, position) = (score, index) }
      if bonus >= FuzzyScore.boundary { break }
    }
    positions?.append(position)
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
    for position in Occurrences(of: pattern[0], in: units, from: firsts[0], through: last) {
      let height = FuzzyScore.match + bonus(at: position, of: text) * FuzzyScore.firstCharacter
      taken[count] = Taken(position: position, height: Int32(height), run: 1)
      count += 1
    }
    for row in 1..<pattern.count {
      swap(&before, &taken)
      let beforeCount = count
      var upTo = 0
      count = 0
      for position in Occurrences(of: pattern[row], in: units, from: firsts[row], through: last) {
        while upTo < beforeCount, before[upTo].position < position { upTo += 1 }
        let diagonal = upTo > 0 ? before[upTo - 1] : nil
        let left = count > 0 ? FuzzyMatcher.fallen(taken[count - 1], to: position - 1) : 0
        let isInGap = count > 0 && taken[count - 1].position < position - 1 && left > 0
        let gap = left + Int32(isInGap ? FuzzyScore.gapExtension : FuzzyScore.gapStart)
        let (height, run) = extended(
          diagonal.map { FuzzyMatcher.fallen($0, to: position - 1) } ?? 0,
          run: diagonal.map { $0.position == position - 1 ? $0.run : 0 } ?? 0,
          at: position,
          of: text,
          gap: gap
        )
        // If the gap scores higher, the row continues as if nothing matched here.
        guard height >= gap else { continue }
        taken[count] = Taken(position: position, height: height, run: run)
        count += 1
      }
    }
    var best: Int32 = 0
    for index in 0..<count { best = max(best, taken[index].height) }
    return Int(best)
  }

  /// The score remaining at a position after a match.
  private static func fallen(_ match: Taken, to position: Int) -> Int32 {
    let distance = Int32(position - match.position)
    guard distance > 0 else { return match.height }
    return max(0, match.height + Int32(FuzzyScore.gapStart) + (distance - 1) * Int32(FuzzyScore.gapExtension))
  }

  /// The score of a match after the best previous one, and the length of its run.
  private func extended<Unit: SearchUnit>(
    _ before: Int32,
    run runBefore: Int32,
    at position: Int,
    of text: SearchText<Unit>,
    gap: Int32
  ) -> (Int32, run: Int32) {
    var run = runBefore + 1
    let own = Int32(bonus(at: position, of: text))
    var bonus = own
    if run > 1 {
      let start = Int32(self.bonus(at: position - Int(run) + 1, of: text))
      // A better position starts a new run.
      if own >= FuzzyScore.boundary, own > start {
        run = 1
      } else {
        bonus = max(own, Int32(FuzzyScore.consecutive), start)
      }
    }
    let score = before + Int32(FuzzyScore.match)
    return score + bonus < gap ? (score + own, 0) : (score + bonus, run)
  }

  // MARK: - The positions too

  private mutating func align<Unit: SearchUnit>(
    _ pattern: UnsafeBufferPointer<Unit>,
    _ units: UnsafeBufferPointer<Unit>,
    _ text: SearchText<Unit>,
    last: Int,
    positions: inout [Int]?
  ) -> Int {
    let first = firsts[0]
    let width = last - first + 1
    heights.reserve(width * pattern.count)
    runs.reserve(width * pattern.count)
    firstRow(pattern[0], units, text, first: first, last: last)
    var best: Int32 = 0
    var bestPosition = last
    for row in 1..<pattern.count {
      let from = firsts[row]
      let base = row * width
      var isInGap = false
      // Cells left of the row's first one are 0.
      if from > first { heights[base + from - first - 1] = 0 }
      for position in from...last {
        let column = position - first
        let left = column > 0 ? heights[base + column - 1] : 0
        let gap = left + Int32(isInGap ? FuzzyScore.gapExtension : FuzzyScore.gapStart)
        var aligned: Int32 = 0
        var run: Int32 = 0
        if units[position] == pattern[row] {
          let diagonal = base - width + column - 1
          (aligned, run) = extended(
            column > 0 ? heights[diagonal] : 0,
            run: column > 0 ? runs[diagonal] : 0,
            at: position,
            of: text,
            gap: gap
          )
        }
        runs[base + column] = run
        isInGap = aligned < gap
        let score = max(aligned, gap, 0)
        if row == pattern.count - 1, score > best { (best, bestPosition) = (score, position) }
        heights[base + column] = score
      }
    }
    positions? += walkBack(pattern.count, first: first, width: width, end: bestPosition)
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
    for position in first...last {
      let column = position - first
      if units[position] == unit {
        before = Int32(FuzzyScore.match + bonus(at: position, of: text) * FuzzyScore.firstCharacter)
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

  /// Traces back from the best position to each match.
  private func walkBack(_ length: Int, first: Int, width: Int, end: Int) -> [Int] {
    var positions: [Int] = []
    var row = length - 1
    var position = end
    var prefersMatch = true
    while true {
      let base = row * width
      let column = position - first
      let score = heights[base + column]
      let diagonal = row > 0 && position >= firsts[row] && column > 0 ? heights[base - width + column - 1] : 0
      let left = position > firsts[row] ? heights[base + column - 1] : 0
      if score > diagonal, score > left || (score == left && prefersMatch) {
        positions.append(position)
        if row == 0 { break }
        row -= 1
      }
      let below = base + width + column + 1
      prefersMatch = runs[base + column] > 1 || (below < width * length && runs[below] > 0)
      position -= 1
      if position < first { break }
    }
    return positions.reversed()
  }
}

/// Uninitialized, growing memory.
struct Growing<Element: BitwiseCopyable>: ~Copyable {
  private var buffer: UnsafeMutableBufferPointer<Element>

  init() {
    buffer = .allocate(capacity: 64)
  }

  init(_ elements: [Element]) {
    buffer = .allocate(capacity: elements.count)
    _ = buffer.initialize(from: elements)
  }

  deinit { buffer.deallocate() }

  /// Ensures a capacity; discards the content.
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

/// The occurrences of a unit in a range. Bytes are compared eight at a time without branching.
struct Occurrences<Unit: SearchUnit>: Sequence, IteratorProtocol {
  /// The number of bytes after a text that may be read.
  static var overread: Int { 8 }

  private let units: UnsafeBufferPointer<Unit>
  private let unit: Unit
  private let end: Int
  /// The position of the current eight bytes, or of the current code point.
  private var position: Int
  /// The highest bits of the matching bytes not returned yet.
  private var equal: UInt64 = 0

  init(of unit: Unit, in units: UnsafeBufferPointer<Unit>, from start: Int, through end: Int) {
    self.units = units
    self.unit = unit
    self.end = end
    position = start
    if Unit.self == UInt8.self, position <= end { equal = equalBytes } else { position -= 1 }
  }

  mutating func next() -> Int? {
    guard Unit.self == UInt8.self else {
      repeat { position += 1 } while position <= end && units[position] != unit
      return position <= end ? position : nil
    }
    while equal == 0 {
      position += 8
      guard position <= end else { return nil }
      equal = equalBytes
    }
    let found = position + equal.trailingZeroBitCount / 8
    equal &= equal - 1
    return found <= end ? found : nil
  }

  /// The highest bit of each matching byte. Both operands are ASCII, so that bit is free.
  private var equalBytes: UInt64 {
    guard let base = units.baseAddress else { return 0 }
    let bytes = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: position, as: UInt64.self)
    let difference = UInt64(littleEndian: bytes) ^ (0x0101_0101_0101_0101 &* UInt64(truncatingIfNeeded: unit))
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((difference & low) &+ low) | difference | low)
  }
}
