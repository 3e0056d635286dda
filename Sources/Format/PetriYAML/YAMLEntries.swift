/// The elements of a sequence.
public struct YAMLElements: Sequence, Sendable {
  let node: YAMLNode

  /// The number of elements.
  public var count: Int { node.kind == .sequence ? node.count : 0 }
  /// Whether the sequence is empty.
  public var isEmpty: Bool { count == 0 }
  /// The exact number of elements.
  public var underestimatedCount: Int { count }

  /// Returns an iterator over the elements.
  public func makeIterator() -> Iterator {
    guard node.kind == .sequence else { return Iterator(storage: node.storage, index: 0, end: 0) }
    return Iterator(storage: node.storage, index: node.index + 1, end: Int(node.record.next))
  }

  /// An iterator over the elements of a sequence.
  public struct Iterator: IteratorProtocol {
    let storage: YAMLStorage
    var index: Int
    let end: Int

    /// The next element.
    public mutating func next() -> YAMLNode? {
      guard index < end else { return nil }
      let node = YAMLNode(storage: storage, at: index)
      index = Int(storage.tree.records[index].next)
      return node
    }
  }
}

/// The entries of a mapping.
public struct YAMLEntries: Sequence, Sendable {
  let node: YAMLNode

  /// The number of entries.
  public var count: Int { node.kind == .mapping ? node.count : 0 }
  /// Whether the mapping is empty.
  public var isEmpty: Bool { count == 0 }
  /// The exact number of entries.
  public var underestimatedCount: Int { count }

  /// Returns an iterator over the entries.
  public func makeIterator() -> Iterator {
    let record = node.record
    guard record.kind == .mapping else { return Iterator(storage: node.storage, index: 0, end: 0, merged: 0..<0) }
    let merged = record.second == 0 ? nil : node.storage.tree.merges?[Int(record.second) - 1]
    return Iterator(storage: node.storage, index: node.index + 1, end: Int(record.next), merged: merged ?? 0..<0)
  }

  /// An iterator over the entries of a mapping.
  public struct Iterator: IteratorProtocol {
    let storage: YAMLStorage
    var index: Int
    let end: Int
    var merged: Range<Int>

    /// The next entry.
    public mutating func next() -> YAMLEntry? {
      while index < end {
        let key = index
        let value = Int(storage.tree.records[key].next)
        index = Int(storage.tree.records[value].next)
        if !storage.tree.records[key].flags.has(.hidden) {
          return entry(key, value, isMerged: false)
        }
      }
      guard let first = merged.popFirst(), let pair = storage.tree.merged?[first] else { return nil }
      return entry(Int(pair.key), Int(pair.value), isMerged: true)
    }

    private func entry(_ key: Int, _ value: Int, isMerged: Bool) -> YAMLEntry {
      YAMLEntry(
        key: YAMLNode(storage: storage, at: key),
        value: YAMLNode(storage: storage, at: value),
        isMerged: isMerged
      )
    }
  }
}

/// A key and its value in a mapping.
public struct YAMLEntry: Sendable, Hashable {
  /// The key.
  public let key: YAMLNode
  /// The value; a null scalar if it is omitted.
  public let value: YAMLNode
  /// Whether a merge key (`<<`) took the entry from another mapping.
  public let isMerged: Bool
}
