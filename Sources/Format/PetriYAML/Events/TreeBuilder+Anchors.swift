internal import CYAML
internal import PetriDiagnostics

extension TreeBuilder {
  mutating func properties(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?,
    _ tag: UnsafeMutablePointer<yaml_char_t>?,
    at start: UInt32,
    record: UInt32
  ) {
    if tag != nil, isStrict { report(.tag, at: propertyRange(UInt8(ascii: "!"), from: Int(start))) }
    guard let anchor else { return }
    let name = Self.string(anchor)
    let place = propertyRange(UInt8(ascii: "&"), from: Int(start))
    anchorCount += 1
    if anchorCount > limits.anchors {
      stop(.anchors, limits.anchors, at: place)
    }
    if isStrict, let first = anchors.first(where: { $0.name == name }) {
      report(.duplicateAnchor(name, first: first.range.offsets), at: place)
    }
    anchors.append(Anchor(name: name, range: place, record: record))
  }

  static func string(_ pointer: UnsafeMutablePointer<yaml_char_t>) -> String {
    String(cString: UnsafePointer(pointer))
  }

  mutating func completeAnchor(_ index: Int, expanded: UInt32, height: UInt32) {
    anchors[index].isComplete = true
    anchors[index].expanded = expanded
    anchors[index].height = height
  }

  /// Appends a record for an alias that refers to its target, or a broken scalar if there is no target.
  mutating func alias(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let start = offsets.offset(of: event.pointee.start_mark.index)
    let end = offsets.offset(of: event.pointee.end_mark.index)
    let record = UInt32(truncatingIfNeeded: records.count)
    guard records.count < limits.nodes else { return tooManyNodes(range(start, end)) }
    aliasCount += 1
    if aliasCount > limits.aliases {
      return stop(.aliases, limits.aliases, at: range(start, end))
    }
    if isStrict, isAtKey { report(.keyNotText(.alias), at: range(start, end)) }
    let name = event.pointee.data.alias.anchor.map { Self.string($0) } ?? ""
    var node = YAMLRecord(
      start: start,
      end: end,
      first: 0,
      second: 0,
      next: record + 1,
      kind: .alias,
      style: .plain,
      flags: []
    )
    guard let anchor = anchors.last(where: { $0.name == name }), anchor.isComplete else {
      undefinedAlias(name, range(start, end))
      node.kind = .scalar
      node.flags = .broken
      node.first = UInt32(truncatingIfNeeded: text.count)
      records.append(node)
      return finishNode(end: end, expanded: 1, height: 0)
    }
    if depth + Int(anchor.height) > limits.depth {
      stop(.depth(alias: name), limits.depth, at: range(start, end))
    }
    node.first = anchor.record
    records.append(node)
    aliases.append(Alias(record: record, expanded: anchor.expanded))
    finishNode(end: end, expanded: anchor.expanded, height: anchor.height)
  }

  private mutating func undefinedAlias(_ name: String, _ place: SourceRange) {
    if let open = anchors.last(where: { $0.name == name }) {
      return report(.recursiveAlias(name, anchor: open.range.offsets), at: place)
    }
    let nearest = suggestions.suggestion(for: name, among: anchors.filter(\.isComplete).map(\.name))
    report(.undefinedAnchor(name, nearest: nearest), at: place)
  }
}
