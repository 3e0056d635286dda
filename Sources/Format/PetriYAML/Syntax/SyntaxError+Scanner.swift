internal import PetriDiagnostics

extension SyntaxError {
  func scannerFinding(_ error: LibYAMLError) -> YAMLFinding? {
    if byte == 0x09 { return Self.tab(file, at: offset) }
    switch error {
    case .tab: return Self.tab(file, at: offset)
    case .missingColon: return missingColon()
    case .misplacedColon: return misplacedColon()
    case .misplacedItem: return finding(.misplacedList, at: offset..<(offset + 1))
    case .reservedCharacter: return reserved()
    case .unclosedQuote: return contextOffset.map { MultiLineText.unclosed(file, at: $0) }
    case .escape: return wrongEscape()
    case .loneSign: return loneSign()
    case .blockText: return finding(.misplacedBlockText, at: restOfLine(from: offset))
    case .tag: return finding(.unreadableTag(isDirective: false), at: restOfLine(from: contextOffset ?? offset))
    default: return nil
    }
  }

  static func tab(_ file: SourceFile, at offset: Int) -> YAMLFinding {
    let line = LineView(file, at: offset)
    guard offset < line.contentStart else { return YAMLFinding(.tabForSpace, at: offset..<(offset + 1)) }
    let blanks = line.range.lowerBound..<line.contentStart
    let tabs = file.bytes[blanks].count { $0 == 0x09 }
    let width = YAMLProblem.spaces(for: file.bytes[blanks]).utf8.count
    return YAMLFinding(
      .tabIndentation(blanks, isCertain: tabs == width / 2 && line.isLevel(width)),
      at: offset..<line.contentStart
    )
  }

  private func missingColon() -> YAMLFinding? {
    guard let contextOffset, let line = contextLine else { return nil }
    if let colon = line.tightColon(from: contextOffset) { return MultiLineText.missingSpace(file, after: colon) }
    if let dash = line.tightDash(from: contextOffset) { return MultiLineText.missingSpace(file, after: dash) }
    let entry = restOfLine(from: contextOffset)
    return entry.count > 1024 ? finding(.keyTooLong, at: entry) : noColon(entry)
  }

  private func noColon(_ entry: Range<Int>) -> YAMLFinding {
    finding(.missingColon(after: file.text(in: entry)), at: entry)
  }

  /// A colon where no entry can start: in a value, after an incomplete line, or indented too far.
  private func misplacedColon() -> YAMLFinding? {
    let line = line
    if let colon = line.keyColon, colon < offset {
      // `label:{text: Hi}`: the colon that was meant is an earlier one.
      if let tight = line.tightColon, tight < colon { return MultiLineText.missingSpace(file, after: tight) }
      var start = colon + 1
      while start < line.range.upperBound, file.bytes[start] == 0x20 { start += 1 }
      return finding(.colonInValue(commaBefore: nil), at: restOfLine(from: start))
    }
    guard let above = line.above else { return nil }
    if let sign = above.tightDash ?? above.tightColon, above.keyColon == nil {
      return MultiLineText.missingSpace(file, after: sign)
    }
    if above.keyColon == nil, !above.contentRange.isEmpty {
      return noColon(above.keyStart..<max(above.keyStart, above.contentEnd))
    }
    if above.indentation < line.indentation {
      return finding(.unexpectedIndentation(above: above.contentRange.offsets), at: line.contentStart..<(offset + 1))
    }
    return nil
  }

  private func reserved() -> YAMLFinding? {
    guard let byte else { return nil }
    let name = file.text(in: character)
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      return finding(.reservedCharacter(name, isValue: true), at: restOfLine(from: offset))
    default: return finding(.reservedCharacter(name, isValue: false))
    }
  }

  private func wrongEscape() -> YAMLFinding? {
    var backslash = min(offset, file.bytes.count - 1)
    while backslash > 0, offset - backslash < 12, file.bytes[backslash] != UInt8(ascii: "\\") { backslash -= 1 }
    guard file.bytes[backslash] == UInt8(ascii: "\\") else { return nil }
    let escape = backslash..<min(backslash + 2, file.bytes.count)
    return finding(.unknownEscape(file.text(in: escape), doubling(at: backslash)), at: escape)
  }

  /// The change that doubles a backslash, or all of them if others in the text start escape sequences, as in
  /// `"C:\path\new"`, because they were probably meant as backslashes too.
  private func doubling(at backslash: Int) -> YAMLProblem.Doubling {
    let single = YAMLProblem.Doubling(
      range: backslash..<backslash,
      replacement: "\\",
      isOfAll: false,
      applicability: .machine
    )
    guard let start = contextOffset, start < backslash, file.bytes[start] == UInt8(ascii: "\"") else { return single }
    let line = LineView(file, at: start).range
    var doubled: [UInt8] = []
    var hasEscapes = false
    var doubledCount = 0
    var index = start + 1
    while index < line.upperBound, file.bytes[index] != UInt8(ascii: "\"") {
      let byte = file.bytes[index]
      doubled.append(byte)
      index += 1
      guard byte == UInt8(ascii: "\\"), index < line.upperBound else { continue }
      let next = file.bytes[index]
      if next == byte || next == UInt8(ascii: "\"") {
        doubled.append(next)
        index += 1
      } else {
        doubled.append(byte)
        doubledCount += 1
        hasEscapes = hasEscapes || index != backslash + 1 && Escape.begins(with: next)
      }
    }
    guard doubledCount > 1, index < line.upperBound else { return single }
    return YAMLProblem.Doubling(
      range: (start + 1)..<index,
      replacement: String(decoding: doubled, as: UTF8.self),
      isOfAll: true,
      applicability: hasEscapes ? .maybe : .machine
    )
  }

  private func loneSign() -> YAMLFinding? {
    guard let contextOffset, contextOffset < file.bytes.count else { return nil }
    let isAlias = file.bytes[contextOffset] == UInt8(ascii: "*")
    return finding(isAlias ? .loneAlias : .loneAnchor, at: restOfValue(from: contextOffset))
  }
}
