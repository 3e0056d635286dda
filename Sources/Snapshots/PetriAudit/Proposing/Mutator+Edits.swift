import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLoader
import PetriYAML

extension Mutator {
  private var bytes: [UInt8] { document.file.bytes }

  private func text(_ range: Range<Int>) -> String { document.file.text(in: range) }

  /// Replaces a value.
  mutating func change(_ node: YAMLNode, to value: ContextLiteral, _ spot: Spot) {
    let range = node.usedRange.offsets
    guard !range.isEmpty else { return }
    let written = style.flowText(value)
    // A block scalar extends to the line break.
    let end = contentEnd(of: node)
    let edit = TextEdit(range.lowerBound..<end, written)
    note(.changed, at: range.lowerBound, spot, before: node.shownText, after: written, edit)
  }

  /// Adds a key at the start of a mapping.
  mutating func add(_ key: String, _ value: ContextLiteral, to mapping: YAMLNode, _ spot: Spot) {
    let entry = "\(key): \(style.flowText(value))"
    let inner = spot.key(key)
    guard let first = ownEntries(of: mapping).first else {
      guard isFlow(mapping) else { return }
      let range = mapping.range.offsets
      return note(.added, at: range.lowerBound, inner, after: entry, TextEdit(range, "{\(entry)}"))
    }
    let start = first.key.usedRange.startOffset
    let column = document.file.location(at: start).column
    let separator = isFlow(mapping) ? ", " : document.file.lineBreak + String(repeating: " ", count: column - 1)
    note(.added, at: start, inner, after: entry, TextEdit(start..<start, entry + separator))
  }

  /// Adds a key to a value written in its short form.
  ///
  /// - Parameter short: The key of the short form's value in the full mapping; `nil` without a value.
  mutating func lengthen(_ entry: YAMLEntry, _ short: String?, _ key: String, _ value: ContextLiteral, _ spot: Spot) {
    let added = "\(key): \(style.flowText(value))"
    let inner = spot.key(key)
    guard let short else {
      let after = entry.key.usedRange.endOffset
      guard let colon = bytes[after...].firstIndex(of: UInt8(ascii: ":")) else { return }
      let range = colon + 1..<max(colon + 1, entry.value.usedRange.isEmpty ? 0 : entry.value.usedRange.endOffset)
      return note(.added, at: entry.key.usedRange.startOffset, inner, after: added, TextEdit(range, " {\(added)}"))
    }
    let range = entry.value.usedRange.startOffset..<contentEnd(of: entry.value)
    let written = "{\(short): \(style.flowText(entry.value.literal)), \(added)}"
    note(.added, at: range.lowerBound, inner, after: added, TextEdit(range, written))
  }

  /// Adds a key to a value written as a word.
  mutating func lengthen(_ word: YAMLNode, _ key: String, _ value: ContextLiteral, _ spot: Spot) {
    let added = "\(key): \(style.flowText(value))"
    let range = word.usedRange.offsets
    note(
      .added,
      at: range.lowerBound,
      spot.key(word.text).key(key),
      after: added,
      TextEdit(range, "{\(word.text): {\(added)}}")
    )
  }

  /// Appends a word to a list.
  mutating func append(_ word: String, behind last: YAMLNode, of list: YAMLNode, _ spot: Spot) {
    let end = contentEnd(of: last)
    let start = last.usedRange.startOffset
    guard isFlow(list) else {
      guard let dash = dash(before: start) else { return }
      let column = document.file.location(at: dash).column
      let line = document.file.lineBreak + String(repeating: " ", count: column - 1) + "- \(word)"
      return note(.added, at: start, spot, after: word, TextEdit(end..<end, line))
    }
    note(.added, at: start, spot, after: word, TextEdit(end..<end, ", \(word)"))
  }

