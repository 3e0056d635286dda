/// Which links lead somewhere: `shop://products/{id}?from={start}`.
///
/// A host, a segment, a query item's value or the fragment is either a text or one parameter in braces. Items of the query
/// that the pattern does not name may be there; the path has just its segments.
public struct LinkPattern: Hashable, Sendable, Codable {
  /// A text, or a parameter.
  public enum Part: Hashable, Sendable, Codable {
    /// Just this text.
    case literal(String)
    /// Anything, under a name.
    case parameter(String)

    /// The parameter's name.
    public var name: String? {
      if case .parameter(let name) = self { return name }
      return nil
    }
  }

  /// An item of the query.
  public struct QueryItem: Hashable, Sendable, Codable {
    /// Its name.
    public var name: String
    /// Its value.
    public var value: Part
  }

  /// The scheme, in lower case.
  public let scheme: String
  /// The host; an empty text if there is none.
  public let host: Part
  /// The path's segments.
  public let path: [Part]
  /// The query's items; one with a text must be there, one with a parameter may be.
  public let query: [QueryItem]
  /// The fragment; `nil` where any will do.
  public let fragment: Part?

  /// The most segments of a path.
  public static let maxSegments = 64

  /// Reads a pattern.
  ///
  /// - Throws: `LinkPatternProblem`.
  public init(_ text: String) throws(LinkPatternProblem) {
    // Braces aren't part of a link: they are put in place of names while it is taken apart.
    var names: [String] = []
    var encoded = ""
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else { throw .braces }
      let name = String(rest[rest.index(after: open)..<close])
      guard LinkPattern.isName(name) else { throw .badName(name) }
      guard !names.contains(name) else { throw .doubled(name) }
      encoded += rest[..<open] + "%00"
      names.append(name)
      rest = rest[rest.index(after: close)...]
    }
    encoded += rest
    let link: Link
    do throws(LinkProblem) {
      link = try Link(encoded)
    } catch {
      throw .link(error)
    }
    guard link.path.count <= LinkPattern.maxSegments else { throw .tooManySegments(link.path.count) }
    var waiting = names[...]
    func part(_ text: String) throws(LinkPatternProblem) -> Part {
      guard text.unicodeScalars.contains("\0") else { return .literal(text) }
      guard text == "\0", let name = waiting.popFirst() else { throw .partly }
      return .parameter(name)
    }
    scheme = link.scheme
    host = try part(link.host)
    var path: [Part] = []
    for segment in link.path { path.append(try part(segment)) }
    self.path = path
    var query: [QueryItem] = []
    for item in link.query {
      guard !item.name.unicodeScalars.contains("\0") else { throw .partly }
      guard !query.contains(where: { $0.name == item.name }) else { throw .doubled(item.name) }
      query.append(QueryItem(name: item.name, value: try part(item.value)))
    }
    self.query = query
    if let text = link.fragment { fragment = try part(text) } else { fragment = nil }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first) else { return false }
    return text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
  }

  /// The parameters' names in their order.
  public var parameters: [String] {
    ([host] + path + query.map(\.value) + [fragment].compactMap { $0 }).compactMap(\.name)
  }

  /// The parameters that every link has that matches: not those of the query, which may be missing.
  public var certainParameters: [String] { ([host] + path + [fragment].compactMap { $0 }).compactMap(\.name) }

  /// A link that this pattern matches, with values for its parameters; items of the query without one are left out.
  ///
  /// - Returns: `nil` where a certain parameter has no value, or an empty one, which no link can have there.
  public func link(for values: [String: String]) -> String? {
    func text(_ part: Part) -> String? {
      switch part {
      case .literal(let text): LinkPattern.encoded(text)
      case .parameter(let name): values[name].flatMap { $0.isEmpty ? nil : LinkPattern.encoded($0) }
      }
    }
    guard let host = text(host) else { return nil }
    var link = host.isEmpty ? "\(scheme):" : "\(scheme)://\(host)"
    for segment in path {
      guard let segment = text(segment) else { return nil }
      link += "/\(segment)"
    }
    let items = query.compactMap { item -> String? in
      let name = LinkPattern.encoded(item.name)
      switch item.value {
      case .literal(let value): return value.isEmpty ? name : "\(name)=\(LinkPattern.encoded(value))"
      case .parameter(let parameter): return values[parameter].map { "\(name)=\(LinkPattern.encoded($0))" }
      }
    }
    if !items.isEmpty { link += "?" + items.joined(separator: "&") }
    if let fragment {
      guard let fragment = text(fragment) else { return nil }
      link += "#\(fragment)"
    }
    return link
  }

  /// All but letters, digits and `-._~` percent-encoded.
  private static func encoded(_ text: String) -> String {
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

extension LinkPattern: CustomStringConvertible {
  /// The pattern as it is written.
  public var description: String {
    func text(_ part: Part) -> String {
      switch part {
      case .literal(let text): LinkPattern.encoded(text)
      case .parameter(let name): "{\(name)}"
      }
    }
    let hostText = text(host)
    var result = hostText.isEmpty ? "\(scheme):" : "\(scheme)://\(hostText)"
    for segment in path { result += "/\(text(segment))" }
    let items = query.map { item in
      let value = text(item.value)
      return value.isEmpty ? LinkPattern.encoded(item.name) : "\(LinkPattern.encoded(item.name))=\(value)"
    }
    if !items.isEmpty { result += "?" + items.joined(separator: "&") }
    return result + (fragment.map { "#\(text($0))" } ?? "")
  }
}
