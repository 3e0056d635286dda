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
  mutating func checkKeyPlace(_ event: UnsafeMutablePointer<yaml_event_t>, start: UInt32, end: UInt32) {
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
}
