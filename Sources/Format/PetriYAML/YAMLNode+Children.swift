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
}
