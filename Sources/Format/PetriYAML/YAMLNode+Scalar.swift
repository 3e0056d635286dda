extension YAMLNode {
  /// The text of a scalar; empty for a collection.
  public var text: String {
    withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls a closure with the text of a scalar as UTF-8, which is always valid; empty for a collection.
  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(storage) { try body(storage.tree.text(index)) }
  }

  /// Whether the node is a scalar with exactly this text.
  public func hasText(_ other: String) -> Bool {
    guard record.kind == .scalar else { return false }
    return withUTF8 { bytes in bytes.elementsEqual(other.utf8) }
  }

  /// The style of a scalar; `.plain` for a collection.
  public var style: ScalarStyle { record.style }

  /// Whether the node is a quoted scalar.
  public var isQuoted: Bool { style == .singleQuoted || style == .doubleQuoted }

  /// Whether the node is a plain scalar that is empty, `~` or `null`.
  public var isNull: Bool {
    let record = record
    guard record.kind == .scalar, record.style == .plain, record.second <= 4 else { return false }
    return withUTF8 { bytes in
      switch bytes.count {
      case 0: true
      case 1: bytes[0] == UInt8(ascii: "~")
      case 4:
        bytes.elementsEqual("null".utf8) || bytes.elementsEqual("Null".utf8) || bytes.elementsEqual("NULL".utf8)
      default: false
      }
    }
  }
}
