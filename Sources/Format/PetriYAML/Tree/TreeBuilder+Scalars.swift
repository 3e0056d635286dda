internal import CYAML
internal import PetriDiagnostics

extension TreeBuilder {
  /// Marks and reports duplicate keys of a mapping in linear time, by stamping each symbol.
  mutating func findDoubledKeys(of mapping: Int) {
    keys.startMapping()
    var index = mapping + 1
    let end = records.count
    while index < end {
      let key = records[index]
      if key.flags.has(.key), let first = keys.note(key.first, record: UInt32(truncatingIfNeeded: index)) {
        duplicateKey(index, first: Int(first), mapping: mapping)
      }
      index = Int(records[Int(key.next)].next)
    }
  }

  private mutating func duplicateKey(_ index: Int, first: Int, mapping: Int) {
    records[index].flags.insert(.doubled)
    records[mapping].first -= 1
    let name = file.text(in: Int(records[index].start)..<Int(records[index].end))
    let first = range(of: UInt32(truncatingIfNeeded: first)).offsets
    report(.duplicateKey(name, first: first), at: range(of: UInt32(truncatingIfNeeded: index)))
  }

  @inline(__always)
  mutating func checkBeforeKey(_ event: UnsafeMutablePointer<yaml_event_t>, start: UInt32, end: UInt32) {
    if start != end {
      if offsets.byte(at: Int(start)) == UInt8(ascii: "-") { checkDash(at: Int(start), end: Int(end)) }
      if !top.isFlow, top.column == event.pointee.start_mark.column { return }
      // The common cases `{key` and `, key`.
      if top.isFlow, start > 1 {
        let before = offsets.byte(at: Int(start) - 1)
        if before == UInt8(ascii: "{") { return }
        if before == 0x20, offsets.byte(at: Int(start) - 2) == UInt8(ascii: ",") { return }
      }
    }
    checkUnusualKey(column: event.pointee.start_mark.column, start: start, end: end)
  }

  /// Reports `-label: Hi`: YAML reads a key that begins with a dash, which nobody means.
  @inline(never)
  private mutating func checkDash(at start: Int, end: Int) {
    guard start + 1 < end, LineView.isWord(offsets.byte(at: start + 1)),
      !(0x30...0x39).contains(offsets.byte(at: start + 1)), offsets.byte(at: start + 1) != UInt8(ascii: "-")
    else { return }
    report(MultiLineText.missingSpace(file, after: start))
  }

  @inline(never)
  private mutating func checkUnusualKey(column: Int, start: UInt32, end: UInt32) {
    if !top.isFlow, top.column < 0 { top.column = column }
    if let mark = questionMark(before: Int(start)) {
      report(.explicitKey, at: file.range(mark, mark + 1))
    } else if start == end {
      report(.missingKey, at: range(start, start))
    }
  }

  private func questionMark(before start: Int) -> Int? {
    let bytes = file.bytes
    var index = start
    while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
    guard index > 0, bytes[index - 1] == UInt8(ascii: "?") else { return nil }
    guard index > 1 else { return 0 }
    return " \t\r\n[{,-:".utf8.contains(bytes[index - 2]) ? index - 1 : nil
  }

  /// Reports a key that is a list or a mapping, which is usually meant as `{{ x }}` or `${x}`.
  mutating func keyIsNotText(start: UInt32, isMapping: Bool) {
    let open = Int(start)
    let bytes = file.bytes
    let isTemplate =
      isMapping && open > 0 && bytes[open - 1] == UInt8(ascii: "{") && open < bytes.count
      && bytes[open] == UInt8(ascii: "{")
    if isTemplate {
      report(Template.doubleBraces(in: file, at: open - 1))
    } else {
      report(.keyNotText(isMapping ? .mapping : .list), at: range(start, start + 1))
    }
  }

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

  @inline(never)
  private mutating func checkComment(start: Int, end: Int) {
    guard let comment = WordComment(in: file, after: end) else { return }
    report(.commentInValue(start..<comment.range.endOffset), at: comment.range)
  }

  private mutating func checkLookalike(_ utf8: UnsafeBufferPointer<UInt8>, start: UInt32, end: UInt32) {
    let lookalike: UInt32? =
      switch utf8.prefix(3) {
      case let head where head.starts(with: [0xC2, 0xA0]): 0xA0
      case let head where head.starts(with: [0xE2, 0x80, 0x9C]): 0x201C
      case let head where head.starts(with: [0xE2, 0x80, 0x9D]): 0x201D
      case let head where head.starts(with: [0xE2, 0x80, 0x98]): 0x2018
      default: nil
      }
    if let lookalike { report(.lookalike(lookalike), at: range(start, start + (lookalike == 0xA0 ? 2 : 3))) }
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
        let escape = escapeRange(of: scalar, start: Int(start), end: Int(end))
        report(.controlCharacter(scalar, isEscaped: true), at: escape)
        return
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        if !isDirectionNoted, hasEscape(of: scalar, start: Int(start), end: Int(end)) {
          isDirectionNoted = true
          report(.directionControl(scalar), at: escapeRange(of: scalar, start: Int(start), end: Int(end)))
        }
      default:
        if UTF8Decoding.isNoncharacter(scalar) {
          report(.noncharacter(scalar), at: escapeRange(of: scalar, start: Int(start), end: Int(end)))
          return
        }
      }
    }
  }

  private func hasEscape(of scalar: UInt32, start: Int, end: Int) -> Bool {
    Escape.range(of: scalar, in: file.bytes, start..<end) != nil
  }

  private func escapeRange(of scalar: UInt32, start: Int, end: Int) -> SourceRange {
    let offsets = Escape.range(of: scalar, in: file.bytes, start..<end) ?? start..<end
    return file.range(offsets.lowerBound, offsets.upperBound)
  }

  /// The end of a block scalar without trailing blank lines.
  func trimmedEnd(of start: UInt32, _ end: UInt32) -> UInt32 {
    var end = Int(end)
    while end > Int(start), [0x20, 0x09, 0x0A, 0x0D].contains(offsets.byte(at: end - 1)) { end -= 1 }
    return UInt32(truncatingIfNeeded: end)
  }
}

enum Escape {
  static func range(of scalar: UInt32, in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      let (value, length) = decode(bytes, at: index, end: range.upperBound)
      if value == scalar { return index..<(index + length) }
      index += length
    }
    return nil
  }

  static func begins(with byte: UInt8) -> Bool { "0abtnvfre \"/\\N_LPxuU\t".utf8.contains(byte) }

  /// The code point and length of the escape sequence at an index; a nil code point if it can't encode a control
  /// character.
  private static func decode(_ bytes: [UInt8], at index: Int, end: Int) -> (UInt32?, Int) {
    let digits: Int
    switch bytes[index + 1] {
    case UInt8(ascii: "0"): return (0, 2)
    case UInt8(ascii: "a"): return (7, 2)
    case UInt8(ascii: "b"): return (8, 2)
    case UInt8(ascii: "v"): return (0x0B, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "e"): return (0x1B, 2)
    case UInt8(ascii: "N"): return (0x85, 2)
    case UInt8(ascii: "L"): return (0x2028, 2)
    case UInt8(ascii: "P"): return (0x2029, 2)
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    default: return (nil, 2)
    }
    guard index + 2 + digits <= end else { return (nil, 2) }
    let text = String(decoding: bytes[(index + 2)..<(index + 2 + digits)], as: UTF8.self)
    return (UInt32(text, radix: 16), 2 + digits)
  }
}
