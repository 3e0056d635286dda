/// A single-pass parser that follows CommonMark's appendix "A parsing strategy".
struct InlineParser {
  struct Piece {
    /// The kind of a piece. A `mark` is a potential start or end of a span or link; if unmatched, it is text.
    enum Kind { case text, code, mark }

    let kind: Kind
    var units: [MarkdownUnit]
  }

  struct Span {
    let pieces: Range<Int>
    let style: MarkdownRun.Style
  }

  struct Link {
    let pieces: Range<Int>
    let destination: [MarkdownUnit]
  }

  /// A `[` or `![` that may start a link or image.
  private struct Bracket {
    let piece: Int
    let isImage: Bool
    var isActive = true
    /// The index of the last delimiter run before the bracket.
    let below: Int?
  }

  let units: [MarkdownUnit]
  var offset = 0
  private(set) var pieces: [Piece] = []
  var spans: [Span] = []
  private var links: [Link] = []
  var delimiters: [DelimiterRun] = []
  /// The index of the last run in the delimiter list.
  var lastDelimiter: Int?
  private var brackets: [Bracket] = []
  /// The offsets of backtick runs by length, in descending order; collected at the first backtick.
  private var backticks: [Int: [Int]]?
  /// Terminators that don't occur in the rest of the text, to search for each only once.
  var missingEnds: Set<String> = []

  init(_ units: [MarkdownUnit]) { self.units = units }

  mutating func runs() -> [MarkdownRun] {
    while offset < units.count { read() }
    matchDelimiters(above: nil)
    return joined()
  }

