public import PetriDiagnostics

/// A node of a parsed file: a lightweight handle on shared storage.
///
/// An alias reads as the node it refers to (see ``isAlias`` and ``aliasRange``). With aliases expanded, the depth never
/// exceeds ``YAMLLimits/depth``, so recursion is safe.
public struct YAMLNode: Sendable {
  let storage: YAMLStorage
  /// The index of the record, with aliases resolved.
  let index: Int
  /// The index of the alias that led here, or -1.
  let alias: Int

  /// The kind of a node.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case scalar
    case sequence
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

  /// The kind of the node.
  public var kind: Kind {
    switch record.kind {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar, .alias: .scalar
    }
  }

  /// The extent of the node, without trailing blank lines; for an alias, the extent of the node it refers to.
  public var range: SourceRange {
    let record = record
    return SourceRange(file: storage.file, startOffset: Int(record.start), endOffset: Int(record.end))
  }

  /// The file that contains the node.
  public var file: SourceFile { storage.file }

  /// Whether the node was reached through an alias (`*name`).
  public var isAlias: Bool { alias >= 0 }

  /// Whether the node has an anchor (`&name`).
  public var hasAnchor: Bool { record.flags.has(.anchored) }

  /// The extent of the alias that led here.
  public var aliasRange: SourceRange? {
    guard isAlias else { return nil }
    let record = storage.tree.records[alias]
    return SourceRange(file: storage.file, startOffset: Int(record.start), endOffset: Int(record.end))
  }

  /// The extent of the alias that led here, or else of the node.
  public var usedRange: SourceRange { aliasRange ?? range }

  /// Whether an error about the node was already reported, so that its content can't be trusted, such as an undefined
  /// alias.
  public var isBroken: Bool { record.flags.has(.broken) }

  /// The number of elements of a sequence or of entries of a mapping, including merged ones; 0 for a scalar.
  public var count: Int {
    let record = record
    return record.kind == .sequence || record.kind == .mapping ? Int(record.first) : 0
  }
}

extension YAMLNode: Hashable {
  /// Whether both nodes are at the same position of the same parsed file.
  public static func == (left: YAMLNode, right: YAMLNode) -> Bool {
    left.storage === right.storage && left.index == right.index && left.alias == right.alias
  }

  /// Hashes the identity of the node.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(storage))
    hasher.combine(index)
    hasher.combine(alias)
  }
}
