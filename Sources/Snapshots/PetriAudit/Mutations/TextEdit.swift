/// A replacement of a range of bytes in a file.
struct TextEdit: Hashable, Sendable, Codable {
  /// The offset of the first replaced byte.
  let start: Int
  /// The offset after the last replaced byte.
  let end: Int
  /// The replacement.
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    start = range.lowerBound
    end = range.upperBound
    self.text = text
  }

  /// Returns the edited bytes; the bytes unchanged if the range is out of bounds.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    guard 0 <= start, start <= end, end <= bytes.count else { return bytes }
    return bytes[..<start] + Array(text.utf8) + bytes[end...]
  }
}
