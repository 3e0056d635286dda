internal import CYAML
internal import PetriDiagnostics

extension TreeBuilder {
  /// Checks what the profile says about scalars; whether the text is to be trusted. The hot path is a few comparisons.
  @inline(__always)
  mutating func checkScalar(
    _ event: UnsafeMutablePointer<yaml_event_t>,
    _ utf8: UnsafeBufferPointer<UInt8>,
    _ style: ScalarStyle,
    start: UInt32,
    end: UInt32
  ) -> Bool {
    switch style {
    case .plain:
      if event.pointee.start_mark.line != event.pointee.end_mark.line, start != end {
        complainAboutLines(style, start: start, end: end)
        return false
      }
      if let first = utf8.first, first >= 0x80 { checkLookalike(utf8, start: start, end: end) }
      if end > start, Int(end) < offsets.count, offsets.byte(at: Int(end)) == 0x20 {
        checkComment(start: Int(start), end: Int(end))
      }
    case .singleQuoted, .doubleQuoted:
      if event.pointee.start_mark.line != event.pointee.end_mark.line {
        complainAboutLines(style, start: start, end: end)
        return false
      }
      checkByteAfterQuote(at: Int(end), start: start)
      if style == .doubleQuoted, utf8.count != Int(end - start) - 2 { checkEscapes(utf8, start: start, end: end) }
    case .literal, .folded:
      break
    }
    return true
  }

  @inline(__always)
  private mutating func checkByteAfterQuote(at end: Int, start: UInt32) {
    guard end < offsets.count else { return }
    switch offsets.byte(at: end) {
    case 0x0A, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"), 0x20, 0x0D, 0x09: return
    default:
      complain(
        Diagnostic(
          code: .textAfterQuote,
          "unexpected text after the closing quote",
          at: file.range(end, end + 1),
          label: "expected the end of the line",
          notes: [DiagnosticNote("the quoted text begins here", at: range(start, start + 1))]
        )
      )
    }
  }

  private mutating func complainAboutLines(_ style: ScalarStyle, start: UInt32, end: UInt32) {
    let diagnostic = MultiLineText(file: file, start: Int(start), end: Int(end)).diagnostic(style)
    complain(diagnostic)
    // What comes after a quote in the wrong place is read inside out.
    if diagnostic.code == .unclosedQuote { isStopped = true }
  }

  /// A text that is cut short by a `#` that probably belongs to it.
  @inline(never)
  private mutating func checkComment(start: Int, end: Int) {
    guard let comment = WordComment(in: file, after: end) else { return }
    complain(
      Diagnostic(
        .warning,
        code: .commentInValue,
        "the value ends here: '#' after a space begins a comment",
        at: comment.range,
        label: "quote the value, or put a space after '#' if this is a comment",
        fixIts: [Quoting.fix(file.range(start, comment.range.endOffset), applicability: .maybe)]
      )
    )
  }

  /// Text that starts with something that only looks like a quote or a blank.
  private mutating func checkLookalike(_ utf8: UnsafeBufferPointer<UInt8>, start: UInt32, end: UInt32) {
    let what: String? =
      switch utf8.prefix(3) {
      case let head where head.starts(with: [0xC2, 0xA0]): "a no-break space (U+00A0)"
      case let head where head.starts(with: [0xE2, 0x80, 0x9C]): "a typographic quote (U+201C)"
      case let head where head.starts(with: [0xE2, 0x80, 0x9D]): "a typographic quote (U+201D)"
      case let head where head.starts(with: [0xE2, 0x80, 0x98]): "a typographic quote (U+2018)"
      default: nil
      }
    guard let what else { return }
    let length: UInt32 = utf8[0] == 0xC2 ? 2 : 3
    complain(
      Diagnostic(
        .warning,
        code: .lookalikeCharacter,
        "the text begins with \(what)",
        at: range(start, start + length),
        label: length == 2 ? "YAML reads it as text; use a space" : "YAML reads it as text; use \" or '"
      )
    )
  }

  /// Control characters that an escape brought into a text.
  private mutating func checkEscapes(_ utf8: UnsafeBufferPointer<UInt8>, start: UInt32, end: UInt32) {
    var isDirectionNoted = false
    var index = 0
    let bytes = Array(utf8)
    while index < bytes.count {
      guard let (scalar, length) = UTF8Decoding.decode(bytes, at: index) else { return }
      index += length
      switch scalar {
      case 0x09, 0x0A: continue
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
        complain(
          Diagnostic(
            code: .controlCharacter,
            "control character \(UTF8Decoding.name(scalar)) in an escape sequence",
            at: escapePlace(of: scalar, start: Int(start), end: Int(end)),
            label: "remove it"
          )
        )
        return
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        if !isDirectionNoted, hasEscape(of: scalar, start: Int(start), end: Int(end)) {
          isDirectionNoted = true
          complain(.directionControl(scalar, at: escapePlace(of: scalar, start: Int(start), end: Int(end))))
        }
      default:
        if UTF8Decoding.isNoncharacter(scalar) {
          complain(
            Diagnostic(
              code: .noncharacter,
              "\(UTF8Decoding.name(scalar)) isn't a character",
              at: escapePlace(of: scalar, start: Int(start), end: Int(end)),
              label: "remove it"
            )
          )
          return
        }
      }
    }
  }

  private func hasEscape(of scalar: UInt32, start: Int, end: Int) -> Bool {
    Escape.range(of: scalar, in: file.bytes, start..<end) != nil
  }

  private func escapePlace(of scalar: UInt32, start: Int, end: Int) -> SourceRange {
    let place = Escape.range(of: scalar, in: file.bytes, start..<end) ?? start..<end
    return file.range(place.lowerBound, place.upperBound)
  }

  /// The end of a block scalar without the blank lines after it.
  func trimmedEnd(of start: UInt32, _ end: UInt32) -> UInt32 {
    var end = Int(end)
    while end > Int(start), [0x20, 0x09, 0x0A, 0x0D].contains(offsets.byte(at: end - 1)) { end -= 1 }
    return UInt32(truncatingIfNeeded: end)
  }
}
