public import PetriDiagnostics

/// A node of a parsed file: a light handle on shared storage.
///
/// An alias reads as the node it refers to (see ``isAlias`` and ``aliasRange``). Depth, aliases followed, never
/// exceeds ``YAMLLimits/depth``, so a recursive walk is safe.
public struct YAMLNode: Sendable {
  let storage: YAMLStorage
  /// The node, aliases resolved.
  let index: Int
  /// The alias that led here, or -1.
  let alias: Int

  /// The kinds of nodes.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A text.
    case scalar
    /// A list.
    case sequence
    /// Keys with values.
    case mapping
  }

  init(storage: YAMLStorage, at index: Int) {
    self.storage = storage
    let record = storage.tree.records[index]
    if record.kind == .alias {
      self.index = Int(record.first)
      alias = index
    } else {
      self.index = index
      alias = -1
    }
  }

  var record: YAMLRecord { storage.tree.records[index] }

  /// Its kind.
  public var kind: Kind {
    switch record.kind {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar, .alias: .scalar
    }
  }

  /// Its exact extent; a block collection ends where its last child ends, a block scalar with its last line that
  /// isn't blank. An alias gives the extent of the node it refers to.
  public var range: SourceRange {
    let record = record
    return SourceRange(file: storage.file, startOffset: Int(record.start), endOffset: Int(record.end))
  }

  /// The file it is in.
  public var file: SourceFile { storage.file }

  /// Whether an alias (`*name`) led here.
  public var isAlias: Bool { alias >= 0 }

  /// Whether the node has a name (`&name`) by which it may be used elsewhere too.
  public var hasAnchor: Bool { record.flags.contains(.anchored) }

  /// Where the alias that led here is written.
  public var aliasRange: SourceRange? {
    guard isAlias else { return nil }
    let record = storage.tree.records[alias]
    return SourceRange(file: storage.file, startOffset: Int(record.start), endOffset: Int(record.end))
  }

  /// Where it is used: the alias's extent if an alias led here, else its own.
  public var usedRange: SourceRange { aliasRange ?? range }

  /// Whether a diagnostic was made about this node already, so that its content is not to be trusted and no second one
  /// is due: an alias of nothing, a text that swallowed the lines after it.
  public var isBroken: Bool { record.flags.contains(.broken) }

  /// The number of elements of a sequence or of entries of a mapping (merged ones included, doubled keys once); 0 for a
  /// scalar.
  public var count: Int {
    let record = record
    return record.kind == .sequence || record.kind == .mapping ? Int(record.first) : 0
  }
}

extension YAMLNode: Hashable {
  /// Whether both are the same place in the same parsed file.
  public static func == (left: YAMLNode, right: YAMLNode) -> Bool {
    left.storage === right.storage && left.index == right.index && left.alias == right.alias
  }

  /// Feeds the identity to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(storage))
    hasher.combine(index)
    hasher.combine(alias)
  }
}
