// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TextTemplate: Codable {
  /// The encoding of a segment that has no text notation.
  private enum Part: Codable {
    case text(TextTemplate)
    case plural(PluralText)
    case choice(TextChoice)

    private enum CodingKeys: CodingKey { case plural, choice }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        self = .text(try TextTemplate(decoding: text, decoder))
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let choice = try container.decodeIfPresent(TextChoice.self, forKey: .choice) {
        self = .choice(choice)
      } else {
        self = .plural(try container.decode(PluralText.self, forKey: .plural))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text): try text.description.encode(to: encoder)
      case .plural(let text):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .plural)
      case .choice(let choice):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(choice, forKey: .choice)
      }
    }

    var segments: [Segment] {
      switch self {
      case .text(let text): text.segments
      case .plural(let text): [.plural(text)]
      case .choice(let choice): [.choice(choice)]
      }
    }
  }

  private init(decoding text: String, _ decoder: any Decoder) throws {
    do {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: error.message))
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      try self.init(decoding: text, decoder)
    } else {
      self.init(segments: try container.decode([Part].self).flatMap(\.segments))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let segments = segments
    let parts = segments.map { segment -> Part in
      switch segment {
      case .plural(let text): .plural(text)
      case .choice(let choice): .choice(choice)
      default: .text(TextTemplate(segments: [segment]))
      }
    }
    let isText = parts.allSatisfy { if case .text = $0 { true } else { false } }
    guard !isText else { return try description.encode(to: encoder) }
    try parts.encode(to: encoder)
  }
}

extension TextTemplate {
  /// The reason why a text isn't a valid template.
  public struct Problem: Error, Hashable, Sendable {
    /// The message.
    public let message: String
    /// The offset in the text in UTF-8 bytes.
    public let offset: Int
    /// The length in UTF-8 bytes.
    public let length: Int
    /// The unknown word, if that is the problem.
    public let word: UnknownWord?

    init(message: String, offset: Int, length: Int, word: UnknownWord? = nil) {
      self.message = message
      self.offset = offset
      self.length = length
      self.word = word
    }

    /// The problem for an unclosed placeholder.
    ///
    /// - Parameter dollar: The offset of `${`.
    static func neverClosed(at dollar: Int, in text: some Collection<UInt8>) -> Problem {
      let begin = beginning(at: dollar, in: text)
      return Problem(
        message: "missing '}' after '\(begin)'; to show '${' as text, write '$${'",
        offset: dollar,
        length: begin.utf8.count
      )
    }

    static func missingBrace(at dollar: Int, in text: some Collection<UInt8>) -> Problem {
      let begin = beginning(at: dollar, in: text)
      return Problem(message: "missing '}' after '\(begin)'", offset: dollar, length: begin.utf8.count)
    }

    /// The `${` and the key after it.
    private static func beginning(at dollar: Int, in text: some Collection<UInt8>) -> String {
      let key = text.dropFirst(dollar + 2).prefix { $0 > 0x20 && !"\"',}?".utf8.contains($0) }
      return "${" + String(decoding: key.prefix(40), as: UTF8.self)
    }
  }

  /// An unknown word and the known alternatives.
  public struct UnknownWord: Error, Hashable, Sendable {
    /// The word.
    public let name: String
    /// The known words.
    public let known: [String]
  }
}
