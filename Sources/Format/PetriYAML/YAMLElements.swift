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
