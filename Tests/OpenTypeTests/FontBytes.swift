/// A small font, made of the tables that the specification demands.
struct FontBytes {
  var unitsPerEm = 1_000
  var ascender = 900
  var descender = -300
  var lineGap = 50
  /// Widths by characters, in their order.
  var widths: [(character: UInt32, width: Int)] = [(0x41, 700), (0x42, 650), (0x44, 720)]
  var names: [(id: Int, text: String)] = [(1, "Basil Bold"), (6, "Basil-Bold"), (16, "Basil")]
  var weight = 700
  var isItalic = false
  /// Format 12 of `cmap` in place of 4.
  var isFull = false
  /// A group of format 12 in place of the characters.
  var group: (first: Int, last: Int)?
  /// Tables to leave out.
  var without: Set<String> = []
  /// The version at the start of the file.
  var version: [UInt8] = [0, 1, 0, 0]

  var bytes: [UInt8] { file(at: 0) }

  /// - Parameter start: where it begins in the file.
  func file(at start: Int) -> [UInt8] {
    let tables = tables.filter { !without.contains($0.0) }
    var header = version + short(tables.count) + short(0) + short(0) + short(0)
    var body: [UInt8] = []
    for (tag, table) in tables {
      header += Array(tag.utf8) + long(0) + long(start + 12 + 16 * tables.count + body.count) + long(table.count)
      body += table
    }
    return header + body
  }

  private var tables: [(String, [UInt8])] {
    [
      ("OS/2", windows), ("cmap", characterMap),
      ("head", zeros(18) + short(unitsPerEm) + zeros(24) + short(isItalic ? 2 : 0) + zeros(8)),
      ("hhea", zeros(4) + short(ascender) + short(descender) + short(lineGap) + zeros(24) + short(widths.count + 1)),
      ("hmtx", short(500) + short(0) + widths.flatMap { short($0.width) + short(0) }), ("name", nameTable),
    ]
  }

  private var windows: [UInt8] {
    short(2) + short(0) + short(weight) + short(5) + zeros(54) + short(isItalic ? 1 : 0) + zeros(22) + short(480)
      + short(700)
  }

  private var characterMap: [UInt8] {
    let header = short(0) + short(1) + short(3) + short(isFull ? 10 : 1) + long(12)
    if let group {
      return short(0) + short(1) + short(3) + short(10) + long(12) + short(12) + short(0) + long(28) + long(0) + long(1)
        + long(group.first) + long(group.last) + long(1)
    }
    if isFull {
      let groups = widths.enumerated().flatMap { long(Int($1.character)) + long(Int($1.character)) + long($0 + 1) }
      return header + short(12) + short(0) + long(16 + groups.count) + long(0) + long(widths.count) + groups
    }
    // A segment for each character, and the last, which marks the end.
    let ends = widths.map { Int($0.character) } + [0xFFFF]
    let deltas = widths.enumerated().map { $0 + 1 - Int($1.character) } + [1]
    let segments =
      ends.flatMap(short) + short(0) + ends.flatMap(short) + deltas.flatMap(short) + ends.flatMap { _ in short(0) }
    return header + short(4) + short(14 + segments.count) + short(0) + short(ends.count * 2) + zeros(6) + segments
  }

  private var nameTable: [UInt8] {
    var (records, texts): ([UInt8], [UInt8]) = ([], [])
    for name in names {
      let text = name.text.utf16.flatMap { short(Int($0)) }
      records += short(3) + short(1) + short(0x409) + short(name.id) + short(text.count) + short(texts.count)
      texts += text
    }
    return short(0) + short(names.count) + short(6 + records.count) + records + texts
  }

  private func short(_ number: Int) -> [UInt8] {
    let bits = UInt16(truncatingIfNeeded: number)
    return [UInt8(bits >> 8), UInt8(bits & 0xFF)]
  }

  private func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }

  private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
}
