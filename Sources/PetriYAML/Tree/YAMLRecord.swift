/// One node as it is stored: 24 bytes, trivially copyable, in pre-order.
///
/// A collection's children follow it; `next` is the index after the last of its descendants, so a node is skipped in
/// one step and no array of children is needed.
@frozen
@usableFromInline
struct YAMLRecord: Sendable, BitwiseCopyable {
  /// The byte offset of its first byte.
  @usableFromInline var start: UInt32
  /// The byte offset after its last byte.
  @usableFromInline var end: UInt32
  /// Scalar: offset of its text in the text arena, or its symbol if it is a key. Collection: the number of its
  /// elements or effective entries. Alias: the index of its target.
  @usableFromInline var first: UInt32
  /// Scalar: length of its text in bytes. Mapping with merge keys: 1 + its index in the table of merges.
  @usableFromInline var second: UInt32
  /// The index after its last descendant.
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
    @usableFromInline
    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A scalar key, whose text is a symbol.
    static let key = Flags(rawValue: 1)
    /// The key `<<` of a merge.
    static let mergeKey = Flags(rawValue: 2)
    /// A key that its mapping has already.
    static let doubled = Flags(rawValue: 4)
    /// Has an anchor.
    static let anchored = Flags(rawValue: 8)
    /// Written in brackets or braces.
    static let flow = Flags(rawValue: 16)
    /// A mapping with a merge key.
    static let merges = Flags(rawValue: 32)
    /// Something is wrong with it that a diagnostic was made of.
    static let broken = Flags(rawValue: 64)

    /// Keys that are not shown among a mapping's own entries.
    static let hidden: Flags = [.mergeKey, .doubled]
  }
}
