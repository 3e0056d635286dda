import PetriRendering

/// Computes and applies the edits of a node, part by part.
enum NodeEdits {
  /// The edits that turn a node into another one; a single edit of the whole line if the order of parts changed.
  static func edits(of name: String, from old: ShownNode, to new: ShownNode) -> [TreeEdit] {
    let whole = [TreeEdit.line(node: name, new.referencedLine)]
    guard let before = NodeParts(old), let after = NodeParts(new) else { return whole }
    let (oldKeys, newKeys) = (Set(before.keys), Set(after.keys))
    guard before.keys.filter(newKeys.contains) == after.keys.filter(oldKeys.contains) else { return whole }
    let values = Dictionary(zip(before.keys, before.parts), uniquingKeysWith: { first, _ in first })
    var edits: [TreeEdit] = []
    var removed = before.keys.filter { !newKeys.contains($0) }
    // The next part in the old line, for parts that only the old line has.
    let next = Dictionary(zip(before.keys, before.keys.dropFirst()), uniquingKeysWith: { first, _ in first })
    for (index, key) in after.keys.enumerated() where index > 0 {
      let part = after.parts[index]
      if let value = values[key] {
        if !value.utf8.elementsEqual(part.utf8) { edits.append(.part(node: name, key: key, part)) }
      } else if let other = next[after.keys[index - 1]], let found = removed.firstIndex(of: other) {
        removed.remove(at: found)
        edits.append(.part(node: name, key: other, part))
      } else {
        edits.append(.insertion(node: name, after: after.keys[index - 1], part))
      }
    }
    edits = heading(of: name, old, new) + edits + removed.map { .without(node: name, key: $0) }
    let made = try? node(old, with: edits).get()
    return made?.referencedLine.utf8.elementsEqual(new.referencedLine.utf8) == true ? edits : whole
  }

  private static func heading(of name: String, _ old: ShownNode, _ new: ShownNode) -> [TreeEdit] {
    guard !old.heading.utf8.elementsEqual(new.heading.utf8) else { return [] }
    guard let before = old.headingAtTexts, let after = new.headingAtTexts,
      before.before.utf8.elementsEqual(after.before.utf8)
    else { return [.part(node: name, key: NodeParts.name, new.heading)] }
    return [.subject(node: name, String(after.texts))]
  }

  struct Misfit: Error, Equatable {
    let reason: String
  }

  static func node(_ old: ShownNode, with edits: [TreeEdit]) -> Result<ShownNode, Misfit> {
    if case .line(_, let text)? = edits.first, edits.count == 1 { return .success(ShownNode(line: text)) }
    guard let parts = NodeParts(old) else { return .failure(Misfit(reason: "the base's line has no parts")) }
    var changes = PartChanges()
    for edit in edits {
      if let misfit = changes.take(edit, of: parts) { return .failure(misfit) }
    }
    return changes.applied(to: parts)
  }
}

private struct PartChanges {
  private var values: [String: String] = [:]
  private var insertions: [String: String] = [:]
  private var removed: Set<String> = []

  mutating func take(_ edit: TreeEdit, of node: NodeParts) -> NodeEdits.Misfit? {
    switch edit {
    case .subject(_, let text):
      guard let heading = node.node.headingAtTexts else { return missing("text") }
      return set(NodeParts.name, heading.before + text)
    case .part(_, let key, let text):
      guard node.keys.contains(key) else { return missing("'\(key)'") }
      return set(key, text)
    case .without(_, let key):
      guard key != NodeParts.name, node.keys.contains(key) else { return missing("'\(key)'") }
      return removed.insert(key).inserted && values[key] == nil ? nil : twice(key)
    case .insertion(_, let key, let text):
      return insertions.updateValue(text, forKey: key) == nil ? nil : twice("after \(key)")
    case .line: return twice("line")
    default: return nil
    }
  }

  private mutating func set(_ key: String, _ text: String) -> NodeEdits.Misfit? {
    values.updateValue(text, forKey: key) == nil && !removed.contains(key) ? nil : twice(key)
  }

  private func missing(_ what: String) -> NodeEdits.Misfit {
    NodeEdits.Misfit(reason: "it has no \(what) in what the cell is like")
  }

  private func twice(_ key: String) -> NodeEdits.Misfit {
    NodeEdits.Misfit(reason: "its '\(key)' is changed twice for one cell")
  }

  func applied(to node: NodeParts) -> Result<ShownNode, NodeEdits.Misfit> {
    var parts: [String] = []
    var counter = NodeParts.Counter()
    var open = insertions
    func add(_ part: String) {
      var part = part
      var key = parts.isEmpty ? NodeParts.name : counter.key(of: part)
      parts.append(part)
      while let next = open.removeValue(forKey: key) {
        part = next
        key = counter.key(of: part)
        parts.append(part)
      }
    }
    for (key, part) in zip(node.keys, node.parts) where !removed.contains(key) { add(values[key] ?? part) }
    if let key = open.keys.min() { return .failure(missing("'\(key)'")) }
    var edited = ShownNode(heading: parts[0], attributes: parts.dropFirst().map { .init(reading: $0) })
    edited.reference = node.node.reference
    return .success(edited)
  }
}

/// The parts of a node, with keys that don't depend on their values: `name`, `frame`, `accessibility`, `constraint 2`.
struct NodeParts {
  let node: ShownNode
  let parts: [String]
  let keys: [String]

  static let name = "name"
  /// The keywords that can't be used as keys.
  private static let reserved: Set<String> = ["after", "beginning", "followed", "gone", "line", name, "without"]

  /// Splits a node; `nil` if one of its parts would be parsed differently.
  init?(_ node: ShownNode) {
    self.node = node
    parts = [node.heading] + node.attributes.map(\.text)
    guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.first != 0x20 && $0.utf8.last != 0x20 }) else { return nil }
    var counter = Counter()
    keys = parts.enumerated().map { $0 == 0 ? NodeParts.name : counter.key(of: $1) }
  }

  struct Counter {
    private var counts: [String: Int] = [:]

    mutating func key(of part: String) -> String {
      let word = NodeParts.word(of: part)
      counts[word, default: 0] += 1
      let count = counts[word] ?? 1
      return count == 1 ? word : "\(word) \(count)"
    }
  }

  /// The name of a part without its value; a hyphen is appended to a reserved keyword.
  static func word(of part: String) -> String {
    let word = ShownNode.Attribute(reading: part).name
    return reserved.contains(word) ? "\(word)-" : word
  }
}
