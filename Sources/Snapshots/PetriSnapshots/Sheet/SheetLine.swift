import PetriText

/// The lines of texts in a sheet. Lines that would be misread or changed by a checkout are escaped.
enum SheetLine {
  /// The line that follows a text without a final newline.
  static let withoutNewline = "\\ no newline at the end"

  static func lines(of text: String) -> [String] {
    var lines = text.lineSlices.map { escaped(String($0)) }
    if lines.last?.isEmpty == true, lines.count > 1 {
      lines.removeLast()
    } else {
      lines.append(withoutNewline)
    }
    return lines
  }

  /// Parses lines; fails with the index of the first malformed one.
  ///
  /// - Parameter lines: Consecutive slices of one string.
  static func text(of lines: ArraySlice<Substring>) -> Result<String, Unreadable> {
    if let first = lines.first, let last = lines.last, !lines.contains(where: { $0.utf8.first == 0x5C }) {
      // If no line is escaped, the lines are a substring.
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

  struct Unreadable: Error {
    let index: Int
  }

  static func isConflictMarker(_ line: some StringProtocol) -> Bool {
    switch line.utf8.first {
    case UInt8(ascii: "<"): begins(line, "<<<<<<< ")
    case UInt8(ascii: ">"): begins(line, ">>>>>>> ")
    case UInt8(ascii: "|"): begins(line, "||||||| ")
    case UInt8(ascii: "="): line == "======="
    default: false
    }
  }

  static func isSection(_ line: some StringProtocol) -> Bool {
    switch line.utf8.first {
    case UInt8(ascii: "i"): begins(line, "in ")
    case UInt8(ascii: "w"): begins(line, "with ")
    default: false
    }
  }

  /// Escapes a line if it contains a carriage return or starts with a reserved word.
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

  /// Reverses ``escaped(_:)``; `nil` for a malformed escape.
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

  /// Compares bytes, because a combining mark after a space forms another character.
  private static func begins(_ line: some StringProtocol, _ start: StaticString) -> Bool {
    start.withUTF8Buffer { line.utf8.starts(with: $0) }
  }
}
