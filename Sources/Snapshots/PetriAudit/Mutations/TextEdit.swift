/// Bytes of a file that others take the place of.
struct TextEdit: Hashable, Sendable, Codable {
  /// The offset of the first byte.
  let start: Int
  /// The offset after the last byte.
  let end: Int
  /// The text that takes their place.
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    start = range.lowerBound
    end = range.upperBound
    self.text = text
  }

  /// The bytes with the edit; as they are where it is of another file.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    guard 0 <= start, start <= end, end <= bytes.count else { return bytes }
    return bytes[..<start] + Array(text.utf8) + bytes[end...]
  }
}
