/// A parsed link.
///
/// The link is split into components before they are percent-decoded. The scheme and host are lowercased, `+` isn't
/// decoded as a space, and a trailing slash of the path is ignored.
public struct Link: Hashable, Sendable {
  /// The scheme in lowercase: `shop`, `https`.
  public let scheme: String
  /// The host and port in lowercase; empty if there is no host.
  public let host: String
  /// The host in its original case, which matters if it is the first path segment of a link with an app's own scheme.
  let writtenHost: LinkText
  let segments: [LinkText]
  /// The query items, in order. An item without `=` has an empty value.
  public let query: [QueryItem]
  /// The decoded fragment; `nil` if there is none.
  public let fragment: String?
  /// The fragment parsed as a path and a query, as in single-page apps: `#/orders/7?tab=open`.
  let fragmentParts: FragmentParts

  /// The decoded path segments.
  public var path: [String] { segments.map(\.value) }

  /// A query item.
  public struct QueryItem: Hashable, Sendable {
    /// The name.
    public let name: String
    let text: LinkText

    var written: String { text.encoded.isEmpty ? Link.encoded(name) : "\(Link.encoded(name))=\(text.encoded)" }

    /// The decoded value.
    public var value: String { text.value }
  }

  struct FragmentParts: Hashable, Sendable {
    var text: LinkText?
    var segments: [LinkText] = []
    var query: [QueryItem] = []
  }

  /// The maximum length of a link in UTF-8 bytes.
  public static let maxBytes = 8 << 10

  /// Parses a link.
  public init(_ text: String) throws(LinkProblem) {
    try Link.checkCharacters(of: text)
    guard let colon = text.firstIndex(of: ":"), Link.isScheme(text[..<colon]) else { throw .noScheme }
    scheme = text[..<colon].lowercased()
    var rest = text[text.index(after: colon)...]
    if let hash = rest.firstIndex(of: "#") {
      fragmentParts = try Link.fragment(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    } else {
      fragmentParts = FragmentParts()
    }
    fragment = fragmentParts.text?.value
    if let mark = rest.firstIndex(of: "?") {
      query = try Link.items(rest[rest.index(after: mark)...], "the query")
      rest = rest[..<mark]
    } else {
      query = []
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      guard !rest[..<end].contains("@") else { throw .user }
      writtenHost = try LinkText(rest[..<end], "the host")
      rest = rest[end...]
    } else {
      writtenHost = try LinkText("", "the host")
    }
    host = writtenHost.value.lowercased()
    segments = try Link.segments(rest.hasPrefix("/") ? rest.dropFirst() : rest, "the path")
  }

  /// Whether a text starts with a URL scheme.
  public static func hasScheme(_ text: String) -> Bool {
    text.firstIndex(of: ":").map { isScheme(text[..<$0]) } ?? false
  }

  /// Decodes a link that is percent-encoded including its scheme; returns `nil` for other texts.
  public static func decodingAll(of text: String) -> String? {
    guard !hasScheme(text), text.utf8.count <= maxBytes, let link = try? decoded(text[...], "the link") else {
      return nil
    }
    return hasScheme(link) ? link : nil
  }

  /// Throws if the text contains characters that must be percent-encoded, or if it is too long.
  static func checkCharacters(of text: String) throws(LinkProblem) {
    guard text.utf8.count <= Link.maxBytes else { throw .tooLong(text.utf8.count) }
    if let odd = text.unicodeScalars.first(where: isBlank) {
      throw .notAllowed(odd)
    }
  }

  static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    return text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
  }

  /// Splits a path at its slashes and ignores a trailing slash.
  private static func segments(_ text: Substring, _ part: String) throws(LinkProblem) -> [LinkText] {
    let text = text.hasSuffix("/") ? text.dropLast() : text
    guard !text.isEmpty else { return [] }
    var segments: [LinkText] = []
    for segment in text.split(separator: "/", omittingEmptySubsequences: false) {
      segments.append(try LinkText(segment, part))
    }
    return segments
  }

  private static func fragment(_ text: Substring) throws(LinkProblem) -> FragmentParts {
    let mark = text.firstIndex(of: "?") ?? text.endIndex
    return FragmentParts(
      text: try LinkText(text, "the fragment"),
      segments: try segments(text[..<mark], "the fragment"),
      query: try items(text[mark...].dropFirst(), "the fragment")
    )
  }

  private static func items(_ text: Substring, _ name: String) throws(LinkProblem) -> [QueryItem] {
    var items: [QueryItem] = []
    for part in text.split(separator: "&") {
      let equals = part.firstIndex(of: "=") ?? part.endIndex
      let value = try LinkText(part[equals...].dropFirst(), name)
      items.append(QueryItem(name: try decoded(part[..<equals], name), text: value))
    }
    return items
  }

  static func decoded(_ text: Substring, _ part: String) throws(LinkProblem) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let high = hex(rest[rest.startIndex]), let low = hex(rest[rest.startIndex + 1]) else {
        throw .badEncoding(part)
      }
      bytes.append(high << 4 | low)
      rest = rest.dropFirst(2)
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else { throw .badEncoding(part) }
    return decoded
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// Percent-encodes whitespace and control characters, as `URL(string:)` does since iOS 17.
  public static func encodingBlanks(in text: String) -> String {
    guard text.unicodeScalars.contains(where: isBlank) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      result += isBlank(scalar) ? encoded(String(scalar)) : String(scalar)
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.value <= 0x20 || scalar.value == 0x7F }

  /// Percent-encodes everything except ASCII letters, digits and `-._~`.
  public static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let isPlain =
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "-._~".utf8.contains(byte)
      if isPlain {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}

/// A component of a link, both encoded and decoded.
public struct LinkText: Hashable, Sendable {
  let encoded: String
  /// The decoded text, in which `+` isn't a space.
  public let value: String

  init(_ encoded: Substring, _ part: String) throws(LinkProblem) {
    self.encoded = String(encoded)
    value = try Link.decoded(encoded, part)
  }

  func value(plusIsSpace: Bool) -> String { plusIsSpace ? LinkText.spaced(encoded[...]) : value }

  /// The decoded elements, separated by commas that aren't percent-encoded.
  func elements(plusIsSpace: Bool) -> [String] {
    encoded.split(separator: ",").map { element in
      // Decoding can't fail, because the whole text was decodable.
      plusIsSpace ? LinkText.spaced(element) : (try? Link.decoded(element, "")) ?? ""
    }
  }

  private static func spaced(_ text: Substring) -> String {
    let spaced = text.utf8.contains(UInt8(ascii: "+")) ? text.replacing("+", with: " ")[...] : text
    return (try? Link.decoded(spaced, "")) ?? ""
  }
}

/// The reason why a text isn't a valid link.
public enum LinkProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLong(Int)
  case notAllowed(Unicode.Scalar)
  /// The text doesn't start with a scheme and a colon.
  case noScheme
  case user
  /// A component has invalid percent-encoding or isn't UTF-8.
  case badEncoding(String)

  /// The reason as a clause.
  public var description: String {
    switch self {
    case .tooLong(let bytes): "the link has \(bytes) bytes; the limit is \(Link.maxBytes)"
    case .notAllowed(" "): "a space must be percent-encoded: %20"
    case .notAllowed(let scalar): "U+\(LinkProblem.hex(scalar.value)) must be percent-encoded"
    case .noScheme: "the scheme is missing; begin the link with one, such as shop:"
    case .user: "a link can't have a user name before '@'"
    case .badEncoding(let part): "\(part) isn't percent-encoded UTF-8"
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
