/// A part of a link between two separators.
public struct LinkText: Hashable, Sendable {
  /// The part as it is written.
  let encoded: String
  /// The part with its percent-encoding undone; a plus stays one.
  public let value: String

  init(_ encoded: Substring, _ part: String) throws(LinkProblem) {
    self.encoded = String(encoded)
    value = try Link.decoded(encoded, part)
  }

  /// The value, with spaces for pluses where they stand for them.
  func value(plusIsSpace: Bool) -> String { plusIsSpace ? LinkText.spaced(encoded[...]) : value }

  /// The parts between commas; an encoded comma is a part of its element.
  func elements(plusIsSpace: Bool) -> [String] {
    encoded.split(separator: ",").map { element in
      // A text that can be decoded can be decoded in parts.
      plusIsSpace ? LinkText.spaced(element) : (try? Link.decoded(element, "")) ?? ""
    }
  }

  private static func spaced(_ text: Substring) -> String {
    let spaced = text.utf8.contains(UInt8(ascii: "+")) ? text.replacing("+", with: " ")[...] : text
    return (try? Link.decoded(spaced, "")) ?? ""
  }
}
