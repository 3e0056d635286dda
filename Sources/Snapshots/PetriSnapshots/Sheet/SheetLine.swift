import PetriText

/// Lines of texts as they are in a sheet, where some would be read as something else, or be changed by a checkout.
enum SheetLine {
  /// Written after a text that doesn't end with a line feed.
  static let withoutNewline = "\\ no newline at the end"

  /// The lines of a text in a sheet.
  static func lines(of text: String) -> [String] {
    var lines = text.lineSlices.map { escaped(String($0)) }
    if lines.last?.isEmpty == true, lines.count > 1 {
      lines.removeLast()
    } else {
      lines.append(withoutNewline)
    }
    return lines
  }

  /// The text of lines of a sheet, or the place of the first that no text is written as.
  ///
  /// - Parameter lines: slices of one text that follow one another.
  static func text(of lines: ArraySlice<Substring>) -> Result<String, Unreadable> {
    if let first = lines.first, let last = lines.last, !lines.contains(where: { $0.utf8.first == 0x5C }) {
      // None is escaped, so that they are the text as they stand.
      var text = String(first.base[first.startIndex..<last.endIndex])
      text += "\n"
      return .success(text)
    }
    var text = ""
    for (index, line) in zip(lines.indices, lines) {
      if line == withoutNewline {
        guard index == lines.endIndex - 1, !text.isEmpty else { return .failure(Unreadable(index: index)) }
        return .success(String(text.utf8.dropLast()) ?? text)
      }
      guard let line = unescaped(line) else { return .failure(Unreadable(index: index)) }
      text += line + "\n"
    }
    return .success(text)
  }

  /// Where a line is that can't be read.
  struct Unreadable: Error {
    let index: Int
  }

  /// Whether a line is one of those that a merge leaves.
  static func isConflictMarker(_ line: some StringProtocol) -> Bool {
    switch line.utf8.first {
    case UInt8(ascii: "<"): begins(line, "<<<<<<< ")
    case UInt8(ascii: ">"): begins(line, ">>>>>>> ")
    case UInt8(ascii: "|"): begins(line, "||||||| ")
    case UInt8(ascii: "="): line == "======="
    default: false
    }
  }

  /// Whether a line begins a section.
  static func isSection(_ line: some StringProtocol) -> Bool {
    switch line.utf8.first {
    case UInt8(ascii: "i"): begins(line, "in ")
    case UInt8(ascii: "w"): begins(line, "with ")
    default: false
    }
  }

  /// A line that may be written as it is: escaped if it holds a carriage return, or begins with a word that has a
  /// meaning.
  static func escaped(_ line: String) -> String {
    guard isMarked(line) || line.utf8.contains(0x0D) else { return line }
    var bytes: [UInt8] = [0x5C]
    for byte in line.utf8 {
      switch byte {
      case 0x5C: bytes += [0x5C, 0x5C]
      case 0x0D: bytes += [0x5C, UInt8(ascii: "r")]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The line that was written; `nil` for one that isn't escaped so.
  static func unescaped(_ line: Substring) -> String? {
    guard line.utf8.first == 0x5C else { return String(line) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line.utf8.dropFirst() {
      switch (isEscaped, byte) {
      case (false, 0x5C): isEscaped = true
      case (false, _): bytes.append(byte)
      case (true, 0x5C), (true, UInt8(ascii: "r")):
        bytes.append(byte == 0x5C ? 0x5C : 0x0D)
        isEscaped = false
      case (true, _): return nil
      }
    }
    return isEscaped ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private static func isMarked(_ line: String) -> Bool {
    line.utf8.first == 0x5C || begins(line, "# ") || isSection(line) || isConflictMarker(line)
  }

  /// By bytes: a combining mark after a blank makes another character of it.
  private static func begins(_ line: some StringProtocol, _ start: StaticString) -> Bool {
    start.withUTF8Buffer { line.utf8.starts(with: $0) }
  }
}
