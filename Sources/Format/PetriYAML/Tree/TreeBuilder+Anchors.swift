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
    let location = propertyRange(UInt8(ascii: "&"), from: Int(start))
    anchorCount += 1
    if anchorCount > limits.anchors {
      stop(.anchors, limits.anchors, at: location)
    }
    if isStrict, let first = anchors.first(where: { $0.name == name }) {
      report(.duplicateAnchor(name, first: first.range.offsets), at: location)
    }
    anchors.append(Anchor(name: name, range: location, record: record))
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

  private mutating func undefinedAlias(_ name: String, _ location: SourceRange) {
    if let open = anchors.last(where: { $0.name == name }) {
      return report(.recursiveAlias(name, anchor: open.range.offsets), at: location)
    }
    let nearest = suggestions.suggestion(for: name, among: anchors.filter(\.isComplete).map(\.name))
    report(.undefinedAnchor(name, nearest: nearest), at: location)
  }

  mutating func noteMergeKey(_ location: SourceRange) {
    top.hasMerge = true
    mergeCount += 1
    if mergeCount > limits.mergeKeys {
      stop(.mergeKeys, limits.mergeKeys, at: location)
    }
  }

  /// Resolves the merge keys of a document at its end.
  ///
  /// Inner mappings come before outer ones, and targets of aliases before their uses.
  mutating func resolveMerges() {
    for mapping in merging where !isStopped { resolveMerges(of: Int(mapping)) }
    merging.removeAll(keepingCapacity: true)
  }

  private mutating func resolveMerges(of mapping: Int) {
    keys.startMapping()
    var sources: [Int] = []
    var isUsable = true
    var index = mapping + 1
    let end = Int(records[mapping].next)
    var own: UInt32 = 0
    while index < end {
      let key = index
      let value = Int(records[key].next)
      index = Int(records[value].next)
      let flags = records[key].flags
      if flags.contains(.doubled) { continue }
      if flags.contains(.mergeKey) {
        isUsable = collectSources(at: value, into: &sources) && isUsable
        if !isStrict, !isUsable { records[key].flags.remove(.mergeKey) }
      } else if flags.contains(.key) {
        _ = keys.note(records[key].first, record: UInt32(truncatingIfNeeded: key))
      }
      if !records[key].flags.has(.hidden) { own += 1 }
    }
    let start = merged.count
    if isUsable { for source in sources { merge(source) } }
    merges.append(start..<merged.count)
    records[mapping].second = UInt32(truncatingIfNeeded: merges.count)
    records[mapping].first = own + UInt32(truncatingIfNeeded: merged.count - start)
  }

  private mutating func merge(_ source: Int) {
    var index = source + 1
    let end = Int(records[source].next)
    while index < end {
      let key = index
      let value = Int(records[key].next)
      index = Int(records[value].next)
      if !records[key].flags.has(.hidden) { merge(key: UInt32(key), value: UInt32(value)) }
    }
    let table = Int(records[source].second)
    if table > 0 { for pair in merged[merges[table - 1]] { merge(key: pair.key, value: pair.value) } }
  }

  private mutating func merge(key: UInt32, value: UInt32) {
    let record = records[Int(key)]
    if record.flags.has(.key), keys.note(record.first, record: key) != nil { return }
    merged.append(YAMLStorage.MergedEntry(key: key, value: value))
  }

  /// Collects the mappings that a merge key refers to; returns false if its value is anything else.
  private mutating func collectSources(at value: Int, into sources: inout [Int]) -> Bool {
    let target = resolve(value)
    switch records[target].kind {
    case .mapping:
      return addSource(target, at: value, to: &sources)
    case .sequence:
      var index = target + 1
      var number = 0
      while index < Int(records[target].next) {
        number += 1
        if number > limits.mergeSources {
          let location = range(of: UInt32(truncatingIfNeeded: index))
          stop(.mergeSources, limits.mergeSources, at: location)
          return false
        }
        let source = resolve(index)
        guard records[source].kind == .mapping else { return wrongMerge(index) }
        guard addSource(source, at: index, to: &sources) else { return false }
        index = Int(records[index].next)
      }
      return true
    case .scalar, .alias:
      return wrongMerge(value)
    }
  }

  private func resolve(_ index: Int) -> Int {
    records[index].kind == .alias ? Int(records[index].first) : index
  }

  private mutating func addSource(_ source: Int, at index: Int, to sources: inout [Int]) -> Bool {
    if isStrict, records[source].flags.has(.merges) {
      let merging = Int(records[source].start)
      report(.mergeOfMerging(merging), at: range(of: UInt32(truncatingIfNeeded: index)))
      return false
    }
    sources.append(source)
    return true
  }

  private mutating func wrongMerge(_ value: Int) -> Bool {
    guard isStrict else { return false }
    let location = range(of: UInt32(truncatingIfNeeded: value))
    // An undefined alias was already reported.
    let isUndefined = findings.contains { finding in
      guard finding.offsets == location.offsets else { return false }
      return switch finding.problem {
      case .undefinedAnchor, .recursiveAlias: true
      default: false
      }
    }
    if !isUndefined { report(.mergeOfOther, at: location) }
    return false
  }
}
