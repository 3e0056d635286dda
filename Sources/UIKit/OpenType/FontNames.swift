/// The names of a font, by its table of names: in English, else in the first language there is.
struct FontNames {
  private var names: [Int: (rank: Int, text: String)] = [:]

  init(_ table: FontTable?, _ budget: inout FontBudget) throws(FontFileError) {
    guard let table, let count = table.uint16(at: 2), let start = table.uint16(at: 4) else { return }
    try budget.take(count)
    for place in 0..<count {
      let record = 6 + 12 * place
      guard let platform = table.uint16(at: record), let language = table.uint16(at: record + 4),
        let name = table.uint16(at: record + 6), [1, 6, 16].contains(name),
        let length = table.uint16(at: record + 8), let offset = table.uint16(at: record + 10),
        let bytes = table.part(start + offset, length)
      else { continue }
      // The Windows platform's English of the United States, then any of Unicode, then the Macintosh's.
      let rank = platform == 3 && language == 0x409 ? 0 : platform == 1 ? 2 : 1
      if let known = names[name], known.rank <= rank { continue }
      let text = bytes.text(isUTF16: platform != 1)
      if !text.isEmpty { names[name] = (rank, text) }
    }
  }

  /// The family with all its weights, else that of four styles.
  var family: String? { (names[16] ?? names[1])?.text }
  /// The PostScript name.
  var postScript: String? { names[6]?.text }
}
