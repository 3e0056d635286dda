internal import PetriDiagnostics

extension TreeBuilder {
  mutating func noteMergeKey(_ place: SourceRange) {
    top.hasMerge = true
    mergeCount += 1
    if mergeCount > limits.mergeKeys {
      stop(.mergeKeys, limits.mergeKeys, at: place)
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
          let place = range(of: UInt32(truncatingIfNeeded: index))
          stop(.mergeSources, limits.mergeSources, at: place)
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

  private mutating func addSource(_ source: Int, at place: Int, to sources: inout [Int]) -> Bool {
    if isStrict, records[source].flags.has(.merges) {
      let merging = Int(records[source].start)
      report(.mergeOfMerging(merging), at: range(of: UInt32(truncatingIfNeeded: place)))
      return false
    }
    sources.append(source)
    return true
  }

  private mutating func wrongMerge(_ value: Int) -> Bool {
    guard isStrict else { return false }
    let place = range(of: UInt32(truncatingIfNeeded: value))
    // An undefined alias was already reported.
    let isUndefined = findings.contains { finding in
      guard finding.offsets == place.offsets else { return false }
      return switch finding.problem {
      case .undefinedAnchor, .recursiveAlias: true
      default: false
      }
    }
    if !isUndefined { report(.mergeOfOther, at: place) }
    return false
  }
}
