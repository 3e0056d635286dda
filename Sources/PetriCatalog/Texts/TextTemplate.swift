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
    /// A number that is worked out.
    case computed(Arithmetic)
  }

  /// What keeps a text from being a template.
  public struct Problem: Error, Hashable, Sendable {
    /// What is wrong, in a message's words.
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
    var text = text
    return try text.withUTF8 { utf8 in Result { () throws(Problem) in try segments(of: utf8) } }.get()
  }

  private static func segments(of text: UnsafeBufferPointer<UInt8>) throws(Problem) -> [Segment] {
    var segments: [Segment] = []
    var literal = ""
    // Where the bytes begin that the literal doesn't have yet, and where the next `$` is looked for.
    var (start, place) = (0, 0)
    func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    while let dollar = text[place...].firstIndex(of: UInt8(ascii: "$")) {
      let rest = text[dollar...]
      if rest.starts(with: "$${".utf8) {
        literal += string(start..<dollar) + "${"
        (start, place) = (dollar + 3, dollar + 3)
      } else if rest.starts(with: "${".utf8) {
        guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else {
          throw Problem(
            message: "'${' is never closed; to show it as text, write '$${'",
            offset: dollar,
            length: 2
          )
        }
        let inside = dollar + 2..<close
        let value: Segment
        if let reference = Reference(utf8: UnsafeBufferPointer(rebasing: text[inside])) {
          value = .value(reference)
        } else {
          value = .computed(try arithmetic(string(inside), at: dollar))
        }
        literal += string(start..<dollar)
        if !literal.isEmpty { segments.append(.literal(literal)) }
        literal = ""
        segments.append(value)
        (start, place) = (close + 1, close + 1)
      } else {
        place = dollar + 1
      }
    }
    literal += string(start..<text.count)
    if !literal.isEmpty { segments.append(.literal(literal)) }
    return segments
  }

  /// The number that is worked out between braces.
  private static func arithmetic(_ text: String, at dollar: Int) throws(Problem) -> Arithmetic {
    guard Arithmetic.isMeant(text) else {
      throw Problem(
        message: "invalid reference '${\(text)}'; write a path such as '${city}' or '${stores[0].name}'",
        offset: dollar,
        length: text.utf8.count + 3
      )
    }
    do {
      return try Arithmetic(parsing: text)
    } catch {
      throw Problem(
        message: "invalid calculation '${\(text)}': \(error.message)",
        offset: dollar + 2 + error.offset,
        length: error.length
      )
    }
  }

  /// The references, in order, those in calculations among them.
  public var references: [Reference] {
    guard case .segments(let segments) = storage else { return [] }
    return segments.flatMap { segment -> [Reference] in
      switch segment {
      case .literal: []
      case .value(let reference): [reference]
      case .computed(let arithmetic): arithmetic.references
      }
    }
  }

  /// The numbers that are worked out, in order.
  public var arithmetics: [Arithmetic] {
    guard case .segments(let segments) = storage else { return [] }
    return segments.compactMap { if case .computed(let arithmetic) = $0 { arithmetic } else { nil } }
  }

  /// The one number that is worked out and that the whole text is, so that it stays a number.
  public var wholeArithmetic: Arithmetic? {
    if case .segments(let segments) = storage, segments.count == 1, case .computed(let arithmetic)? = segments.first {
      return arithmetic
    }
    return nil
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
      case .computed(let arithmetic): result += scope.value(of: arithmetic)?.text ?? ""
      }
    }
    return result
  }
}

extension TextTemplate: CustomStringConvertible {
  /// The text as it is written in YAML.
  public var description: String {
    switch storage {
    case .literal(let text): return TextTemplate.escape(text)
    case .segments(let segments):
      return segments.map {
        switch $0 {
        case .literal(let text): TextTemplate.escape(text)
        case .value(let reference): reference.description
        case .computed(let arithmetic): arithmetic.description
        }
      }.joined()
    }
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
