internal import PetriDiagnostics

/// `${...}` and `{{...}}` without quotes, which YAML reads as braces.
enum Template {
  static func doubleBraces(in file: SourceFile, at start: Int) -> YAMLFinding {
    let line = LineView(file, at: start)
    var end = start + 2
    while end < line.range.upperBound, !file.bytes[..<end].hasSuffix("}}") { end += 1 }
    return YAMLFinding(.templateInBraces(isClosed: file.bytes[..<end].hasSuffix("}}")), at: start..<end)
  }

  /// The error about `${x}` inside brackets or braces; nil if no `$` precedes the brace.
  static func dollarBrace(in file: SourceFile, brace: Int) -> YAMLFinding? {
    guard brace > 0, brace < file.bytes.count else { return nil }
    guard file.bytes[brace] == UInt8(ascii: "{"), file.bytes[brace - 1] == UInt8(ascii: "$") else { return nil }
    let line = LineView(file, at: brace)
    let start = valueStart(in: file, line: line, before: brace - 1)
    let end = valueEnd(in: file, line: line, brace: brace)
    return YAMLFinding(
      .templateInBrackets(isClosed: end != nil),
      at: start..<max(start, end ?? line.contentEnd)
    )
  }

  /// The start of the value that contains a `$`: after a colon, comma, bracket or brace.
  private static func valueStart(in file: SourceFile, line: LineView, before dollar: Int) -> Int {
    var start = dollar
    while start > line.range.lowerBound {
      let byte = file.bytes[start - 1]
      if "{[,".utf8.contains(byte) { break }
      if byte == 0x20, start - 2 >= line.range.lowerBound, ":-".utf8.contains(file.bytes[start - 2]) { break }
      start -= 1
    }
    while start < dollar, file.bytes[start] == 0x20 { start += 1 }
    return start
  }

  /// The end of the value: before the comma, bracket or brace after the last `${...}`.
  private static func valueEnd(in file: SourceFile, line: LineView, brace: Int) -> Int? {
    var index = brace
    var isInside = false
    while index < line.range.upperBound {
      let byte = file.bytes[index]
      if isInside {
        if byte == UInt8(ascii: "}") { isInside = false }
      } else if byte == UInt8(ascii: "{") {
        isInside = true
      } else if ",]}".utf8.contains(byte) {
        break
      }
      index += 1
    }
    if isInside { return nil }
    while index > brace, file.bytes[index - 1] == 0x20 { index -= 1 }
    return index
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
