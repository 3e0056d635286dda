import PetriDiagnostics
import PetriYAML

/// Inserts a unique word at the cursor, which is then found in the parsed outline.
struct CompletionProbe {
  /// The inserted word, which no file contains.
  static let word = "petriCompletionProbe"

  enum Kind {
    /// A key, or an element that may become a key.
    case key
    /// A value after a key, or an element of a flow sequence.
    case value
    /// An interpolated reference, with its path up to the word at the cursor.
    case reference([String])
  }

  let kind: Kind
  let replaced: Range<Int>
  let file: SourceFile
  private let source: SourceFile
  /// Whether a blank must be inserted after the colon.
  let needsBlank: Bool
  let hasColon: Bool
  /// The closing brackets for those opened before the cursor and not closed on its line.
  let missingBrackets: String

  /// - Parameters:
  ///   - offset: the offset of the cursor.
  ///   - closing: the brackets to insert after the word.
  init(_ file: SourceFile, at offset: Int, closing: String = "") {
    source = file
    let bytes = file.bytes
    let line = file.lineRange(file.line(at: offset))
    let offset = min(max(offset, line.lowerBound), line.upperBound)
    let before = bytes[line.lowerBound..<offset]
    missingBrackets = CompletionProbe.missingBrackets(
      bytes[CompletionProbe.startOfBrackets(at: line.lowerBound, in: bytes)..<offset],
      bytes[offset..<line.upperBound]
    )
    if let reference = CompletionProbe.reference(before) {
      let end = bytes[offset..<line.upperBound].firstIndex { !$0.isInName } ?? line.upperBound
      replaced = reference.start..<end
      kind = .reference(reference.path)
      hasColon = false
      needsBlank = false
      let isClosed = bytes[end..<line.upperBound].contains(UInt8(ascii: "}"))
      let quote = CompletionProbe.openQuote(in: before)
      let isQuoted = quote.map { bytes[end..<line.upperBound].contains($0) } ?? true
      let ending = (isClosed ? "" : "}") + (isQuoted ? "" : quote.map { String(UnicodeScalar($0)) } ?? "")
      self.file = CompletionProbe.put(CompletionProbe.word + ending + closing, in: file, replaced)
      return
    }
    let start = before.lastIndex { !$0.isInWord }.map { $0 + 1 } ?? line.lowerBound
    let end = bytes[offset..<line.upperBound].firstIndex { !$0.isInWord } ?? line.upperBound
    replaced = start..<end
    let rest = bytes[end..<line.upperBound].drop { $0 == 0x20 }
    hasColon = rest.first == UInt8(ascii: ":")
    let isValue = CompletionProbe.isValue(bytes[line.lowerBound..<start])
    kind = isValue ? .value : .key
    needsBlank = isValue && bytes[line.lowerBound..<start].last == UInt8(ascii: ":")
    let quote = isValue ? CompletionProbe.openQuote(in: before) : nil
    let ending = quote.map { bytes[end..<line.upperBound].contains($0) ? "" : String(UnicodeScalar($0)) } ?? ""
    let text = (needsBlank ? " " : "") + CompletionProbe.word + ending + (isValue || hasColon ? "" : ": ") + closing
    self.file = CompletionProbe.put(text, in: file, replaced)
  }

  /// The range of a value on the cursor's line in the original file, without quotes.
  func extent(of value: YAMLNode) -> Range<Int> {
    guard let text = value.textRange else { return replaced }
    let added = file.bytes.count - source.bytes.count
    let line = source.lineRange(source.line(at: replaced.lowerBound))
    let start = max(line.lowerBound, min(text.lowerBound, replaced.lowerBound))
    return start..<min(line.upperBound, max(text.upperBound - added, replaced.upperBound))
  }

  private static func put(_ text: String, in file: SourceFile, _ range: Range<Int>) -> SourceFile {
    var bytes = file.bytes
    bytes.replaceSubrange(range, with: text.utf8)
    return SourceFile(path: file.path, bytes: bytes)
  }

