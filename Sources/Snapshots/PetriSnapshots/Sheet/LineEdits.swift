/// Finds the differences of one line of a node from another, part by part.
enum LineEdits {
  /// The edits that make a line of another; just one of the line altogether where parts are in another order.
  static func edits(of node: String, from old: String, to new: String) -> [TreeEdit] {
    let whole = [TreeEdit.line(node: node, new)]
    guard let before = LineParts(old), let after = LineParts(new) else { return whole }
    let (oldKeys, newKeys) = (Set(before.keys), Set(after.keys))
    guard before.keys.filter(newKeys.contains) == after.keys.filter(oldKeys.contains) else { return whole }
    let values = Dictionary(zip(before.keys, before.parts), uniquingKeysWith: { first, _ in first })
    var edits: [TreeEdit] = []
    var removed = before.keys.filter { !newKeys.contains($0) }
    // The parts that come next in the old line, where they are only there.
    let next = Dictionary(zip(before.keys, before.keys.dropFirst()), uniquingKeysWith: { first, _ in first })
    for (index, key) in after.keys.enumerated() {
      let part = after.parts[index]
      if let value = values[key] {
        guard !value.utf8.elementsEqual(part.utf8) else { continue }
        edits.append(key == LineParts.name ? name(node, value, part) : .part(node: node, key: key, part))
      } else if let other = next[after.keys[index - 1]], let place = removed.firstIndex(of: other) {
        removed.remove(at: place)
        edits.append(.part(node: node, key: other, part))
      } else {
        edits.append(.insertion(node: node, after: after.keys[index - 1], part))
      }
    }
    edits += removed.map { .without(node: node, key: $0) }
    guard (try? line(old, with: edits).get())?.utf8.elementsEqual(new.utf8) == true else { return whole }
    return edits
  }

  private static func name(_ node: String, _ old: String, _ new: String) -> TreeEdit {
    guard let before = LineParts.subject(of: old), let after = LineParts.subject(of: new),
      before.before.utf8.elementsEqual(after.before.utf8)
    else { return .part(node: node, key: LineParts.name, new) }
    return .subject(node: node, String(after.from))
  }

  /// Why edits can't be made.
  struct Misfit: Error, Equatable {
    let reason: String
  }

  /// A line with edits of its node.
  static func line(_ old: String, with edits: [TreeEdit]) -> Result<String, Misfit> {
    if case .line(_, let text)? = edits.first, edits.count == 1 { return .success(text) }
    guard let line = LineParts(old) else { return .failure(Misfit(reason: "the base's line has no parts")) }
    var changes = PartChanges()
    for edit in edits {
      if let misfit = changes.take(edit, of: line) { return .failure(misfit) }
    }
    return changes.applied(to: line)
  }
}

/// Changes of a line's parts, by their keys.
private struct PartChanges {
  private var values: [String: String] = [:]
  private var insertions: [String: String] = [:]
  private var removed: Set<String> = []

  mutating func take(_ edit: TreeEdit, of line: LineParts) -> LineEdits.Misfit? {
    switch edit {
    case .subject(_, let text):
      guard let subject = LineParts.subject(of: line.parts[0]) else { return missing("text") }
      return set(LineParts.name, subject.before + text)
    case .part(_, let key, let text):
      guard line.keys.contains(key) else { return missing("'\(key)'") }
      return set(key, text)
    case .without(_, let key):
      guard key != LineParts.name, line.keys.contains(key) else { return missing("'\(key)'") }
      return removed.insert(key).inserted && values[key] == nil ? nil : twice(key)
    case .insertion(_, let key, let text):
      return insertions.updateValue(text, forKey: key) == nil ? nil : twice("after \(key)")
    case .line: return twice("line")
    default: return nil
    }
  }

  private mutating func set(_ key: String, _ text: String) -> LineEdits.Misfit? {
    values.updateValue(text, forKey: key) == nil && !removed.contains(key) ? nil : twice(key)
  }

  private func missing(_ what: String) -> LineEdits.Misfit {
    LineEdits.Misfit(reason: "it has no \(what) in what the cell is like")
  }

  private func twice(_ key: String) -> LineEdits.Misfit {
    LineEdits.Misfit(reason: "its '\(key)' is changed twice for one cell")
  }

  func applied(to line: LineParts) -> Result<String, LineEdits.Misfit> {
    var parts: [String] = []
    var counter = LineParts.Counter()
    var open = insertions
    func add(_ part: String) {
      var part = part
      var key = parts.isEmpty ? LineParts.name : counter.key(of: part)
      parts.append(part)
      while let next = open.removeValue(forKey: key) {
        part = next
        key = counter.key(of: part)
        parts.append(part)
      }
    }
    for (key, part) in zip(line.keys, line.parts) where !removed.contains(key) { add(values[key] ?? part) }
    if let key = open.keys.min() { return .failure(missing("'\(key)'")) }
    return .success(parts.joined(separator: "  "))
  }
}
