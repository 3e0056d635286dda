/// The nodes of a file as they are stored, for walks that look at every node of very many files: nothing is counted or checked on the way.
///
/// A node is a number. Those of a collection follow it, and ``next(_:)`` skips one with all that it holds:
///
///     var key = mapping + 1
///     while key < tree.next(mapping) {
///       let value = key + 1
///       key = tree.next(value)
///     }
///
/// There is a tree only of a file that is read as it stands: without complaints, aliases and merge keys (see ``YAMLStream/withTree(_:)``).
/// It is not to be used after the call that it is given to.
@frozen
public struct YAMLTree {
  @usableFromInline let records: UnsafePointer<YAMLRecord>
  @usableFromInline let texts: UnsafePointer<UInt8>
  @usableFromInline let symbols: UnsafePointer<UInt32>

  /// What the node is.
  @inlinable
  public func kind(_ node: Int) -> YAMLNode.Kind {
    switch records[node].kind {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar, .alias: .scalar
    }
  }

  /// The node after this one and all that it holds.
  @inlinable
  public func next(_ node: Int) -> Int { Int(records[node].next) }

  /// The number of elements of a sequence or of entries of a mapping.
  @inlinable
  public func count(_ node: Int) -> Int { Int(records[node].first) }

  /// A key's number; those of the vocabulary are below its count.
  @inlinable
  public func symbol(_ key: Int) -> Int { Int(records[key].first) }

  /// How a scalar is written.
  @inlinable
  public func style(_ node: Int) -> ScalarStyle { records[node].style }

  /// A value's text, as UTF-8 always valid.
  @inlinable
  public func text(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: texts + Int(records[node].first), count: Int(records[node].second))
  }

  /// A key's text.
  @inlinable
  public func keyText(_ key: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: texts + Int(symbols[Int(records[key].first)]), count: Int(records[key].second))
  }

  /// The node's extent in bytes.
  @inlinable
  public func offsets(_ node: Int) -> Range<Int> { Int(records[node].start)..<Int(records[node].end) }

  @usableFromInline
  init(
    records: UnsafePointer<YAMLRecord>,
    texts: UnsafePointer<UInt8>,
    symbols: UnsafePointer<UInt32>
  ) {
    self.records = records
    self.texts = texts
    self.symbols = symbols
  }
}

extension YAMLStream {
  /// Gives the tree with the numbers of the documents' roots.
  ///
  /// - Returns: `nil`, without a call, where there are complaints about the file, aliases, merge keys, or no documents.
  public func withTree<Result>(_ body: (YAMLTree, [Int]) throws -> Result) rethrows -> Result? {
    guard diagnostics.isEmpty, let storage = documents.first?.storage, storage.isLiteral else { return nil }
    let roots = documents.map(\.index)
    return try storage.records.withUnsafeBufferPointer { records in
      try storage.text.withUnsafeBufferPointer { texts in
        try storage.symbols.withUnsafeBufferPointer { symbols in
          guard let records = records.baseAddress, let texts = texts.baseAddress, let symbols = symbols.baseAddress
          else { return nil }
          return try body(YAMLTree(records: records, texts: texts, symbols: symbols), roots)
        }
      }
    }
  }
}
