import PetriDiagnostics
import PetriGrammar
import PetriYAML

/// The keys of a mapping while it is decoded: unknown ones are reported at once, known ones are given by name.
struct Keys {
  let node: YAMLNode
  /// The keys that there may be.
  let fields: Fields
  private let complaints: Complaints
  /// A mapping has a few keys of very many that it might have: those that are not there are told by a bit of a mask, and comparing
  /// the others costs less than hashing.
  private var names: [String] = []
  private var entries: [YAMLEntry] = []
  private var mask: UInt64 = 0
  /// Whether there are keys that the caller complains of itself.
  private(set) var hasReported = false
  /// Whether unknown keys were reported, so that the one that seems to be missing may be among them.
  private(set) var hasUnknown = false
  /// The keys that the unknown ones are near to.
  private var meant: Set<String> = []

  /// Reads a mapping's keys.
  ///
  /// - Parameters:
  ///   - fields: the keys that there may be.
  ///   - told: keys that the caller complains of itself.
  /// - Returns: `nil`, reported, where the node is no mapping.
  init?(_ node: YAMLNode, _ fields: Fields, told: [String] = [], _ complaints: Complaints) {
    guard !node.isBroken else { return nil }
    guard node.kind == .mapping else {
      complaints.report(ShapeProblem.notFields(fields.name, FoundValue(node)), at: node)
      return nil
    }
    self.node = node
    self.fields = fields
    self.complaints = complaints
    names.reserveCapacity(node.count)
    entries.reserveCapacity(node.count)
    for entry in node.entries {
      let name = entry.key.text
      if fields.keys.contains(name) {
        add(name, entry)
        if entry.value.isNull, !fields.nullableKeys.contains(name) { complaints.missingValue(of: entry) }
      } else if told.contains(name) {
        hasReported = true
      } else if name != "$schema" {
        hasUnknown = true
        let nearest = complaints.unknown(.key(of: fields.name), entry.key, among: fields.keys)
        meant.formUnion(nearest)
      }
    }
  }

  /// No keys, of what stands without a mapping.
  init(none node: YAMLNode, _ fields: Fields, _ complaints: Complaints) {
    self.node = node
    self.fields = fields
    self.complaints = complaints
  }

  /// The one key for which a value stands in place of a mapping.
  ///
  /// - Parameter entry: the value, and what it is of.
  init(_ key: String, _ entry: YAMLEntry, _ fields: Fields, _ complaints: Complaints) {
    self.init(none: entry.value, fields, complaints)
    add(key, entry)
  }

  private mutating func add(_ name: String, _ entry: YAMLEntry) {
    names.append(name)
    entries.append(entry)
    mask |= Keys.bit(name)
  }

  private func entry(_ key: String) -> YAMLEntry? {
    guard mask & Keys.bit(key) != 0 else { return nil }
    return names.firstIndex(of: key).map { entries[$0] }
  }

  private static func bit(_ name: String) -> UInt64 {
    let bytes = name.utf8
    return 1 << ((UInt64(bytes.count) &* 7 &+ UInt64(bytes.first ?? 0)) % 64)
  }

  /// The value of a key that is there and not null.
  subscript(key: String) -> YAMLNode? {
    guard let value = entry(key)?.value, !value.isNull else { return nil }
    return value
  }

  /// The key's own node.
  func key(_ name: String) -> YAMLNode? { entry(name)?.key }

  /// Whether the key is there, null or not.
  func contains(_ key: String) -> Bool { entry(key) != nil }

  /// The value of a key that must be there; `nil`, reported, where it is not.
  ///
  /// - Parameter name: what needs it, where that is more than the mapping says.
  func required(_ key: String, of name: String? = nil) -> YAMLNode? {
    if let value = self[key] { return value }
    // One without a value was reported with the keys, and so was one that is misspelt.
    if !contains(key), !meant.contains(key), let range = node.firstKeyRange {
      complaints.report(ShapeProblem.missingKey(key, of: name ?? fields.name), at: range)
    }
    return nil
  }

  /// Reports a key that is there and has nothing behind it.
  func reportEmpty(_ key: String) {
    if let entry = entry(key) { complaints.missingValue(of: entry) }
  }
}

extension Complaints {
  /// Adds an error about a key that has nothing behind it.
  func missingValue(of entry: YAMLEntry) {
    guard !entry.value.isBroken else { return }
    let comment = entry.key.isAlias ? nil : CommentedValue(behind: entry.key.range)
    report(ShapeProblem.missingValue(entry.key.shortText, comment), at: entry.key)
  }
}

extension YAMLNode {
  /// What the node is, as a message says what was found.
  var kindName: String {
    switch kind {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar: isNull ? "nothing" : isQuoted ? "text" : "'\(shortText)'"
    }
  }

  /// The text, cut where it is long.
  var shortText: String { text.shortened }

  /// The first key's extent, else the node's own: where a message about the whole mapping points.
  var firstKeyRange: SourceRange? {
    for entry in entries { return entry.key.usedRange }
    return usedRange
  }
}

extension String {
  /// The text, cut where it is long.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
