/// The nodes of a file as they are stored, for walks that look at every node of very many files: nothing is counted or checked on the way.
///
/// A node is a number. An alias is read as the node that it refers to, and keeps its own extent:
///
///     for (key, value) in tree.entries(mapping) { print(tree.text(key), tree.offsets(value)) }
///
/// It is not to be used after the call that it is given to.
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

  /// The node that an alias refers to; any other itself.
  @inlinable
  func target(_ node: Int) -> Int { records[node].kind == .alias ? Int(records[node].first) : node }

  /// Whether the node is an alias.
  @inlinable
  public func isAlias(_ node: Int) -> Bool { records[node].kind == .alias }

  /// The node's kind.
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

  /// A key's number; those of the vocabulary are below its count. One that is more than a text has none.
  @inlinable
  public func symbol(_ key: Int) -> Int { records[key].flags.rawValue & 1 != 0 ? Int(records[key].first) : .max }

  /// How a scalar is written.
  @inlinable
  public func style(_ node: Int) -> ScalarStyle { records[target(node)].style }

  /// A scalar's text, as UTF-8 always valid; none of a collection.
  @inlinable
  public func text(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    let record = records[target(node)]
    guard record.kind == .scalar else { return UnsafeBufferPointer(start: texts, count: 0) }
    let start = record.flags.rawValue & 1 != 0 ? Int(keys[Int(record.first)].offset) : Int(record.first)
    return UnsafeBufferPointer(start: texts + start, count: Int(record.second))
  }

  /// The node's extent in bytes, of an alias its own.
  @inlinable
  public func offsets(_ node: Int) -> Range<Int> { Int(records[node].start)..<Int(records[node].end) }

  /// Whether a diagnostic was made about the node already: see ``YAMLNode/isBroken``.
  @inlinable
  public func isBroken(_ node: Int) -> Bool { records[target(node)].flags.rawValue & 64 != 0 }

  /// The elements of a sequence; none of other nodes.
  @inlinable
  public func elements(_ node: Int) -> Elements {
    let list = target(node)
    return Elements(tree: self, position: list + 1, end: records[list].kind == .sequence ? Int(records[list].next) : 0)
  }

  /// The entries of a mapping: its own in order, then those that merge keys bring; none of other nodes.
  @inlinable
  public func entries(_ node: Int) -> Entries {
    let mapping = target(node)
    let record = records[mapping]
    guard record.kind == .mapping else { return Entries(tree: self, position: 0, end: 0, merged: 0..<0) }
    let merged = record.second == 0 ? nil : merges?[Int(record.second) - 1]
    return Entries(tree: self, position: mapping + 1, end: Int(record.next), merged: merged ?? 0..<0)
  }

  /// The entries that are written in a mapping itself; none of other nodes.
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
        // Merge keys, and keys that the mapping has already, are not among them.
        if tree.records[key].flags.rawValue & 6 == 0 { return (key, value) }
      }
      guard !merged.isEmpty, let entries = tree.merged else { return nil }
      let entry = entries[merged.lowerBound]
      merged = merged.lowerBound + 1..<merged.upperBound
      return (Int(entry.key), Int(entry.value))
    }
  }
}

extension YAMLNode {
  /// The node's number in its tree, an alias's own.
  public var number: Int { alias >= 0 ? alias : index }

  /// The node of a number in the same tree.
  public func node(_ number: Int) -> YAMLNode { YAMLNode(storage: storage, at: number) }

  /// Calls a function with the tree that the node is in.
  public func withTree<Result>(_ body: (YAMLTree) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(storage) { try body(storage.tree) }
  }
}
