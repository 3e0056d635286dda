extension TextTemplate: Codable {
  /// A part that isn't written within a text.
  private enum Part: Codable {
    case text(TextTemplate)
    case plural(PluralText)

    private enum CodingKeys: CodingKey { case plural }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        self = .text(try TextTemplate(decoding: text, decoder))
      } else {
        self = .plural(try decoder.container(keyedBy: CodingKeys.self).decode(PluralText.self, forKey: .plural))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text): try text.description.encode(to: encoder)
      case .plural(let text):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .plural)
      }
    }

    var segments: [Segment] {
      switch self {
      case .text(let text): text.segments
      case .plural(let text): [.plural(text)]
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

  /// Reads the text as it is written in YAML, or a list of such texts and of plurals.
  ///
  /// - Throws: `DecodingError` where it isn't a template.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      try self.init(decoding: text, decoder)
    } else {
      self.init(segments: try container.decode([Part].self).flatMap(\.segments))
    }
  }

  /// Writes the form that `init(from:)` reads.
  ///
  /// - Throws: the error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    let segments = segments
    let isText = segments.allSatisfy { if case .plural = $0 { false } else { true } }
    guard !isText else { return try description.encode(to: encoder) }
    let parts = segments.map { segment -> Part in
      if case .plural(let text) = segment { .plural(text) } else { .text(TextTemplate(segments: [segment])) }
    }
    try parts.encode(to: encoder)
  }
}
