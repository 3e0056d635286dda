internal import PetriText

struct ExcerptMark {
  var range: SourceRange
  var text: String?
  var style: CellStyle
  /// Whether the mark is drawn as `^~~` rather than `---`.
  var isMain: Bool

  var line: Int { range.file.line(at: range.startOffset) }
}

struct SourceExcerpt {
  let file: SourceFile
  let marks: [ExcerptMark]
  let linesAbove: Int
  let columns: Int

  private var lineNumbers: ClosedRange<Int> {
    let lines = marks.map(\.line)
    let main = marks.first { $0.isMain }?.line ?? 1
    let first = max(1, min(lines.min() ?? main, main - linesAbove))
    return first...max(first, lines.max() ?? main)
  }

  var gutter: Int { String(lineNumbers.upperBound).utf8.count }

  func lines(color: Bool) -> [String] {
    var result: [String] = []
    for number in lineNumbers {
      let own = marks.filter { $0.line == number }
      let line = ExcerptLine(file: file, number: number, columns: columns, around: own.first { $0.isMain } ?? own.first)
      result.append(row(String(number), line.text, color: color))
      for mark in own {
        let (start, length) = line.columns(of: mark.range)
        let sign = mark.isMain ? "^" + String(repeating: "~", count: length - 1) : String(repeating: "-", count: length)
        let text = mark.text.map { " " + $0.cleaned } ?? ""
        result.append(
          row("", String(repeating: " ", count: start) + (sign + text).styled(mark.style, color: color), color: color)
        )
      }
    }
    return result
  }

  private func row(_ number: String, _ text: String, color: Bool) -> String {
    let head = (number.padded(toColumns: gutter, alignment: .trailing) + " |").styled(.blue, color: color)
    return text.isEmpty ? head : head + " " + text
  }
}

/// A sanitized line with expanded tabs, clipped around a mark if it is long.
struct ExcerptLine {
  private(set) var text = ""
  private let file: SourceFile
  private let range: Range<Int>
  /// The number of columns clipped at the left.
  private var hidden = 0
  private let columns: Int

  init(file: SourceFile, number: Int, columns: Int, around mark: ExcerptMark?) {
    self.file = file
    self.columns = columns
    range = file.lineRange(number)
    // Clips bytes first, so that a huge line takes no longer than others.
    let first = mark.map { min(max($0.range.startOffset, range.lowerBound), range.upperBound) } ?? range.lowerBound
    let begin = Self.boundary(file, first - 4 * columns, in: range)
    let end = Self.boundary(file, first + 8 * columns, in: range)
    text = TextCleaning.snippet.clean(bytes: file.bytes[begin..<end])
    let all = text.columns
    if begin == range.lowerBound, end == range.upperBound, all <= columns { return }
    let start = TextCleaning.snippet.clean(bytes: file.bytes[begin..<max(begin, first)]).columns
    var from = begin == range.lowerBound && start <= columns * 2 / 3 ? 0 : max(0, start - columns / 3)
    if from > 0, end == range.upperBound { from = max(0, min(from, all - columns + 2)) }
    let isCutAtStart = begin > range.lowerBound || from > 0
    cut(from: from, isCutAtStart: isCutAtStart, isCutAtEnd: end < range.upperBound)
    hidden = Self.columnsBefore(file, range.lowerBound, begin) + from - (isCutAtStart ? 1 : 0)
  }

  /// Drops the columns before `from` and adds an ellipsis at each clipped end.
  private mutating func cut(from: Int, isCutAtStart: Bool, isCutAtEnd: Bool) {
    var position = 0
    var kept = ""
    for character in text {
      let width = DisplayWidth.columns(of: character)
      if position >= from {
        kept.append(character)
      } else if position + width > from {
        kept.append(" ")
      }
      position += width
    }
    if isCutAtStart { kept = "…" + kept }
    text = isCutAtEnd ? (kept + "…").truncated(toColumns: columns) : kept.truncated(toColumns: columns)
  }

  func columns(of mark: SourceRange) -> (start: Int, length: Int) {
    let first = min(max(mark.startOffset, range.lowerBound), range.upperBound)
    let last = min(max(mark.endOffset, first), range.upperBound)
    let start = max(0, Self.columnsBefore(file, range.lowerBound, first) - hidden)
    let length = TextCleaning.snippet.clean(bytes: file.bytes[first..<min(last, first + 8 * columns)]).columns
    return (min(start, columns), max(1, min(length, text.columns - start)))
  }

  private static func columnsBefore(_ file: SourceFile, _ start: Int, _ end: Int) -> Int {
    TextCleaning.snippet.clean(bytes: file.bytes[start..<max(start, end)]).columns
  }

  /// The nearest offset at a boundary of a UTF-8 sequence.
  private static func boundary(_ file: SourceFile, _ offset: Int, in range: Range<Int>) -> Int {
    var offset = min(max(offset, range.lowerBound), range.upperBound)
    while offset > range.lowerBound, offset < range.upperBound, file.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
