/// The stored nodes of a file, for fast walks over many files: without reference counting or checks.
///
/// A node is an index. An alias reads as the node that it refers to, but keeps its own extent:
///
///     for (key, value) in tree.entries(mapping) { print(tree.text(key), tree.offsets(value)) }
///
/// A tree must not escape the closure it is passed to.
@frozen
public struct YAMLTree {
  @usableFromInline let records: UnsafePointer<YAMLRecord>
  @usableFromInline let texts: UnsafePointer<UInt8>
  @usableFromInline let keys: UnsafePointer<KeyTable.Key>
  @usableFromInline let merged: UnsafePointer<YAMLStorage.MergedEntry>?
  @usableFromInline let merges: UnsafePointer<Range<Int>>?

  @usableFromInline
  init(
    records: UnsafePointer<YAMLRecord>,
    texts: UnsafePointer<UInt8>,
    keys: UnsafePointer<KeyTable.Key>,
    merged: UnsafePointer<YAMLStorage.MergedEntry>? = nil,
    merges: UnsafePointer<Range<Int>>? = nil
  ) {
    self.records = records
    self.texts = texts
    self.keys = keys
    self.merged = merged
    self.merges = merges
  }

  @inlinable
  func target(_ node: Int) -> Int { records[node].kind == .alias ? Int(records[node].first) : node }

  /// Whether the node is an alias.
  @inlinable
  public func isAlias(_ node: Int) -> Bool { records[node].kind == .alias }

  /// The kind of a node.
  @inlinable
  public func kind(_ node: Int) -> YAMLNode.Kind {
    switch records[target(node)].kind {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar, .alias: .scalar
    }
  }

  /// The number of elements of a sequence or of entries of a mapping.
  @inlinable
  public func count(_ node: Int) -> Int { Int(records[target(node)].first) }

  /// The symbol of a key, which is its index in the vocabulary for a known word; `Int.max` if the key isn't a scalar.
  @inlinable
  public func symbol(_ key: Int) -> Int { records[key].flags.has(.key) ? Int(records[key].first) : .max }

  /// The style of a scalar.
  @inlinable
  public func style(_ node: Int) -> ScalarStyle { records[target(node)].style }

  /// The text of a scalar as valid UTF-8; empty for a collection.
  @inlinable
  public func text(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    let record = records[target(node)]
    guard record.kind == .scalar else { return UnsafeBufferPointer(start: texts, count: 0) }
    let start = record.flags.has(.key) ? Int(keys[Int(record.first)].offset) : Int(record.first)
    return UnsafeBufferPointer(start: texts + start, count: Int(record.second))
  }

  /// The extent of a node in bytes; for an alias, its own.
  @inlinable
  public func offsets(_ node: Int) -> Range<Int> { Int(records[node].start)..<Int(records[node].end) }

  /// Whether an error about the node was already reported; see ``YAMLNode/isBroken``.
  @inlinable
  public func isBroken(_ node: Int) -> Bool { records[target(node)].flags.has(.broken) }

  /// The elements of a sequence; empty for other nodes.
  @inlinable
  public func elements(_ node: Int) -> Elements {
    let list = target(node)
    return Elements(tree: self, position: list + 1, end: records[list].kind == .sequence ? Int(records[list].next) : 0)
  }

  /// The entries of a mapping, followed by those that merge keys add; empty for other nodes.
  @inlinable
  public func entries(_ node: Int) -> Entries {
    let mapping = target(node)
    let record = records[mapping]
    guard record.kind == .mapping else { return Entries(tree: self, position: 0, end: 0, merged: 0..<0) }
    let merged = record.second == 0 ? nil : merges?[Int(record.second) - 1]
    return Entries(tree: self, position: mapping + 1, end: Int(record.next), merged: merged ?? 0..<0)
  }

  /// The entries of a mapping without those that merge keys add; empty for other nodes.
  @inlinable
  public func ownEntries(_ node: Int) -> Entries {
    var entries = entries(node)
    entries.merged = 0..<0
    return entries
  }

  /// The elements of a sequence.
  @frozen
  public struct Elements: Sequence, IteratorProtocol {
    @usableFromInline let tree: YAMLTree
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable
    init(tree: YAMLTree, position: Int, end: Int) {
      self.tree = tree
      self.position = position
      self.end = end
    }

    /// The next element.
    @inlinable
    public mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = Int(tree.records[position].next) }
      return position
    }
  }

  /// The entries of a mapping.
  @frozen
  public struct Entries: Sequence, IteratorProtocol {
    @usableFromInline let tree: YAMLTree
    @usableFromInline var position: Int
    @usableFromInline let end: Int
    @usableFromInline var merged: Range<Int>

    @inlinable
    init(tree: YAMLTree, position: Int, end: Int, merged: Range<Int>) {
      self.tree = tree
      self.position = position
      self.end = end
      self.merged = merged
    }

    /// The next entry.
    @inlinable
    public mutating func next() -> (key: Int, value: Int)? {
      while position < end {
        let key = position
        let value = Int(tree.records[key].next)
        position = Int(tree.records[value].next)
        // Merge keys and duplicate keys are not entries.
        if !tree.records[key].flags.has(.hidden) { return (key, value) }
      }
      guard !merged.isEmpty, let entries = tree.merged else { return nil }
      let entry = entries[merged.lowerBound]
      merged = merged.lowerBound + 1..<merged.upperBound
      return (Int(entry.key), Int(entry.value))
    }
  }
}

extension YAMLNode {
  /// The index of the node in its tree; for an alias, its own.
  public var number: Int { alias >= 0 ? alias : index }

  /// The node at an index of the same tree.
  public func node(_ number: Int) -> YAMLNode { YAMLNode(storage: storage, at: number) }

  /// Calls a closure with the tree that contains the node.
  public func withTree<Result>(_ body: (YAMLTree) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(storage) { try body(storage.tree) }
  }
}
