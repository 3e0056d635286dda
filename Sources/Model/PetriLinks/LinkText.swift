/// A component of a link.
public struct LinkText: Hashable, Sendable {
  /// The percent-encoded text.
  let encoded: String
  /// The decoded text; a plus stays a plus.
  public let value: String

  init(_ encoded: Substring, _ part: String) throws(LinkProblem) {
    self.encoded = String(encoded)
    value = try Link.decoded(encoded, part)
  }

  func value(plusIsSpace: Bool) -> String { plusIsSpace ? LinkText.spaced(encoded[...]) : value }

  /// The comma-separated elements; a percent-encoded comma doesn't separate.
  func elements(plusIsSpace: Bool) -> [String] {
    encoded.split(separator: ",").map { element in
      // Parts of a decodable text are decodable.
      plusIsSpace ? LinkText.spaced(element) : (try? Link.decoded(element, "")) ?? ""
    }
  }

  private static func spaced(_ text: Substring) -> String {
    let spaced = text.utf8.contains(UInt8(ascii: "+")) ? text.replacing("+", with: " ")[...] : text
    return (try? Link.decoded(spaced, "")) ?? ""
  }
}
