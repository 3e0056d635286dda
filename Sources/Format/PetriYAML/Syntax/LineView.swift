internal import PetriDiagnostics

/// A line of a file, divided into indentation and content.
struct LineView {
  let file: SourceFile
  let number: Int
  let range: Range<Int>

  init(_ file: SourceFile, number: Int) {
    self.file = file
    self.number = number
    range = file.lineRange(number)
  }

  init(_ file: SourceFile, at offset: Int) {
    self.init(file, number: file.line(at: offset))
  }

  /// The offset of the first byte that isn't blank, or the end of the line.
  var contentStart: Int {
    range.first { file.bytes[$0] != 0x20 && file.bytes[$0] != 0x09 } ?? range.upperBound
  }

  var contentEnd: Int {
    var end = range.upperBound
    var index = range.lowerBound
    var quote: UInt8?
    while index < end {
      let byte = file.bytes[index]
      let follows = index == range.lowerBound || file.bytes[index - 1] == 0x20 || file.bytes[index - 1] == 0x09
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), index == contentStart || follows {
        quote = byte
      } else if byte == UInt8(ascii: "#"), follows {
        end = index
      }
      index += 1
    }
    while end > range.lowerBound, file.bytes[end - 1] == 0x20 || file.bytes[end - 1] == 0x09 { end -= 1 }
    return end
  }

  var indentation: Int { contentStart - range.lowerBound }
  var isBlank: Bool { contentStart == range.upperBound }
  var isComment: Bool { !isBlank && file.bytes[contentStart] == UInt8(ascii: "#") }
  var isEmpty: Bool { isBlank || isComment }

  /// Whether an indentation, tabs counted as two spaces, continues an open block: that of a line above, or one level
  /// below the preceding line. Block scalars have no levels.
  func isLevel(_ width: Int) -> Bool {
    guard var line = above else { return width == 0 }
    var isFound = line.opensBlock && width == line.width + 2
    var open = Int.max
    // Lines that begin with tabs may all belong to a block scalar above them.
    var areAllTabs = true
    while true {
      if areAllTabs, line.opensText { return false }
      areAllTabs = areAllTabs && line.width != line.indentation
      if line.width < open {
        open = line.width
        if open == width { isFound = true }
        if open < width, line.opensText { return false }
      }
      guard open > 0, let next = line.above, number - next.number <= 2_000 else { return isFound }
      line = next
    }
  }

  /// The width of the indentation, a tab being two.
  private var width: Int { file.bytes[range.lowerBound..<contentStart].reduce(0) { $0 + ($1 == 0x09 ? 2 : 1) } }

  /// Whether the next line may be deeper, because this one ends in a colon or is an item with a key.
  private var opensBlock: Bool {
    let end = contentEnd
    return end > range.lowerBound && file.bytes[end - 1] == UInt8(ascii: ":") || keyStart > contentStart
  }

  private var opensText: Bool {
    let content = file.bytes[contentStart..<max(contentStart, contentEnd)]
    guard let sign = content.lastIndex(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ">") }) else {
      return false
    }
    let isFirst = sign == content.startIndex || content[sign - 1] == 0x20
    return isFirst && content[(sign + 1)...].allSatisfy { (0x30...0x39).contains($0) || "+-".utf8.contains($0) }
  }

  /// The offset of the content after any `- `.
  var keyStart: Int {
    var start = contentStart
    while start + 1 < range.upperBound, file.bytes[start] == UInt8(ascii: "-"), file.bytes[start + 1] == 0x20 {
      start += 1
      while start < range.upperBound, file.bytes[start] == 0x20 { start += 1 }
    }
    return start
  }

  /// The offset of the first unquoted colon that is followed by a blank or the end of the line.
  var keyColon: Int? {
    let end = contentEnd
    var index = keyStart
    if index < end, file.bytes[index] == UInt8(ascii: "\"") || file.bytes[index] == UInt8(ascii: "'") {
      let quote = file.bytes[index]
      index += 1
      while index < end, file.bytes[index] != quote { index += 1 }
    }
    while index < end {
      if file.bytes[index] == UInt8(ascii: ":"), index + 1 >= end || file.bytes[index + 1] == 0x20 { return index }
      index += 1
    }
    return nil
  }

  /// The offset of a colon after a word that is not followed by a blank: `key:value`.
  var tightColon: Int? { tightColon(from: keyStart) }

  func tightColon(from start: Int) -> Int? {
    let end = contentEnd
    var index = start
    while index < end, Self.isWord(file.bytes[index]) { index += 1 }
    guard index > start, index + 1 < end, file.bytes[index] == UInt8(ascii: ":") else { return nil }
    let next = file.bytes[index + 1]
    return next == 0x20 || next == UInt8(ascii: "/") || next == UInt8(ascii: ":") ? nil : index
  }

  /// The offset of a leading dash that is not followed by a blank: `-value`.
  var tightDash: Int? { tightDash(from: contentStart) }

  func tightDash(from start: Int) -> Int? {
    guard start + 1 < range.upperBound, file.bytes[start] == UInt8(ascii: "-") else { return nil }
    let next = file.bytes[start + 1]
    return next == 0x20 || next == UInt8(ascii: "-") ? nil : start
  }

  var looksLikeEntry: Bool {
    if isEmpty { return false }
    let start = contentStart
    if file.bytes[start] == UInt8(ascii: "-"), start + 1 == range.upperBound || file.bytes[start + 1] == 0x20 {
      return true
    }
    var index = start
    while index < range.upperBound, Self.isWord(file.bytes[index]) { index += 1 }
    guard index > start, index < range.upperBound, file.bytes[index] == UInt8(ascii: ":") else { return false }
    return index + 1 == range.upperBound || file.bytes[index + 1] == 0x20
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"): true
    default: byte >= 0x80
    }
  }

  /// The nearest line above that isn't empty.
  var above: LineView? {
    var line = number - 1
    while line >= 1, number - line <= 2000 {
      let view = LineView(file, number: line)
      if !view.isEmpty { return view }
      line -= 1
    }
    return nil
  }

  var contentRange: SourceRange { file.range(contentStart, max(contentStart, contentEnd)) }
}
