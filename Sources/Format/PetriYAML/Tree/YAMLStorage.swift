internal import PetriDiagnostics

/// The immutable storage that the nodes of one file share.
@usableFromInline
final class YAMLStorage: Sendable {
  let file: SourceFile
  // `init` allocates and writes the memory, `deinit` frees it, and it is only read between.
  nonisolated(unsafe) let tree: YAMLTree
  // As above.
  nonisolated(unsafe) private let memory: [UnsafeMutableRawPointer]

  init(
    file: SourceFile,
    records: UnsafeBufferPointer<YAMLRecord>,
    text: UnsafeBufferPointer<UInt8>,
    keys: UnsafeBufferPointer<KeyTable.Key>,
    merged: [MergedEntry],
    merges: [Range<Int>]
  ) {
    var memory: [UnsafeMutableRawPointer] = []
    func copy<Element>(_ elements: UnsafeBufferPointer<Element>) -> UnsafePointer<Element> {
      let copy = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
      if let source = elements.baseAddress { copy.initialize(from: source, count: elements.count) }
      memory.append(UnsafeMutableRawPointer(copy))
      return UnsafePointer(copy)
    }
    self.file = file
    tree = YAMLTree(
      records: copy(records),
      texts: copy(text),
      keys: copy(keys),
      merged: merged.withUnsafeBufferPointer { copy($0) },
      merges: merges.withUnsafeBufferPointer { copy($0) }
    )
    self.memory = memory
  }

  deinit { for part in memory { part.deallocate() } }

  @frozen
  @usableFromInline
  struct MergedEntry: Sendable, BitwiseCopyable {
    @usableFromInline var key: UInt32
    @usableFromInline var value: UInt32

    init(key: UInt32, value: UInt32) {
      self.key = key
      self.value = value
    }
  }
}

/// A stored node: 24 bytes, trivially copyable, in pre-order.
///
/// The children of a collection follow it. `next` is the index after the last descendant, so skipping a node takes one
/// step and needs no array of children.
@frozen
@usableFromInline
struct YAMLRecord: Sendable, BitwiseCopyable {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  /// For a scalar, the offset of its text in the text arena, or the symbol of a key; for a collection, the number of
  /// its elements or effective entries; for an alias, the index of its target.
  @usableFromInline var first: UInt32
  /// For a scalar, the length of its text in bytes; for a mapping with merge keys, 1 + its index in the table of
  /// merges.
  @usableFromInline var second: UInt32
  @usableFromInline var next: UInt32
  @usableFromInline var kind: Kind
  @usableFromInline var style: ScalarStyle
  @usableFromInline var flags: Flags

  @frozen
  @usableFromInline
  enum Kind: UInt8, Sendable, BitwiseCopyable {
    case scalar, sequence, mapping, alias
  }

  @frozen
  @usableFromInline
  struct Flags: OptionSet, Sendable, BitwiseCopyable {
    @usableFromInline var rawValue: UInt16
    @inlinable
    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A scalar key, stored as a symbol.
    @inlinable static var key: Flags { Flags(rawValue: 1) }
    /// The key `<<` of a merge.
    static let mergeKey = Flags(rawValue: 2)
    static let doubled = Flags(rawValue: 4)
    static let anchored = Flags(rawValue: 8)
    static let flow = Flags(rawValue: 16)
    static let merges = Flags(rawValue: 32)
    /// A node about which an error was reported.
    @inlinable static var broken: Flags { Flags(rawValue: 64) }
    /// Merge keys and duplicate keys, which are not effective entries.
    @inlinable static var hidden: Flags { Flags(rawValue: 2 | 4) }

    /// Whether any of the other flags is set. Unlike the methods of `OptionSet`, this needs no specialization to be fast.
    @inlinable
    func has(_ other: Flags) -> Bool { rawValue & other.rawValue != 0 }
  }
}
