/// A delimiter run of `*`, `_` or `~`, which can open or close emphasis.
struct DelimiterRun {
  let character: UInt8
  let piece: Int
  let length: Int
  var rest: Int
  let canOpen: Bool
  let canClose: Bool
  /// The index of the previous run in the delimiter list.
  var previous: Int?
  var next: Int?

  /// Whether this run can close the emphasis that an opener starts.
  func isOpened(by opener: DelimiterRun) -> Bool {
    guard opener.canOpen, opener.character == character else { return false }
    if character == UInt8(ascii: "~") { return opener.length == length }
    // CommonMark's rule of three: if one of the runs can both open and close emphasis, the sum of the lengths must not
    // be a multiple of 3, unless both lengths are.
    return !(canOpen || opener.canClose) || (opener.length + length) % 3 != 0
      || (opener.length % 3 == 0 && length % 3 == 0)
  }
}

extension InlineParser {
  /// The key of CommonMark's `openers_bottom`.
  private struct Kind: Hashable {
    let character: UInt8
    let canOpen: Bool
    let length: Int

    init(_ run: DelimiterRun) {
      (character, canOpen) = (run.character, run.canOpen)
      length = run.character == UInt8(ascii: "~") ? run.length : run.length % 3
    }
  }

  /// Implements CommonMark's "process emphasis" for the delimiters above `bottom`.
  mutating func matchDelimiters(above bottom: Int?) {
    var bottoms: [Kind: Int] = [:]
    var closer = firstDelimiter(above: bottom)
    while let current = closer {
      guard delimiters[current].canClose else {
        closer = delimiters[current].next
        continue
      }
      let kind = Kind(delimiters[current])
      let limit = bottoms[kind] ?? bottom ?? -1
      var opener = delimiters[current].previous
      while let candidate = opener, candidate > limit, !delimiters[current].isOpened(by: delimiters[candidate]) {
        opener = delimiters[candidate].previous
      }
      if let found = opener, found > limit {
        match(found, current)
        closer = delimiters[current].rest == 0 ? delimiters[current].next : current
        if delimiters[found].rest == 0 { remove(found) }
        if delimiters[current].rest == 0 { remove(current) }
      } else {
        bottoms[kind] = delimiters[current].previous ?? -1
        closer = delimiters[current].next
        if !delimiters[current].canOpen { remove(current) }
      }
    }
    lastDelimiter = bottom
    if let bottom { delimiters[bottom].next = nil }
  }

  private func firstDelimiter(above bottom: Int?) -> Int? {
    if let bottom { return delimiters[bottom].next }
    var first = lastDelimiter
    while let current = first, let previous = delimiters[current].previous { first = previous }
    return first
  }

  /// Applies a style to the pieces between two delimiter runs and consumes the delimiters.
  private mutating func match(_ opener: Int, _ closer: Int) {
    let isTilde = delimiters[closer].character == UInt8(ascii: "~")
    let isDouble = delimiters[opener].rest >= 2 && delimiters[closer].rest >= 2
    let style: MarkdownRun.Style = isTilde ? .strikethrough : isDouble ? .bold : .italic
    for run in [opener, closer] {
      let count = isTilde ? delimiters[run].rest : isDouble ? 2 : 1
      delimiters[run].rest -= count
      take(count, ofPiece: delimiters[run].piece)
    }
    spans.append(Span(pieces: delimiters[opener].piece + 1..<delimiters[closer].piece, style: style))
    delimiters[opener].next = closer
    delimiters[closer].previous = opener
  }

  private mutating func remove(_ run: Int) {
    let (previous, next) = (delimiters[run].previous, delimiters[run].next)
    if let previous { delimiters[previous].next = next }
    if let next { delimiters[next].previous = previous } else if lastDelimiter == run { lastDelimiter = previous }
  }
}
