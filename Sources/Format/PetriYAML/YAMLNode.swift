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

extension YAMLNode {
  /// The elements of a sequence; empty for other nodes.
  public var elements: YAMLElements { YAMLElements(node: self) }

  /// The entries of a mapping, followed by those that merge keys add; empty for other nodes. Only the first of
  /// duplicate keys is included.
  public var entries: YAMLEntries { YAMLEntries(node: self) }

  /// The value of a key, compared byte for byte.
  public subscript(key: String) -> YAMLNode? { entry(for: key)?.value }

  /// The entry of a key, compared byte for byte.
  public func entry(for key: String) -> YAMLEntry? {
    entries.first { $0.key.hasText(key) }
  }

  /// The text of a scalar; empty for a collection.
  public var text: String {
    withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls a closure with the text of a scalar as UTF-8, which is always valid; empty for a collection.
  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(storage) { try body(storage.tree.text(index)) }
  }

  /// Whether the node is a scalar with exactly this text.
  public func hasText(_ other: String) -> Bool {
    guard record.kind == .scalar else { return false }
    return withUTF8 { bytes in bytes.elementsEqual(other.utf8) }
  }

  /// The style of a scalar; `.plain` for a collection.
  public var style: ScalarStyle { record.style }

  /// Whether the node is a quoted scalar.
  public var isQuoted: Bool { style == .singleQuoted || style == .doubleQuoted }

  /// Whether the node is a plain scalar that is empty, `~` or `null`.
  public var isNull: Bool {
    let record = record
    guard record.kind == .scalar, record.style == .plain, record.second <= 4 else { return false }
    return withUTF8 { bytes in
      switch bytes.count {
      case 0: true
      case 1: bytes[0] == UInt8(ascii: "~")
      case 4:
        bytes.elementsEqual("null".utf8) || bytes.elementsEqual("Null".utf8) || bytes.elementsEqual("NULL".utf8)
      default: false
      }
    }
  }
}

/// The presentation style of a scalar.
public enum ScalarStyle: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  case plain
  case singleQuoted
  case doubleQuoted
  /// A block scalar after `|`.
  case literal
  /// A block scalar after `>`.
  case folded
}
