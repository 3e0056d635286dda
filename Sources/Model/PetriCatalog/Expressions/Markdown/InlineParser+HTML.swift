extension InlineParser {
  /// The offset after the HTML tag, comment or processing instruction at an offset; `nil` if there is none.
  mutating func htmlEnd(from offset: Int) -> Int? {
    guard let next = unit(at: offset + 1) else { return nil }
    if next.isLetter { return openTagEnd(from: offset + 1) }
    switch next.ascii {
    case UInt8(ascii: "/"): return closingTagEnd(from: offset + 2)
    case UInt8(ascii: "?"): return end("?>", from: offset + 2)
    case UInt8(ascii: "!"):
      if has("-->", at: offset + 2) { return offset + 5 }
      if has("--->", at: offset + 2) { return offset + 6 }
      if has("--", at: offset + 2) { return end("-->", from: offset + 4) }
      if has("[CDATA[", at: offset + 2) { return end("]]>", from: offset + 9) }
      return unit(at: offset + 2)?.isLetter == true ? end(">", from: offset + 3) : nil
    default: return nil
    }
  }

  private func has(_ text: String, at offset: Int) -> Bool {
    offset <= units.count && units[offset...].starts(with: text.unicodeScalars.map { MarkdownUnit($0) })
  }

  private mutating func end(_ text: String, from offset: Int) -> Int? {
    guard offset <= units.count, !missingEnds.contains(text) else { return nil }
    let wanted = text.unicodeScalars.map { MarkdownUnit($0) }
    var start = offset
    while let found = units[start...].firstIndex(of: wanted[0]) {
      if units[found...].starts(with: wanted) { return found + wanted.count }
      start = found + 1
    }
    missingEnds.insert(text)
    return nil
  }

  private func nameEnd(from offset: Int, _ isPart: (MarkdownUnit) -> Bool) -> Int {
    units[offset...].firstIndex { !isPart($0) } ?? units.count
  }

  private func blanksEnd(from offset: Int) -> Int { nameEnd(from: offset, \.isBlank) }

  private func tagNameEnd(from offset: Int) -> Int {
    nameEnd(from: offset) { $0.isLetter || $0.isDigit || $0.ascii == UInt8(ascii: "-") }
  }

  private func closingTagEnd(from offset: Int) -> Int? {
    guard unit(at: offset)?.isLetter == true else { return nil }
    let end = blanksEnd(from: tagNameEnd(from: offset))
    return unit(at: end)?.ascii == UInt8(ascii: ">") ? end + 1 : nil
  }

  private func openTagEnd(from offset: Int) -> Int? {
    var end = tagNameEnd(from: offset)
    while true {
      let next = blanksEnd(from: end)
      guard next > end, let attribute = attributeEnd(from: next) else {
        end = next
        break
      }
      end = attribute
    }
    if unit(at: end)?.ascii == UInt8(ascii: "/") { end += 1 }
    return unit(at: end)?.ascii == UInt8(ascii: ">") ? end + 1 : nil
  }

  /// The offset after an attribute: `name` or `name = value`.
  private func attributeEnd(from offset: Int) -> Int? {
    guard let first = unit(at: offset), first.isLetter || "_:".utf8.contains(first.ascii) else { return nil }
    let name = nameEnd(from: offset) { $0.isLetter || $0.isDigit || "_.:-".utf8.contains($0.ascii) }
    let equals = blanksEnd(from: name)
    guard unit(at: equals)?.ascii == UInt8(ascii: "=") else { return name }
    let value = blanksEnd(from: equals + 1)
    guard let quote = unit(at: value) else { return nil }
    if "\"'".utf8.contains(quote.ascii) {
      return units[(value + 1)...].firstIndex(of: quote).map { $0 + 1 }
    }
    let end = nameEnd(from: value) { !$0.isBlank && !"\"'=<>`".utf8.contains($0.ascii) }
    return end > value ? end : nil
  }
}
