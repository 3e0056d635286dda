public import PetriDiagnostics

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
/// There is a tree only of a file that is read as it stands: without complaints, aliases and merge keys (see ``YAMLStream/inspect(_:options:vocabulary:scratch:_:)``).
/// It is not to be used after the call that it is given to.
@frozen
public struct YAMLTree {
  @usableFromInline let records: UnsafePointer<YAMLRecord>
  @usableFromInline let texts: UnsafePointer<UInt8>
  @usableFromInline let keys: UnsafePointer<KeyTable.Key>

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
    UnsafeBufferPointer(start: texts + Int(keys[Int(records[key].first)].offset), count: Int(records[key].second))
  }

  /// The node's extent in bytes.
  @inlinable
  public func offsets(_ node: Int) -> Range<Int> { Int(records[node].start)..<Int(records[node].end) }

  @usableFromInline
  init(
    records: UnsafePointer<YAMLRecord>,
    texts: UnsafePointer<UInt8>,
    keys: UnsafePointer<KeyTable.Key>
  ) {
    self.records = records
    self.texts = texts
    self.keys = keys
  }
}

extension YAMLStream {
  /// Parses a file and looks at its records as long as they are there.
  ///
  /// - Parameters:
  ///   - vocabulary: the keys whose numbers are known.
  ///   - body: called with the tree and the numbers of its documents' roots, unless there are complaints about the file, aliases, merge
  ///     keys, or no documents.
  /// - Returns: what the function gives; the stream where it gives nothing or is not called.
  public static func inspect<Result>(
    _ file: SourceFile,
    options: YAMLOptions,
    vocabulary: YAMLVocabulary,
    scratch: YAMLScratch,
    _ body: (YAMLTree, [Int]) -> Result?
  ) -> YAMLInspection<Result> {
    StreamParser.inspect(file, options: options, vocabulary: vocabulary, scratch: scratch, body)
  }
}
