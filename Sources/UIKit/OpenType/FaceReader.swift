struct FaceReader {
  private var tables: [String: FontTable] = [:]

  init(_ file: FontTable, at offset: Int, _ budget: inout FontBudget) throws(FontFileError) {
    guard let count = file.uint16(at: offset + 4) else { throw .notAFont }
    try budget.take(count)
    for index in 0..<count {
      let record = offset + 12 + 16 * index
      guard let tag = file.tag(at: record), let start = file.uint32(at: record + 8),
        let length = file.uint32(at: record + 12)
      else { throw .notAFont }
      guard let part = file.part(start, length) else { throw .malformedTable(tag) }
      tables[tag] = FontTable(name: tag, bytes: part.bytes)
    }
  }

  private func table(_ name: String) throws(FontFileError) -> FontTable {
    guard let table = tables[name] else { throw .missingTable(name) }
    return table
  }

  func face(_ budget: inout FontBudget) throws(FontFileError) -> FontFace {
    let (head, horizontal) = (try table("head"), try table("hhea"))
    guard let unitsPerEm = head.uint16(at: 18), (16...16_384).contains(unitsPerEm), let macStyle = head.uint16(at: 44)
    else { throw .malformedTable("head") }
    let em = Double(unitsPerEm)
    guard let ascender = horizontal.int16(at: 4), let descender = horizontal.int16(at: 6),
      let lineGap = horizontal.int16(at: 8), let metricCount = horizontal.uint16(at: 34), metricCount > 0
    else { throw .malformedTable("hhea") }
    let metrics = try table("hmtx")
    guard metrics.count >= metricCount * 4 else { throw .malformedTable("hmtx") }
    let glyphs = try CharacterMap(table("cmap")).glyphs(&budget)
    // Versions below 2 lack the x-height and cap height; old fonts lack the table.
    let windows = tables["OS/2"]
    let version = windows?.uint16(at: 0) ?? 0
    func height(at offset: Int, else fallback: Double) -> Double {
      guard version >= 2, let height = windows?.int16(at: offset), height > 0 else { return fallback }
      return Double(height) / em
    }
    let names = try FontNames(tables["name"], &budget)
    guard let name = names.postScript ?? names.family, let family = names.family ?? names.postScript else {
      throw .missingTable("name")
    }
    let selection = windows?.uint16(at: 62) ?? macStyle >> 1 & 1
    return FontFace(
      family: family,
      name: name,
      weight: min(1_000, max(1, windows?.uint16(at: 4) ?? (macStyle & 1 == 1 ? 700 : 400))),
      width: min(9, max(1, windows?.uint16(at: 6) ?? 5)),
      isItalic: selection & 1 == 1,
      heights: FontFace.Heights(
        ascender: Double(ascender) / em,
        // Some fonts store the descender as a positive number.
        descender: -abs(Double(descender)) / em,
        lineGap: max(0, Double(lineGap) / em),
        capHeight: height(at: 88, else: 0.7),
        xHeight: height(at: 86, else: 0.5)
      ),
      advances: advances(of: glyphs, metrics, metricCount, em)
    )
  }

  /// The advances of characters. Glyphs after the last entry share its advance.
  private func advances(
    of glyphs: [CharacterMap.Glyphs],
    _ metrics: FontTable,
    _ metricCount: Int,
    _ em: Double
  ) -> [FontFace.AdvanceRange] {
    var ranges: [FontFace.AdvanceRange] = []
    for run in glyphs {
      for (index, glyph) in run.glyphs.enumerated() where glyph != 0 {
        let scalar = run.first + UInt32(index)
        let width = Double(metrics.uint16(at: 4 * min(glyph, metricCount - 1)) ?? 0)
        let units = UInt16(min(Double(UInt16.max), (width * 1_000 / em).rounded()))
        if let last = ranges.last, last.first + UInt32(last.units.count) == scalar {
          ranges[ranges.count - 1].units.append(units)
        } else {
          ranges.append(FontFace.AdvanceRange(first: scalar, units: [units]))
        }
      }
    }
    return ranges
  }
}

/// The names in a font's `name` table, preferably in English.
struct FontNames {
  private var names: [Int: (rank: Int, text: String)] = [:]

  init(_ table: FontTable?, _ budget: inout FontBudget) throws(FontFileError) {
    guard let table, let count = table.uint16(at: 2), let start = table.uint16(at: 4) else { return }
    try budget.take(count)
    for index in 0..<count {
      let record = 6 + 12 * index
      guard let platform = table.uint16(at: record), let language = table.uint16(at: record + 4),
        let name = table.uint16(at: record + 6), [1, 6, 16].contains(name),
        let length = table.uint16(at: record + 8), let offset = table.uint16(at: record + 10),
        let bytes = table.part(start + offset, length)
      else { continue }
      let rank = platform == 3 && language == 0x409 ? 0 : platform == 1 ? 2 : 1
      if let known = names[name], known.rank <= rank { continue }
      let text = bytes.text(isUTF16: platform != 1)
      if !text.isEmpty { names[name] = (rank, text) }
    }
  }

  var family: String? { (names[16] ?? names[1])?.text }
  var postScript: String? { names[6]?.text }
}
