/// A change of a source; lines after it stay where they are.
struct SourceEdit {
  let range: Range<Int>
  let text: String

  /// Puts blanks in the place of what was there, so that columns stay too.
  static func blank(_ range: Range<Int>, of bytes: [UInt8]) -> SourceEdit {
    SourceEdit(range: range, text: String(decoding: bytes[range].map { $0 == 10 ? 10 : 32 }, as: UTF8.self))
  }

  static func insert(_ text: String, at offset: Int) -> SourceEdit {
    SourceEdit(range: offset..<offset, text: text)
  }

  /// Puts a call in the place of what was there, with as many line ends before its last parenthesis.
  static func replace(_ range: Range<Int>, of bytes: [UInt8], with text: String) -> SourceEdit {
    let lines = String(repeating: "\n", count: bytes[range].count { $0 == 10 })
    guard !lines.isEmpty else { return SourceEdit(range: range, text: text) }
    return SourceEdit(range: range, text: text.hasSuffix(")") ? text.dropLast() + lines + ")" : text + lines)
  }

  /// The bytes with all edits, which don't overlap.
  static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
