internal import PetriDiagnostics

extension SyntaxError {
  /// What the scanner's errors mean.
  func scannerDiagnostic() -> Diagnostic? {
    if isAboutTab { return Self.tab(file, at: offset) }
    if problem == "could not find expected ':'" { return missingColon() }
    if problem == "mapping values are not allowed in this context" { return misplacedColon() }
    if problem == "block sequence entries are not allowed in this context" {
      return diagnostic(
        .mixedBlock,
        "a list can't begin here",
        at: file.range(offset, offset + 1),
        label: "begin the list on a line of its own"
      )
    }
    if problem == "found character that cannot start any token" { return reserved() }
    if problem == "found unexpected end of stream" || problem == "found unexpected document indicator" {
      return contextOffset.map { MultiLineText.unclosed(file, at: $0) }
    }
    if problem.contains("escape") || problem == "did not find expected hexdecimal number" { return wrongEscape() }
    if problem == "did not find expected alphabetic or numeric character" { return loneSign() }
    if problem == "did not find expected comment or line break" {
      return diagnostic(
        .syntaxError,
        "block text must begin on the next line",
        at: restOfLine(from: offset),
        label: "move it to a line of its own and indent it"
      )
    }
    if context.contains("tag") || problem.contains("tag") {
      return diagnostic(.tag, "tags aren't supported", at: restOfLine(from: contextOffset ?? offset))
    }
    return nil
  }

  /// The error about the blanks before a tab and all tabs after.
  static func tab(_ file: SourceFile, at offset: Int) -> Diagnostic {
    let line = LineView(file, at: offset)
    guard offset < line.contentStart else {
      return Diagnostic(
        code: .tabIndentation,
        "YAML needs a space here, not a tab",
        at: file.range(offset, offset + 1),
        fixIts: [FixIt("replace it with a space", range: file.range(offset, offset + 1), replacement: " ")]
      )
    }
    let indentation = file.range(line.range.lowerBound, line.contentStart)
    let tabs = file.bytes[indentation.offsets].count { $0 == 0x09 }
    let spaces = String(repeating: " ", count: indentation.offsets.count - tabs + 2 * tabs)
    return Diagnostic(
      code: .tabIndentation,
      "tab used for indentation; YAML needs spaces",
      at: file.range(offset, line.contentStart),
      fixIts: [
        FixIt(
          "replace each tab with two spaces",
          range: indentation,
          replacement: spaces,
          applicability: tabs == spaces.utf8.count / 2 && line.isLevel(spaces.utf8.count) ? .machine : .maybe
        )
      ]
    )
  }

  /// A line that should be an entry but has no colon, or no space after it.
  func missingColon() -> Diagnostic? {
    guard let contextOffset, let line = contextLine else { return nil }
    if let colon = line.tightColon(from: contextOffset) { return MultiLineText.missingSpace(file, after: colon) }
    if let dash = line.tightDash(from: contextOffset) { return MultiLineText.missingSpace(file, after: dash) }
    let range = restOfLine(from: contextOffset)
    if range.offsets.count > 1024 {
      return diagnostic(.limitExceeded, "the key is too long; the limit is 1024 characters", at: range)
    }
    return Self.noColon(file, range)
  }

  static func noColon(_ file: SourceFile, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .missingColon,
      "missing ':' after '\(range.text)'",
      at: range,
      fixIts: [FixIt("insert ':'", range: range.endPoint, replacement: ":", applicability: .maybe)]
    )
  }

  /// A colon where no entry can begin: in a value, after an incomplete line, or too far to the right.
  private func misplacedColon() -> Diagnostic? {
    let line = line
    if let colon = line.keyColon, colon < offset {
      // `label:{text: Hi}`: the colon that was meant is an earlier one.
      if let tight = line.tightColon, tight < colon { return MultiLineText.missingSpace(file, after: tight) }
      var start = colon + 1
      while start < line.range.upperBound, file.bytes[start] == 0x20 { start += 1 }
      let value = restOfLine(from: start)
      return diagnostic(
        .valueNeedsQuotes,
        "the value contains ': '; quote it",
        at: value,
        fix: Quoting.fix(value)
      )
    }
    guard let above = line.above else { return nil }
    if let sign = above.tightDash ?? above.tightColon, above.keyColon == nil {
      return MultiLineText.missingSpace(file, after: sign)
    }
    if above.keyColon == nil, !above.contentRange.isEmpty {
      return Self.noColon(file, file.range(above.keyStart, above.contentEnd))
    }
    if above.indentation < line.indentation {
      return diagnostic(
        .unexpectedIndentation,
        "unexpected indentation",
        at: file.range(line.contentStart, offset + 1),
        label: "the entry above already has a value",
        note: ("the entry above", above.contentRange)
      )
    }
    return nil
  }

  private func reserved() -> Diagnostic? {
    guard let byte else { return nil }
    let name = file.text(in: place.offsets)
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      let value = restOfLine(from: offset)
      return diagnostic(
        .reservedCharacter,
        "text can't begin with '\(name)'; quote it",
        at: value,
        fix: Quoting.fix(value, applicability: .maybe)
      )
    default:
      return diagnostic(.reservedCharacter, "text can't begin with '\(name)'; quote it")
    }
  }

  private func wrongEscape() -> Diagnostic? {
    var backslash = min(offset, file.bytes.count - 1)
    while backslash > 0, offset - backslash < 12, file.bytes[backslash] != UInt8(ascii: "\\") { backslash -= 1 }
    guard file.bytes[backslash] == UInt8(ascii: "\\") else { return nil }
    let end = min(backslash + 2, file.bytes.count)
    let place = file.range(backslash, end)
    return diagnostic(
      .unknownEscape,
      "invalid escape sequence '\(place.text)'",
      at: place,
      label: "write '\\\\' for a backslash, or use single quotes",
      fix: backslashFix(at: backslash)
    )
  }

  /// Doubles a backslash; where others of the text begin escapes, such as the second one of `"C:\path\new"`, they were probably meant as
  /// backslashes too.
  private func backslashFix(at backslash: Int) -> FixIt {
    let single = FixIt("double the backslash", range: file.range(backslash, backslash), replacement: "\\")
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
    return FixIt(
      "double all backslashes",
      range: file.range(start + 1, index),
      replacement: String(decoding: doubled, as: UTF8.self),
      applicability: hasEscapes ? .maybe : .machine
    )
  }

  private func loneSign() -> Diagnostic? {
    guard let contextOffset, contextOffset < file.bytes.count else { return nil }
    let isAlias = file.bytes[contextOffset] == UInt8(ascii: "*")
    let value = restOfLine(from: contextOffset)
    return diagnostic(
      .reservedCharacter,
      isAlias ? "'*' begins an alias; quote it" : "'&' begins an anchor; quote it",
      at: value,
      fix: Quoting.fix(value, applicability: .maybe)
    )
  }
}
