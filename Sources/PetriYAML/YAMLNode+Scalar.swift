extension YAMLNode {
  /// A scalar's text, as UTF-8 always valid; "" for a collection.
  public var text: String {
    withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// Gives a scalar's text as bytes without making a `String`; none for a collection.
  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(storage) { try body(storage.tree.text(index)) }
  }

  /// Whether it is a scalar with just this text (byte for byte).
  public func hasText(_ other: String) -> Bool {
    guard record.kind == .scalar else { return false }
    return withUTF8 { bytes in bytes.elementsEqual(other.utf8) }
  }

  /// How a scalar is written; `.plain` for a collection.
  public var style: ScalarStyle { record.style }

  /// Whether it is a scalar in apostrophes or quotation marks.
  public var isQuoted: Bool { style == .singleQuoted || style == .doubleQuoted }

  /// Whether it is a plain scalar that means nothing: empty, `~` or `null`.
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
