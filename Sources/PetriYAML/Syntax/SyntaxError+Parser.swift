internal import PetriDiagnostics

extension SyntaxError {
  /// What the parser's errors mean.
  func parserDiagnostic() -> Diagnostic? {
    if let template = Template.dollarBrace(in: file, brace: offset) { return template }
    if let quote = textAfterQuote() { return quote }
    if problem.contains("',' or") { return openBracket() }
    if problem.contains("node content") {
      if isAtEnd, let open = innermostOpenBracket() { return unclosed(open) }
      // An item on a line of its own can't be in brackets.
      if line.keyStart > offset, line.contentStart == offset, let open = innermostOpenBracket(before: offset) {
        return unclosed(open, note: ("the next entry begins here", place))
      }
    }
    if let byte, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
      let name = file.text(in: place.offsets)
      return diagnostic(.unclosedBracket, "unexpected '\(name)'")
    }
    if byte == UInt8(ascii: ","), problem.contains("node content") {
      return diagnostic(.syntaxError, "missing value before ','", label: "expected a value")
    }
    if byte == UInt8(ascii: ":"), problem.contains("node content") {
      return diagnostic(.missingKey, "missing key before ':'", label: "expected a key")
    }
    if problem == "did not find expected '-' indicator" { return expectedItem() }
    if problem == "did not find expected key" { return expectedKey() }
    if problem == "did not find expected <document start>" { return outsideDocument() }
    if problem.contains("tag") || problem.contains("incompatible YAML") {
      return diagnostic(.tag, "tags and directives aren't supported", at: restOfLine(from: offset))
    }
    return nil
  }

  /// `'it's'` and `"a "b" c"`: the second quote ended the text.
  private func textAfterQuote() -> Diagnostic? {
    var before = min(offset, file.bytes.count)
    while before > 0, file.bytes[before - 1] == 0x20 { before -= 1 }
    guard before > 0, !isAtEnd else { return nil }
    let quote = file.bytes[before - 1]
    guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else { return nil }
    let close = before - 1
    let line = LineView(file, at: close)
    guard line.range.contains(offset) else { return nil }
    let end = line.contentEnd
    // If there is another such quote further on in the line, the text was meant to go on.
    guard offset < end, file.bytes[offset..<end].contains(quote) else {
      return diagnostic(
        .textAfterQuote,
        "unexpected text after the closing quote",
        at: restOfLine(from: offset),
        label: "expected the end of the line"
      )
    }
    if quote == UInt8(ascii: "'"), before == offset {
      return diagnostic(
        .apostropheInQuotes,
        "an apostrophe ends the quoted text",
        at: file.range(close, close + 1),
        label: "double it, or use double quotes around the text",
        fix: FixIt("double the apostrophe", range: file.range(close, close), replacement: "'")
      )
    }
    let name = String(decoding: [quote], as: UTF8.self)
    let fix = quote == UInt8(ascii: "'") ? "'" : "\\"
    return diagnostic(
      .textAfterQuote,
      "unexpected text after the closing quote",
      at: file.range(close, close + 1),
      label: "to have a quote in the text, write \(fix)\(name)",
      fix: FixIt("write \(fix)\(name)", range: file.range(close, close), replacement: fix, applicability: .maybe)
    )
  }

  /// A bracket that isn't closed, or a comma that is missing.
  private func openBracket() -> Diagnostic? {
    guard let contextOffset, contextOffset < file.bytes.count else { return nil }
    let open = file.range(contextOffset, contextOffset + 1)
    let isSameLine = file.line(at: contextOffset) == file.line(at: offset) && !isAtEnd
    if isSameLine {
      if let value = valueWithColon(after: contextOffset) ?? valueWithBrace(after: contextOffset) { return value }
      let close = open.text == "[" ? "]" : "}"
      return diagnostic(
        .syntaxError,
        "expected ',' or '\(close)'",
        note: ("the opening '\(open.text)' is here", open)
      )
    }
    return unclosed(open, note: isAtEnd ? nil : ("the next entry begins here", place))
  }

  /// A bracket without an end, or with one that is in a comment: `{text: Hi, color: #FF6900}`.
  private func unclosed(_ open: SourceRange, note: (String, SourceRange)? = nil) -> Diagnostic {
    valueWithComment(after: open)
      ?? diagnostic(.unclosedBracket, "'\(open.text)' is never closed", at: open, note: note)
  }

  /// A value with a `#` that makes a comment of the bracket's end.
  private func valueWithComment(after open: SourceRange) -> Diagnostic? {
    let line = LineView(file, at: open.startOffset)
    let close = open.text == "[" ? "]" : "}"
    guard line.contentEnd > open.startOffset, let comment = WordComment(in: file, after: line.contentEnd)?.range,
      file.bytes[comment.offsets].contains(UInt8(ascii: open.text == "[" ? "]" : "}")),
      let stop = file.bytes[comment.offsets].firstIndex(where: { ",]}".utf8.contains($0) })
    else { return nil }
    var start = comment.startOffset
    while start > open.endOffset, !",[{".utf8.contains(file.bytes[start - 1]),
      !(file.bytes[start - 1] == 0x20 && file.bytes[start - 2] == UInt8(ascii: ":"))
    { start -= 1 }
    while start < comment.startOffset, file.bytes[start] == 0x20 { start += 1 }
    var end = stop
    while end > start + 1, file.bytes[end - 1] == 0x20 { end -= 1 }
    // A list, a mapping or a quoted text can't go on behind its end.
    let isPlain =
      start == comment.startOffset
      || !"\"']}".utf8.contains(line.contentEnd > start ? file.bytes[line.contentEnd - 1] : 0)
    let value = file.range(start, end)
    let isNumber =
      start == comment.startOffset
      && file.bytes[(start + 1)..<end].allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
      }
    return diagnostic(
      .valueNeedsQuotes,
      "'#' begins a comment, which hides the closing '\(close)'; quote the value",
      at: isPlain ? value : comment,
      note: ("the opening '\(open.text)' is here", open),
      fix: isPlain ? Quoting.fix(value, applicability: isNumber ? .machine : .maybe) : nil
    )
  }

  /// `{text: a: b}`: a value with a colon, or two entries without a comma between them.
  private func valueWithColon(after open: Int) -> Diagnostic? {
    guard byte == UInt8(ascii: ":") else { return nil }
    let separators = Set(",[]{}".utf8)
    var start = offset
    while start > open + 1, !separators.contains(file.bytes[start - 1]) { start -= 1 }
    guard let colon = file.bytes[start..<offset].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    start = colon + 1
    while start < offset, file.bytes[start] == 0x20 { start += 1 }
    guard start < offset else { return nil }
    var end = offset
    let limit = LineView(file, at: offset).contentEnd
    while end < limit, !separators.contains(file.bytes[end]) { end += 1 }
    while file.bytes[end - 1] == 0x20 { end -= 1 }
    let words = file.text(in: start..<offset).split(separator: " ")
    let value = file.range(start, end)
    return diagnostic(
      .valueNeedsQuotes,
      "the value contains ': '; quote it",
      at: value,
      label: words.count > 1 ? "or insert a comma before '\(words[words.count - 1])'" : nil,
      fix: Quoting.fix(value, applicability: words.count > 1 ? .maybe : .machine)
    )
  }

  /// `[shop://x/{id}]`: a text with a brace in it.
  private func valueWithBrace(after open: Int) -> Diagnostic? {
    guard byte == UInt8(ascii: "{"), offset > open + 1, file.bytes[offset - 1] > 0x20 else { return nil }
    var start = offset
    while start > open + 1, !",[]{} ".utf8.contains(file.bytes[start - 1]) { start -= 1 }
    let limit = LineView(file, at: offset).contentEnd
    var end = offset
    var depth = 0
    while end < limit, depth > 0 || !",]} ".utf8.contains(file.bytes[end]) {
      if file.bytes[end] == UInt8(ascii: "{") { depth += 1 }
      if file.bytes[end] == UInt8(ascii: "}") { depth -= 1 }
      end += 1
    }
    guard start < offset, depth == 0 else { return nil }
    let value = file.range(start, end)
    return diagnostic(.valueNeedsQuotes, "the value contains '{'; quote it", at: value, fix: Quoting.fix(value))
  }

  /// The last bracket that nothing closes, brackets in quotes and comments left out.
  private func innermostOpenBracket(before limit: Int = .max) -> SourceRange? {
    var open: [Int] = []
    var quote: UInt8?
    var isComment = false
    var previous = UInt8(ascii: "\n")
    for (index, byte) in file.bytes.prefix(limit).enumerated() {
      defer { previous = byte }
      if byte == UInt8(ascii: "\n") { isComment = false }
      if isComment { continue }
      if let end = quote {
        if byte == end { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        // Within a word it is an apostrophe.
        if " \n[{,:".utf8.contains(previous) { quote = byte }
      case UInt8(ascii: "#"): isComment = " \n".utf8.contains(previous)
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      default: break
      }
    }
    return open.last.map { file.range($0, $0 + 1) }
  }

  /// Something else than an item in a list.
  private func expectedItem() -> Diagnostic? {
    if let dash = line.tightDash, line.contentStart == offset { return MultiLineText.missingSpace(file, after: dash) }
    return wrongDedent() ?? mixed("expected a list item", began: "the list begins here")
  }

  /// Something else than a key in a mapping.
  private func expectedKey() -> Diagnostic? {
    if byte == UInt8(ascii: ":") {
      return diagnostic(.missingKey, "missing key before ':'", label: "expected a key")
    }
    if byte == UInt8(ascii: "-"), let context = contextLine, context.indentation == line.indentation {
      return mixed("expected a key", began: "the mapping begins here")
    }
    if line.contentStart == offset, let dash = line.tightDash { return MultiLineText.missingSpace(file, after: dash) }
    return wrongDedent() ?? mixed("expected a key", began: "the mapping begins here")
  }

  private func mixed(_ message: String, began: String) -> Diagnostic {
    diagnostic(
      .mixedBlock,
      message,
      at: line.contentStart == offset ? restOfLine(from: offset) : place,
      note: contextOffset.map { (began, file.range($0, $0 + 1)) }
    )
  }

  /// A line whose indentation is that of no line that is still open above it.
  private func wrongDedent() -> Diagnostic? {
    let line = line
    guard line.contentStart == offset else { return nil }
    var open: [Int] = []
    var above = line.above
    while let view = above, open.last != 0, open.count < 64 {
      // The place after "- " counts as an indentation of its own.
      let second = view.keyStart - view.range.lowerBound
      for indentation in [second, view.indentation] where open.allSatisfy({ indentation < $0 }) {
        open.append(indentation)
      }
      above = view.above
    }
    guard !open.isEmpty, !open.contains(line.indentation) else { return nil }
    let columns = open.reversed().map(String.init)
    let list =
      columns.count == 1 ? columns[0] : "\(columns.dropLast().joined(separator: ", ")) or \(columns.last ?? "")"
    return diagnostic(
      .wrongIndentation,
      "the indentation doesn't match any block",
      at: file.range(line.range.lowerBound, max(line.contentStart, line.range.lowerBound)),
      label: "expected \(list) spaces; found \(line.indentation)"
    )
  }

  /// Content after the end of the root.
  private func outsideDocument() -> Diagnostic? {
    wrongDedent()
      ?? diagnostic(
        .wrongIndentation,
        "this doesn't belong to the document above",
        at: restOfLine(from: offset),
        label: "all entries of a document must begin in the same column"
      )
  }
}