  /// Removes an entry of a mapping.
  mutating func remove(_ entries: [YAMLEntry], _ place: Int, of mapping: YAMLNode, _ spot: Spot) {
    let entry = entries[place]
    // The text between two entries may be a merge key.
    guard entries.count == mapping.count else { return }
    let start = entry.key.usedRange.startOffset
    let end = self.end(of: entry)
    let next = place + 1 < entries.count ? entries[place + 1].key.usedRange.startOffset : nil
    let previous = place > 0 ? self.end(of: entries[place - 1]) : nil
    let edit = removal(start..<end, of: mapping, next: next, previous: previous, empty: "{}") { start }
    guard let edit else { return }
    note(.removed, at: start, spot.key(entry.key.text), before: text(start..<end), edit)
  }

  /// Removes a list element.
  mutating func remove(_ elements: [YAMLNode], _ place: Int, of list: YAMLNode, _ spot: Spot) {
    let start = elements[place].usedRange.startOffset
    let end = contentEnd(of: elements[place])
    guard start < end else { return }
    let next = place + 1 < elements.count ? elements[place + 1].usedRange.startOffset : nil
    let previous = place > 0 ? contentEnd(of: elements[place - 1]) : nil
    let edit = removal(start..<end, of: list, next: next, previous: previous, empty: "[]") { dash(before: start) }
    guard let edit else { return }
    note(.removed, at: start, spot, before: text(start..<end), edit)
  }

  /// Swaps two adjacent elements.
  ///
  /// - Parameter view: The location of the other element if both are views.
  mutating func exchange(_ one: YAMLNode, _ other: YAMLNode, _ spot: Spot, with view: Place? = nil) {
    let first = one.usedRange.startOffset..<contentEnd(of: one)
    let second = other.usedRange.startOffset..<contentEnd(of: other)
    guard !first.isEmpty, !second.isEmpty, first.upperBound <= second.lowerBound, text(first) != text(second) else {
      return
    }
    let between = text(first.upperBound..<second.lowerBound)
    note(
      .exchanged,
      at: first.lowerBound,
      spot,
      before: text(first),
      after: text(second),
      TextEdit(first.lowerBound..<second.upperBound, text(second) + between + text(first)),
      of: view
    )
  }

  // MARK: - Extents

  /// The range to remove for an element or entry, including one separator.
  ///
  /// - Parameter start: The start of the last entry of a block, including its dash.
  private func removal(
    _ range: Range<Int>,
    of collection: YAMLNode,
    next: Int?,
    previous: Int?,
    empty: String,
    start: () -> Int?
  ) -> TextEdit? {
    if let next { return next > range.lowerBound ? TextEdit(range.lowerBound..<next, "") : nil }
    guard let previous else {
      let range = collection.range.startOffset..<contentEnd(of: collection)
      return range.isEmpty ? nil : TextEdit(range, empty)
    }
    guard previous < range.lowerBound else { return nil }
    // Keeps a comment between the two.
    if isFlow(collection) || !text(previous..<range.lowerBound).contains("#") {
      return TextEdit(previous..<range.upperBound, "")
    }
    return start().map { TextEdit($0..<range.upperBound, "") }
  }

  private func isFlow(_ node: YAMLNode) -> Bool {
    let start = node.range.startOffset
    return start < bytes.count && (bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "["))
  }

  /// The offset of the dash of a block sequence's element.
  private func dash(before offset: Int) -> Int? {
    var place = offset - 1
    while place >= 0, bytes[place] == 0x20 || bytes[place] == 0x0A || bytes[place] == 0x0D { place -= 1 }
    return place >= 0 && bytes[place] == UInt8(ascii: "-") ? place : nil
  }

  private func end(of entry: YAMLEntry) -> Int {
    guard entry.value.usedRange.isEmpty else { return contentEnd(of: entry.value) }
    let after = entry.key.usedRange.endOffset
    return bytes[after...].first == UInt8(ascii: ":") ? after + 1 : after
  }

  /// The end of a node's own text, before the line break that ends a block.
  private func contentEnd(of node: YAMLNode) -> Int {
    let range = node.usedRange.offsets
    var end = range.upperBound
    while end > range.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    return end
  }
}

extension YAMLNode {
  /// The text of a scalar in a report.
  fileprivate var shownText: String {
    switch style {
    case .literal, .folded: text
    default: range.text
    }
  }
}
