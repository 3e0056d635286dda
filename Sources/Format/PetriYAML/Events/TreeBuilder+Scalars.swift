internal import CYAML
internal import PetriDiagnostics

extension TreeBuilder {
  /// Checks a scalar against the profile; returns whether its text can be trusted. The hot path is a few comparisons.
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
        reportLines(style, start: start, end: end)
        return false
      }
      if let first = utf8.first, first >= 0x80 { checkLookalike(utf8, start: start, end: end) }
      if end > start, Int(end) < offsets.count, offsets.byte(at: Int(end)) == 0x20 {
        checkComment(start: Int(start), end: Int(end))
      }
    case .singleQuoted, .doubleQuoted:
      if event.pointee.start_mark.line != event.pointee.end_mark.line {
        reportLines(style, start: start, end: end)
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
      report(.textAfterQuote(start: Int(start)), at: file.range(end, end + 1))
    }
  }

  private mutating func reportLines(_ style: ScalarStyle, start: UInt32, end: UInt32) {
    let finding = MultiLineText(file: file, start: Int(start), end: Int(end)).finding(style)
    report(finding)
    // After a misplaced quote, text and quotes are swapped for the rest of the file.
    if case .unclosedQuote = finding.problem { isStopped = true }
  }

  /// Reports a value that ends at a `#` which was probably meant as part of it.
  @inline(never)
  private mutating func checkComment(start: Int, end: Int) {
    guard let comment = WordComment(in: file, after: end) else { return }
    report(.commentInValue(start..<comment.range.endOffset), at: comment.range)
  }

  private mutating func checkLookalike(_ utf8: UnsafeBufferPointer<UInt8>, start: UInt32, end: UInt32) {
    let look: UInt32? =
      switch utf8.prefix(3) {
      case let head where head.starts(with: [0xC2, 0xA0]): 0xA0
      case let head where head.starts(with: [0xE2, 0x80, 0x9C]): 0x201C
      case let head where head.starts(with: [0xE2, 0x80, 0x9D]): 0x201D
      case let head where head.starts(with: [0xE2, 0x80, 0x98]): 0x2018
      default: nil
      }
    if let look { report(.lookalike(look), at: range(start, start + (look == 0xA0 ? 2 : 3))) }
  }

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
        let place = escapePlace(of: scalar, start: Int(start), end: Int(end))
        report(.controlCharacter(scalar, isEscaped: true), at: place)
        return
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        if !isDirectionNoted, hasEscape(of: scalar, start: Int(start), end: Int(end)) {
          isDirectionNoted = true
          report(.directionControl(scalar), at: escapePlace(of: scalar, start: Int(start), end: Int(end)))
        }
      default:
        if UTF8Decoding.isNoncharacter(scalar) {
          report(.noncharacter(scalar), at: escapePlace(of: scalar, start: Int(start), end: Int(end)))
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

  /// The end of a block scalar without trailing blank lines.
  func trimmedEnd(of start: UInt32, _ end: UInt32) -> UInt32 {
    var end = Int(end)
    while end > Int(start), [0x20, 0x09, 0x0A, 0x0D].contains(offsets.byte(at: end - 1)) { end -= 1 }
    return UInt32(truncatingIfNeeded: end)
  }
}
