/// Reads a font by its table of tables.
struct FaceReader {
  private var tables: [String: FontTable] = [:]

  /// - Parameter offset: where its table of tables is.
  init(_ file: FontTable, at offset: Int, _ budget: inout FontBudget) throws(FontFileError) {
    guard let count = file.uint16(at: offset + 4) else { throw .notAFont }
    try budget.take(count)
    for place in 0..<count {
      let record = offset + 12 + 16 * place
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
    // Versions below 2 have no heights of letters, and old fonts no such table.
    let windows = tables["OS/2"]
    let version = windows?.uint16(at: 0) ?? 0
    func height(at offset: Int, else usual: Double) -> Double {
      guard version >= 2, let height = windows?.int16(at: offset), height > 0 else { return usual }
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
        // Some write the depth as a positive number.
        descender: -abs(Double(descender)) / em,
        lineGap: max(0, Double(lineGap) / em),
        capHeight: height(at: 88, else: 0.7),
        xHeight: height(at: 86, else: 0.5)
      ),
      advances: advances(of: glyphs, metrics, metricCount, em)
    )
  }

  /// The widths of characters; glyphs behind the last width have that one.
  private func advances(
    of glyphs: [CharacterMap.Glyphs],
    _ metrics: FontTable,
    _ metricCount: Int,
    _ em: Double
  ) -> [FontFace.AdvanceRange] {
    var ranges: [FontFace.AdvanceRange] = []
    for run in glyphs {
      for (place, glyph) in run.glyphs.enumerated() where glyph != 0 {
        let scalar = run.first + UInt32(place)
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
