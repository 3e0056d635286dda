extension YAMLNode {
  /// The elements of a sequence in order; none for other nodes.
  public var elements: YAMLElements { YAMLElements(node: self) }

  /// The entries of a mapping: its own in order, then those that merge keys bring and that it doesn't have itself.
  ///
  /// None for other nodes. Of doubled keys, which are reported, the first counts.
  public var entries: YAMLEntries { YAMLEntries(node: self) }

  /// The value of a mapping's key, byte for byte; nil if there is none.
  public subscript(key: String) -> YAMLNode? { entry(for: key)?.value }

  /// The entry of a mapping's key, byte for byte; nil if there is none.
  public func entry(for key: String) -> YAMLEntry? {
    entries.first { $0.key.hasText(key) }
  }
}
