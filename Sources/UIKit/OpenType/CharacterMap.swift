struct CharacterMap {
  struct Glyphs {
    let first: UInt32
    var glyphs: [Int]
  }

  private let table: FontTable

  init(_ table: FontTable) { self.table = table }

  func glyphs(_ budget: inout FontBudget) throws(FontFileError) -> [Glyphs] {
    guard let count = table.uint16(at: 2) else { throw .malformedTable("cmap") }
    try budget.take(count)
    var best: (rank: Int, table: FontTable)?
    for index in 0..<count {
      let record = 4 + 8 * index
      guard let platform = table.uint16(at: record), let encoding = table.uint16(at: record + 2),
        let offset = table.uint32(at: record + 4), let part = table.rest(from: offset),
        let format = part.uint16(at: 0), let rank = CharacterMap.rank(platform, encoding, format)
      else { continue }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, part) }
    }
    guard let best else { throw .malformedTable("cmap") }
    let glyphs = try best.rank == 0 ? groups(best.table, &budget) : segments(best.table, &budget)
    guard let glyphs else { throw .malformedTable("cmap") }
    return glyphs
  }

  /// The preference of an encoding: full Unicode, then its Basic Multilingual Plane; nil for others.
  private static func rank(_ platform: Int, _ encoding: Int, _ format: Int) -> Int? {
    guard platform == 0 && encoding != 5 || platform == 3 && [1, 10].contains(encoding) else { return nil }
    return format == 12 ? 0 : format == 4 ? 1 : nil
  }

  private func groups(_ table: FontTable, _ budget: inout FontBudget) throws(FontFileError) -> [Glyphs]? {
    guard let count = table.uint32(at: 12), count <= table.count / 12 else { return nil }
    var glyphs: [Glyphs] = []
    var next = 0
    for index in 0..<count {
      let group = 16 + 12 * index
      guard let start = table.uint32(at: group), let end = table.uint32(at: group + 4),
        let glyph = table.uint32(at: group + 8), start >= next, end >= start, end <= 0x10_FFFF
      else { return nil }
      next = end + 1
      try budget.take(next - start)
      glyphs.append(Glyphs(first: UInt32(start), glyphs: (start...end).map { glyph + $0 - start }))
    }
    return glyphs
  }

  private func segments(_ table: FontTable, _ budget: inout FontBudget) throws(FontFileError) -> [Glyphs]? {
    guard let doubled = table.uint16(at: 6) else { return nil }
    var glyphs: [Glyphs] = []
    var next = 0
    for offset in stride(from: 0, to: doubled, by: 2) {
      let position = 16 + doubled * 3 + offset
      guard let end = table.uint16(at: 14 + offset), let start = table.uint16(at: 16 + doubled + offset),
        let delta = table.uint16(at: 16 + doubled * 2 + offset), let distance = table.uint16(at: position)
      else { return nil }
      guard start >= next, end >= start else { return nil }
      next = end + 1
      try budget.take(next - start)
      // The last segment is a terminator.
      if start == 0xFFFF { continue }
      var run: [Int] = []
      for character in start...end {
        if distance == 0 {
          run.append((character + delta) & 0xFFFF)
        } else {
          guard let glyph = table.uint16(at: position + distance + 2 * (character - start)) else { return nil }
          run.append(glyph == 0 ? 0 : (glyph + delta) & 0xFFFF)
        }
      }
      glyphs.append(Glyphs(first: UInt32(start), glyphs: run))
    }
    return glyphs
  }
}
