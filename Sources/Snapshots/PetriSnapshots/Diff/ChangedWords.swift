import PetriRendering

enum ChangedWords {
  /// The ranges of characters that differ from the corresponding line of the other text, by row. Lines without a
  /// counterpart, or with nothing in common with it, have no range.
  static func ranges(in rows: ArraySlice<UnifiedDiff.Row>) -> [Int: Range<Int>] {
    var ranges: [Int: Range<Int>] = [:]
    var removed: [(Int, Substring)] = []
    var added: [(Int, Substring)] = []
    func close() {
      for (old, new) in zip(removed, added) {
        let (before, after) = (Array(old.1), Array(new.1))
        let common = commonEnds(before, after)
        guard common.head + common.tail > 0 else { continue }
        ranges[old.0] = common.head..<(before.count - common.tail)
        ranges[new.0] = common.head..<(after.count - common.tail)
      }
      removed = []
      added = []
    }
    for index in rows.indices {
      switch rows[index] {
      case .removed(let line):
        if !added.isEmpty { close() }
        removed.append((index, line.text))
      case .added(let line): added.append((index, line.text))
      case .same, .folded: close()
      }
    }
    close()
    return ranges
  }

  /// The lengths of the common prefix and suffix of two lines, up to word boundaries.
  private static func commonEnds(_ old: [Character], _ new: [Character]) -> (head: Int, tail: Int) {
    let most = min(old.count, new.count)
    var head = 0
    while head < most, old[head] == new[head] { head += 1 }
    while head > 0, head < max(old.count, new.count), isWord(old[head - 1]) { head -= 1 }
    var tail = 0
    while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    while tail > 0, isWord(old[old.count - tail]) { tail -= 1 }
    return (head, tail)
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
