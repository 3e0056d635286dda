/// The bytes of a file in which faulty entries are blanked out, so that the rest can be parsed. Line breaks stay, so no
/// offset changes.
struct EntryMask {
  private(set) var bytes: [UInt8]
  private(set) var lines: Set<Int> = []
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    if starts.last != bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  /// Blanks out the entry that starts at a line: the line and the deeper lines below it. If the line is blank already,
  /// blanks out the enclosing entry.
  ///
  /// - Returns: Whether anything was blanked out.
  mutating func hideEntry(at line: Int) -> Bool {
    guard line >= 1, line < starts.count else { return false }
    var first = line
    var limit = Int.max
    while isBlank(first) || indentation(of: first) >= limit {
      // If the line is blank already, the enclosing entry is above it and less indented.
      if !isBlank(first) { limit = min(limit, indentation(of: first)) }
      first -= 1
      guard first >= 1, !isMarker(first) else { return false }
      if !isBlank(first), limit == .max { limit = indentation(of: first) + 1 }
    }
    hide(from: first)
    return true
  }

  private mutating func hide(from first: Int) {
    let indentation = indentation(of: first)
    let isItem = isItem(first)
    blank(first)
    var line = first + 1
    while line < starts.count, !isMarker(line) {
      let isPart =
        isBlank(line) || self.indentation(of: line) > indentation
        // The items of a list may have the same indentation as its key.
        || (!isItem && self.indentation(of: line) == indentation && self.isItem(line))
      guard isPart else { return }
      blank(line)
      line += 1
    }
  }

  private mutating func blank(_ line: Int) {
    guard !isBlank(line) else { return }
    lines.insert(line)
    for offset in range(line) where bytes[offset] != 0x0A && bytes[offset] != 0x0D { bytes[offset] = 0x20 }
  }

  private func range(_ line: Int) -> Range<Int> { starts[line - 1]..<starts[line] }

  private func isBlank(_ line: Int) -> Bool {
    range(line).allSatisfy { bytes[$0] == 0x20 || bytes[$0] == 0x09 || bytes[$0] == 0x0A || bytes[$0] == 0x0D }
  }

  private func indentation(of line: Int) -> Int {
    range(line).prefix { bytes[$0] == 0x20 || bytes[$0] == 0x09 }.count
  }

  private func isItem(_ line: Int) -> Bool {
    let start = range(line).lowerBound + indentation(of: line)
    guard start < bytes.count, bytes[start] == UInt8(ascii: "-") else { return false }
    return start + 1 >= bytes.count || bytes[start + 1] == 0x20 || bytes[start + 1] == 0x0A || bytes[start + 1] == 0x0D
  }

  private func isMarker(_ line: Int) -> Bool {
    let text = bytes[range(line)].prefix(3)
    return text.elementsEqual("---".utf8) || text.elementsEqual("...".utf8)
  }
}