  private mutating func read() {
    switch units[offset].ascii {
    case UInt8(ascii: "\\"): escape()
    case UInt8(ascii: "`"): code()
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): delimiterRun()
    case UInt8(ascii: "["):
      brackets.append(Bracket(piece: pieces.count, isImage: false, below: lastDelimiter))
      addMark(1)
    case UInt8(ascii: "!") where unit(at: offset + 1)?.ascii == UInt8(ascii: "["):
      brackets.append(Bracket(piece: pieces.count, isImage: true, below: lastDelimiter))
      addMark(2)
    case UInt8(ascii: "]"): closeBracket()
    case UInt8(ascii: "<"):
      if autolink() { return }
      let end = htmlEnd(from: offset) ?? offset + 1
      add(units[offset..<end])
      offset = end
    case UInt8(ascii: "&"):
      if let (characters, end) = CharacterReference.read(units, at: offset) {
        add(characters)
        offset = end
      } else {
        addUnit()
      }
    default: addUnit()
    }
  }

  func unit(at offset: Int) -> MarkdownUnit? { offset < units.count ? units[offset] : nil }

  // MARK: Text

  private mutating func add(_ units: some Collection<MarkdownUnit>) {
    if pieces.last?.kind != .text { pieces.append(Piece(kind: .text, units: [])) }
    pieces[pieces.count - 1].units += units
  }

  private mutating func addUnit() {
    add(CollectionOfOne(units[offset]))
    offset += 1
  }

  private mutating func addMark(_ count: Int) {
    pieces.append(Piece(kind: .mark, units: Array(units[offset..<offset + count])))
    offset += count
  }

  private mutating func escape() {
    if let next = unit(at: offset + 1), next.isASCIIPunctuation || next.isLineEnd { offset += 1 }
    addUnit()
  }

  private mutating func code() {
    let length = units[offset...].prefix { $0.ascii == UInt8(ascii: "`") }.count
    let start = offset + length
    if backticks == nil { backticks = InlineParser.backticks(in: units) }
    while let end = backticks?[length]?.last, end < start { backticks?[length]?.removeLast() }
    guard let end = backticks?[length]?.last else {
      add(units[offset..<start])
      offset = start
      return
    }
    // Line endings become spaces; a space is stripped from both ends unless the text is blank.
    var text = units[start..<end].map { $0.isLineEnd ? MarkdownUnit(" ") : $0 }
    let blank = MarkdownUnit(" ")
    if text.count > 1, text.first == blank, text.last == blank, text.contains(where: { $0 != blank }) {
      text = Array(text.dropFirst().dropLast())
    }
    pieces.append(Piece(kind: .code, units: text))
    offset = end + length
  }

  private static func backticks(in units: [MarkdownUnit]) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    var end = units.count
    while end > 0 {
      let length = units[..<end].reversed().prefix { $0.ascii == UInt8(ascii: "`") }.count
      if length > 0 { found[length, default: []].append(end - length) }
      end -= max(length, 1)
    }
    return found
  }

  // MARK: Delimiters

  private mutating func delimiterRun() {
    let mark = units[offset]
    let length = units[offset...].prefix { $0 == mark }.count
    let isTilde = mark.ascii == UInt8(ascii: "~")
    guard !isTilde || length <= 2 else {
      add(units[offset..<offset + length])
      offset += length
      return
    }
    let (before, after) = (offset > 0 ? units[offset - 1] : nil, unit(at: offset + length))
    let isBlankBefore = before?.isUnicodeBlank ?? true
    let isBlankAfter = after?.isUnicodeBlank ?? true
    let (isMarkBefore, isMarkAfter) = (before?.isUnicodePunctuation ?? false, after?.isUnicodePunctuation ?? false)
    let isLeft = !isBlankAfter && (!isMarkAfter || isBlankBefore || isMarkBefore)
    let isRight = !isBlankBefore && (!isMarkBefore || isBlankAfter || isMarkAfter)
    let isUnderscore = mark.ascii == UInt8(ascii: "_")
    let run = DelimiterRun(
      character: mark.ascii,
      piece: pieces.count,
      length: length,
      rest: length,
      canOpen: isLeft && (!isUnderscore || !isRight || isMarkBefore),
      canClose: isRight && (!isUnderscore || !isLeft || isMarkAfter),
      previous: lastDelimiter
    )
    if let lastDelimiter { delimiters[lastDelimiter].next = delimiters.count }
    lastDelimiter = delimiters.count
    delimiters.append(run)
    addMark(length)
  }

  // MARK: Links

  private mutating func closeBracket() {
    guard var bracket = brackets.popLast() else { return addUnit() }
    var scanner = LinkScanner(units, at: offset + 1)
    guard bracket.isActive, let destination = scanner.destination() else { return addUnit() }
    addMark(0)
    bracket.isActive = false
    pieces[bracket.piece].units = []
    matchDelimiters(above: bracket.below)
    if !bracket.isImage {
      links.append(Link(pieces: bracket.piece..<pieces.count, destination: destination))
      // Deactivates earlier brackets, because links can't be nested. Those before an inactive one are inactive already.
      for index in brackets.indices.reversed() where !brackets[index].isImage {
        guard brackets[index].isActive else { break }
        brackets[index].isActive = false
      }
    }
    offset = scanner.offset
  }

  private mutating func autolink() -> Bool {
    guard let link = AutolinkScanner.link(units, at: offset) else { return false }
    links.append(Link(pieces: pieces.count..<pieces.count + 1, destination: link.destination))
    pieces.append(Piece(kind: .mark, units: link.text))
    offset = link.end
    return true
  }

  // MARK: Result

  private func joined() -> [MarkdownRun] {
    var (starts, ends): ([Int: [MarkdownRun.Style]], [Int: [MarkdownRun.Style]]) = ([:], [:])
    for span in spans {
      starts[span.pieces.lowerBound, default: []].append(span.style)
      ends[span.pieces.upperBound, default: []].append(span.style)
    }
    var counts: [MarkdownRun.Style: Int] = [:]
    let links = links.sorted { $0.pieces.lowerBound < $1.pieces.lowerBound }
    var next = 0
    var result: [(units: [MarkdownUnit], style: MarkdownRun.Style, link: Int?)] = []
    for (index, piece) in pieces.enumerated() {
      for style in ends[index] ?? [] { counts[style, default: 0] -= 1 }
      for style in starts[index] ?? [] { counts[style, default: 0] += 1 }
      while next < links.count, links[next].pieces.upperBound <= index { next += 1 }
      guard !piece.units.isEmpty else { continue }
      var style = counts.reduce(into: MarkdownRun.Style()) { if $1.value > 0 { $0.insert($1.key) } }
      if piece.kind == .code { style.insert(.code) }
      let link = next < links.count && links[next].pieces.contains(index) ? next : nil
      if let last = result.last, last.style == style, last.link == link {
        result[result.count - 1].units += piece.units
      } else {
        result.append((piece.units, style, link))
      }
    }
    return result.map { run in
      MarkdownRun(
        MarkdownUnit.parts(of: run.units),
        style: run.style,
        link: run.link.map { MarkdownUnit.parts(of: links[$0].destination) }
      )
    }
  }

  mutating func take(_ count: Int, ofPiece piece: Int) { pieces[piece].units.removeLast(count) }
}