  /// The path before the cursor within `${}`, and the offset of its last component; `nil` outside of it.
  private static func reference(_ before: ArraySlice<UInt8>) -> (path: [String], start: Int)? {
    guard let open = before.lastIndex(of: UInt8(ascii: "{")), open > before.startIndex,
      before[open - 1] == UInt8(ascii: "$")
    else { return nil }
    let inside = before[(open + 1)...]
    guard !inside.contains(UInt8(ascii: "}")), !inside.contains(UInt8(ascii: ",")) else { return nil }
    let path = inside.lastIndex { !$0.isInName && !".[]".utf8.contains($0) }.map { inside[($0 + 1)...] } ?? inside
    var steps = path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let last = steps.popLast() ?? path
    return (steps.map { String(decoding: $0, as: UTF8.self) }, last.startIndex)
  }

  /// The start of the enclosing lines, at most 100, that are indented less and may open brackets.
  private static func startOfBrackets(at line: Int, in bytes: [UInt8]) -> Int {
    func indentation(_ start: Int) -> Int { bytes[start...].prefix { $0 == 0x20 }.count }
    var (start, current, inner) = (line, line, indentation(line))
    for _ in 0..<100 where inner > 0 && current > 0 {
      current = bytes[..<(current - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let outer = indentation(current)
      guard outer < inner, current + outer < line, bytes[current + outer] > 0x20 else { continue }
      (start, inner) = (current, outer)
    }
    return start
  }

  /// The closing brackets for those that are still open.
  private static func missingBrackets(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> String {
    var open: [UInt8] = []
    var quote: UInt8?
    // The previous byte, and the previous one that isn't blank.
    var (last, lastSign) = (UInt8(ascii: "\n"), UInt8(ascii: "\n"))
    var (isInReference, isInComment) = (false, false)
    for byte in before {
      defer {
        last = byte
        if byte != 0x20 { lastSign = byte }
      }
      if isInComment {
        isInComment = byte != UInt8(ascii: "\n")
        continue
      }
      if let mark = quote {
        if byte == mark, last != UInt8(ascii: "\\") { quote = nil }
        continue
      }
      switch byte {
      // An apostrophe within a plain scalar doesn't quote.
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if "\n:,-[{".utf8.contains(lastSign) { quote = byte }
      case UInt8(ascii: "#"): isInComment = last == UInt8(ascii: "\n") || last == 0x20
      case UInt8(ascii: "{") where last == UInt8(ascii: "$"): isInReference = true
      case UInt8(ascii: "}") where isInReference: isInReference = false
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      default: break
      }
    }
    let closed = after.count { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") }
    return String(decoding: open.dropFirst(min(open.count, closed)).reversed(), as: UTF8.self)
  }

  private static func openQuote(in before: ArraySlice<UInt8>) -> UInt8? {
    var open: UInt8?
    for byte in before where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      if open == nil { open = byte } else if open == byte { open = nil }
    }
    return open
  }

  private static func isValue(_ before: ArraySlice<UInt8>) -> Bool {
    var brackets: [UInt8] = []
    // For each bracket level, whether a colon follows the last comma.
    var hasColon = [false]
    var quote: UInt8?
    for (index, byte) in zip(before.indices, before) {
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        brackets.append(byte)
        hasColon.append(false)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if brackets.popLast() != nil { hasColon.removeLast() }
      case UInt8(ascii: ","): hasColon[hasColon.count - 1] = brackets.isEmpty && hasColon[hasColon.count - 1]
      case UInt8(ascii: ":"):
        let next = index + 1 < before.endIndex ? before[index + 1] : 0x20
        if next == 0x20 || next == UInt8(ascii: "{") || next == UInt8(ascii: "[") {
          hasColon[hasColon.count - 1] = true
        }
      default: break
      }
    }
    return quote != nil || hasColon[hasColon.count - 1] || brackets.last == UInt8(ascii: "[")
  }
}

extension UInt8 {
  /// Whether a word at the cursor can contain the byte: of a key, a name or a colour.
  fileprivate var isInWord: Bool { isInName || self == UInt8(ascii: "-") || self == UInt8(ascii: "#") }
}
