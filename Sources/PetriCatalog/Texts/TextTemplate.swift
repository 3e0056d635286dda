/// A text with values in it: `On 31 December we work until ${closes}.`
///
/// `$${` stands for the characters `${`.
public struct TextTemplate: Hashable, Sendable {
  /// A part of the text.
  public enum Segment: Hashable, Sendable {
    /// Characters as they are.
    case literal(String)
    /// The text of a value.
    case value(Reference)
  }

  /// What keeps a text from being a template.
  public struct Problem: Error, Hashable, Sendable {
    /// What is wrong, as a message says it.
    public let message: String
    /// Where it begins, in bytes of UTF-8 from the text's start.
    public let offset: Int
    /// How many bytes it takes.
    public let length: Int
  }

  /// Nearly every text is a literal, and there are very many: that one needs no list.
  private enum Storage: Hashable, Sendable {
    case literal(String)
    case segments([Segment])
  }

  private let storage: Storage

  /// The parts in order; two literals are never side by side.
  public var segments: [Segment] {
    switch storage {
    case .literal(let text): text.isEmpty ? [] : [.literal(text)]
    case .segments(let segments): segments
    }
  }

  /// A template of one literal text, whatever it holds.
  public init(literal text: String) { storage = .literal(text) }

  /// Reads a text.
  ///
  /// - Throws: `Problem` where a `${` is never closed or holds no path.
  public init(_ text: String) throws(Problem) {
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      storage = .literal(text)
      return
    }
    let segments = try TextTemplate.segments(of: text)
    switch segments.first {
    case nil: storage = .literal("")
    case .literal(let text) where segments.count == 1: storage = .literal(text)
    default: storage = .segments(segments)
    }
  }

  private static func segments(of text: String) throws(Problem) -> [Segment] {
    var segments: [Segment] = []
    var literal = ""
    var rest = text.utf8[...]
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      literal += text[rest.startIndex..<dollar]
      rest = rest[dollar...]
      if rest.starts(with: "$${".utf8) {
        literal += "${"
        rest = rest.dropFirst(3)
      } else if rest.starts(with: "${".utf8) {
        let offset = text.utf8.distance(from: text.startIndex, to: dollar)
        guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else {
          throw Problem(
            message: "'${' is never closed; to show it as text, write '$${'",
            offset: offset,
            length: 2
          )
        }
        let inside = text[text.utf8.index(dollar, offsetBy: 2)..<close]
        guard let reference = Reference(inside) else {
          throw Problem(
            message: "invalid reference '${\(inside)}'; write a path such as '${city}' or '${stores[0].name}'",
            offset: offset,
            length: text.utf8.distance(from: dollar, to: close) + 1
          )
        }
        if !literal.isEmpty { segments.append(.literal(literal)) }
        literal = ""
        segments.append(.value(reference))
        rest = rest[text.utf8.index(after: close)...]
      } else {
        literal += "$"
        rest = rest.dropFirst()
      }
    }
    literal += text[rest.startIndex...]
    if !literal.isEmpty { segments.append(.literal(literal)) }
    return segments
  }

  /// The references, in order.
  public var references: [Reference] {
    guard case .segments(let segments) = storage else { return [] }
    return segments.compactMap { if case .value(let reference) = $0 { reference } else { nil } }
  }

  /// The one reference that the whole text is, so that its value keeps its type.
  public var wholeReference: Reference? {
    if case .segments(let segments) = storage, segments.count == 1, case .value(let reference)? = segments.first {
      return reference
    }
    return nil
  }

  /// The text with its values put in; a value that is not there leaves nothing.
  public func text(in scope: Scope) -> String {
    var result = ""
    for segment in segments {
      switch segment {
      case .literal(let text): result += text
      case .value(let reference): result += scope.value(of: reference)?.text ?? ""
      }
    }
    return result
  }
}

extension TextTemplate: CustomStringConvertible {
  /// The text as it is written in YAML.
  public var description: String {
    segments.map {
      switch $0 {
      case .literal(let text): TextTemplate.escape(text)
      case .value(let reference): reference.description
      }
    }.joined()
  }

  private static func escape(_ text: String) -> String {
    // Nearly all have none.
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    return text.split(separator: "${", omittingEmptySubsequences: false).joined(separator: "$${")
  }
}

extension TextTemplate: Codable {
  /// Reads the text as it is written in YAML.
  ///
  /// - Throws: `DecodingError` where it isn't a template.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: error.message))
    }
  }

  /// Writes the text as it is written in YAML.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}
