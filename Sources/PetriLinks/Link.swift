/// A link taken apart: what an app is asked to open.
///
/// Percent-encoding is undone part by part, after the parts were separated; `+` stays a plus. Scheme and host are
/// in lower case, a slash at the end of the path is ignored.
public struct Link: Hashable, Sendable {
  /// The scheme: `shop`, `https`.
  public let scheme: String
  /// The host, with its port where there is one; "" if there is none.
  public let host: String
  /// The path's segments.
  public let path: [String]
  /// The query's items in order; one without `=` has an empty value.
  public let query: [QueryItem]
  /// The fragment; `nil` if there is none.
  public let fragment: String?

  /// An item of a query.
  public struct QueryItem: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its value.
    public let value: String
  }

  /// The most bytes that a link may have; no honest one is longer.
  public static let maxBytes = 8 << 10

  /// Takes a link apart.
  ///
  /// - Throws: `LinkProblem`.
  public init(_ text: String) throws(LinkProblem) {
    guard text.utf8.count <= Link.maxBytes else { throw .tooLong(text.utf8.count) }
    if let odd = text.unicodeScalars.first(where: { $0.value <= 0x20 || $0.value == 0x7F }) {
      throw .notAllowed(odd)
    }
    guard let colon = text.firstIndex(of: ":"), Link.isScheme(text[..<colon]) else { throw .noScheme }
    scheme = text[..<colon].lowercased()
    var rest = text[text.index(after: colon)...]
    if let hash = rest.firstIndex(of: "#") {
      fragment = try Link.decoded(rest[rest.index(after: hash)...], "the fragment")
      rest = rest[..<hash]
    } else {
      fragment = nil
    }
    if let mark = rest.firstIndex(of: "?") {
      query = try Link.items(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    } else {
      query = []
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      guard !rest[..<end].contains("@") else { throw .user }
      host = try Link.decoded(rest[..<end], "the host").lowercased()
      rest = rest[end...]
    } else {
      host = ""
    }
    if rest.hasPrefix("/") { rest = rest.dropFirst() }
    if rest.hasSuffix("/") { rest = rest.dropLast() }
    var path: [String] = []
    if !rest.isEmpty {
      for segment in rest.split(separator: "/", omittingEmptySubsequences: false) {
        path.append(try Link.decoded(segment, "the path"))
      }
    }
    self.path = path
  }

  static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    return text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
  }

  private static func items(_ text: Substring) throws(LinkProblem) -> [QueryItem] {
    var items: [QueryItem] = []
    for part in text.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try decoded(pair[0], "the query")
      items.append(QueryItem(name: name, value: pair.count > 1 ? try decoded(pair[1], "the query") : ""))
    }
    return items
  }

  private static func decoded(_ text: Substring, _ part: String) throws(LinkProblem) -> String {
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
}
