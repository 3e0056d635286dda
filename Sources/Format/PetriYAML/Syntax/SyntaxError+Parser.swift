internal import PetriDiagnostics

extension SyntaxError {
  func parserFinding(_ error: LibYAMLError) -> YAMLFinding? {
    if let template = Template.dollarBrace(in: file, brace: offset) { return template }
    if let quote = textAfterQuote() { return quote }
    if case .separator = error { return openBracket() }
    if case .nodeContent = error {
      if isAtEnd, let open = innermostOpenBracket() { return unclosed(open) }
      // An item on a line of its own can't be inside brackets.
      if line.keyStart > offset, line.contentStart == offset, let open = innermostOpenBracket(before: offset) {
        return unclosed(open, next: character)
      }
    }
    if let byte, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"), let bracket = YAMLProblem.Bracket(byte) {
      return finding(.unexpectedBracket(bracket))
    }
    switch error {
    case .nodeContent where byte == UInt8(ascii: ","): return finding(.missingValue)
    case .nodeContent where byte == UInt8(ascii: ":"): return finding(.missingKey)
    case .item: return expectedItem()
    case .key: return expectedKey()
    case .documentStart: return wrongDedent() ?? finding(.outsideDocument, at: restOfLine(from: offset))
    case .unknownTag: return finding(.unreadableTag(isDirective: true), at: restOfLine(from: offset))
    default: return nil
    }
  }

  /// `'it's'` and `"a "b" c"`: the second quote ended the text.
  private func textAfterQuote() -> YAMLFinding? {
    var before = min(offset, file.bytes.count)
    while before > 0, file.bytes[before - 1] == 0x20 { before -= 1 }
    guard before > 0, !isAtEnd else { return nil }
    let close = before - 1
    let line = LineView(file, at: close)
    guard let quote = YAMLProblem.Quote(file.bytes[close]), line.range.contains(offset) else { return nil }
    let end = line.contentEnd
    // Another such quote later on the line means that the text was meant to continue.
    guard offset < end, file.bytes[offset..<end].contains(file.bytes[close]) else {
      return finding(.textAfterQuote(start: nil), at: restOfLine(from: offset))
    }
    let isInWord = quote == .single && before == offset
    return finding(isInWord ? .apostropheInQuotes : .quoteInText(quote), at: close..<(close + 1))
  }

  private func openBracket() -> YAMLFinding? {
    guard let contextOffset, contextOffset < file.bytes.count,
      let bracket = YAMLProblem.Bracket(file.bytes[contextOffset])
    else { return nil }
    let isSameLine = file.line(at: contextOffset) == file.line(at: offset) && !isAtEnd
    if isSameLine {
      if let value = valueWithColon(after: contextOffset) ?? valueWithBrace(after: contextOffset) { return value }
      return finding(.missingComma(bracket, open: contextOffset))
    }
    return unclosed(contextOffset, next: isAtEnd ? nil : character)
  }

  /// An unclosed bracket, or one whose end is in a comment: `{text: Hi, color: #FF6900}`.
  private func unclosed(_ open: Int, next: Range<Int>? = nil) -> YAMLFinding? {
    guard let bracket = YAMLProblem.Bracket(file.bytes[open]) else { return nil }
    return valueWithComment(after: open, bracket)
      ?? finding(.unclosedBracket(bracket, next: next), at: open..<(open + 1))
  }

  private func valueWithComment(after open: Int, _ bracket: YAMLProblem.Bracket) -> YAMLFinding? {
    let line = LineView(file, at: open)
    guard line.contentEnd > open,
      let comment = WordComment(in: file, after: line.contentEnd, takesRemarks: true)?.range,
      file.bytes[comment.offsets].contains(bracket.closingByte),
      let stop = file.bytes[comment.offsets].firstIndex(where: { ",]}".utf8.contains($0) })
    else { return nil }
    var start = comment.startOffset
    while start > open + 1, !",[{".utf8.contains(file.bytes[start - 1]),
      !(file.bytes[start - 1] == 0x20 && file.bytes[start - 2] == UInt8(ascii: ":"))
    { start -= 1 }
    while start < comment.startOffset, file.bytes[start] == 0x20 { start += 1 }
    var end = stop
    while end > start + 1, file.bytes[end - 1] == 0x20 { end -= 1 }
    // A list, a mapping or quoted text can't continue after its end.
    let isPlain =
      start == comment.startOffset
      || !"\"']}".utf8.contains(line.contentEnd > start ? file.bytes[line.contentEnd - 1] : 0)
    let isNumber =
      start == comment.startOffset
      && file.bytes[(start + 1)..<end].allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
      }
    let quoting: FixIt.Applicability? = isPlain ? (isNumber ? .machine : .maybe) : nil
    return finding(
      .commentHidesBracket(bracket, open: open, quoting: quoting),
      at: isPlain ? start..<end : comment.offsets
    )
  }

  /// `{text: a: b}`: a value with a colon, or two entries without a comma between them.
  private func valueWithColon(after open: Int) -> YAMLFinding? {
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
    let word = words.count > 1 ? words.last.map(String.init) : nil
    return finding(.colonInValue(commaBefore: word), at: start..<end)
  }

  /// `[shop://x/{id}]`: text with a brace in it.
  private func valueWithBrace(after open: Int) -> YAMLFinding? {
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
    return finding(.braceInValue, at: start..<end)
  }

  /// The offset of the last unclosed bracket, ignoring quotes and comments.
  private func innermostOpenBracket(before limit: Int = .max) -> Int? {
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
    return open.last
  }

  private func expectedItem() -> YAMLFinding? {
    if let dash = line.tightDash, line.contentStart == offset { return MultiLineText.missingSpace(file, after: dash) }
    return wrongDedent() ?? mixed(.notItem(list: contextOffset))
  }

  private func expectedKey() -> YAMLFinding? {
    if byte == UInt8(ascii: ":") { return finding(.missingKey) }
    let mixed = mixed(.notKey(mapping: contextOffset, isItem: byte == UInt8(ascii: "-")))
    if byte == UInt8(ascii: "-"), let context = contextLine, context.indentation == line.indentation { return mixed }
    if line.contentStart == offset, let dash = line.tightDash { return MultiLineText.missingSpace(file, after: dash) }
    return wrongDedent() ?? mixed
  }

  private func mixed(_ problem: YAMLProblem) -> YAMLFinding {
    finding(problem, at: line.contentStart == offset ? restOfLine(from: offset) : character)
  }

  /// A line whose indentation matches no line that is still open above it.
  private func wrongDedent() -> YAMLFinding? {
    let line = line
    guard line.contentStart == offset else { return nil }
    var open: [Int] = []
    var above = line.above
    while let view = above, open.last != 0, open.count < 64 {
      // The column after "- " counts as an indentation of its own.
      let second = view.keyStart - view.range.lowerBound
      for indentation in [second, view.indentation] where open.allSatisfy({ indentation < $0 }) {
        open.append(indentation)
      }
      above = view.above
    }
    guard !open.isEmpty, !open.contains(line.indentation) else { return nil }
    return finding(
      .wrongIndentation(line.indentation, expected: open.reversed()),
      at: line.range.lowerBound..<max(line.contentStart, line.range.lowerBound)
    )
  }
}
