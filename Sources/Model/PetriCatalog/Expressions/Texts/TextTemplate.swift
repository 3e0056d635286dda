import Foundation

/// A text with placeholders: `On 31 December we work until ${closes}.`
///
/// `$${` escapes `${`.
public struct TextTemplate: Hashable, Sendable {
  /// A segment of the text.
  public enum Segment: Hashable, Sendable {
    case literal(String)
    case value(Reference)
    case computed(Arithmetic)
    case formatted(Source, ValueFormat)
    case plural(PluralText)
    case conditional(Conditional)
    case choice(TextChoice)
  }

  /// The value to format.
  public enum Source: Hashable, Sendable {
    case value(Reference)
    case computed(Arithmetic)
  }

  /// Avoids an array for literal texts, which are frequent.
  private enum Storage: Hashable, Sendable {
    case literal(String)
    case segments([Segment])
  }

  private let storage: Storage

  /// The text if it has no placeholders, otherwise `nil`.
  public var literal: String? { if case .literal(let text) = storage { text } else { nil } }

  /// The segments in order, without adjacent literals.
  public var segments: [Segment] {
    switch storage {
    case .literal(let text): text.isEmpty ? [] : [.literal(text)]
    case .segments(let segments): segments
    }
  }

  /// Creates a template without placeholders.
  public init(literal text: String) { storage = .literal(text) }

  /// Creates a template from segments and joins adjacent literals.
  public init(segments: [Segment]) {
    var joined: [Segment] = []
    for segment in segments {
      if case .literal(let text) = segment, case .literal(let before)? = joined.last {
        joined[joined.count - 1] = .literal(before + text)
      } else if segment != .literal("") {
        joined.append(segment)
      }
    }
    switch joined.first {
    case nil: storage = .literal("")
    case .literal(let text) where joined.count == 1: storage = .literal(text)
    default: storage = .segments(joined)
    }
  }

  /// Parses a text.
  ///
  /// - Throws: `Problem` for an unclosed `${`, an invalid path or an unknown format.
  public init(_ text: String) throws(Problem) {
    if text.utf8.contains(UInt8(ascii: "$")) {
      self.init(segments: try TextTemplate.segments(of: text))
    } else {
      self.init(literal: text)
    }
  }

  private static func segments(of text: String) throws(Problem) -> [Segment] {
    var text = text
    return try text.withUTF8 { utf8 in Result { () throws(Problem) in try segments(of: utf8) } }.get()
  }

  private static func segments(of text: UnsafeBufferPointer<UInt8>) throws(Problem) -> [Segment] {
    var segments: [Segment] = []
    // The entire text for parsing conditionals, copied only once.
    var bytes: [UInt8]?
    var literal = ""
    // The offset of the first unconsumed byte, and the offset from which to search for the next `$`.
    var (start, next) = (0, 0)
    func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    while let dollar = text[next...].firstIndex(of: UInt8(ascii: "$")) {
      let rest = text[dollar...]
      if rest.starts(with: "$${".utf8) {
        literal += string(start..<dollar) + "${"
        (start, next) = (dollar + 3, dollar + 3)
      } else if rest.starts(with: "${".utf8) {
        guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else {
          throw .neverClosed(at: dollar, in: text)
        }
        literal += string(start..<dollar)
        if !literal.isEmpty { segments.append(.literal(literal)) }
        literal = ""
        let inside = text[(dollar + 2)..<close]
        if inside.contains(UInt8(ascii: "?")) || inside.contains(UInt8(ascii: "{")) {
          let all = bytes ?? Array(text)
          bytes = all
          var parser = ConditionalParser(all, at: dollar + 2)
          segments.append(.conditional(try parser.closed()))
          (start, next) = (parser.position, parser.position)
          continue
        }
        segments.append(try value(UnsafeBufferPointer(rebasing: inside), at: dollar))
        (start, next) = (close + 1, close + 1)
      } else {
        next = dollar + 1
      }
    }
    literal += string(start..<text.count)
    if !literal.isEmpty { segments.append(.literal(literal)) }
    return segments
  }

  /// Parses a path or calculation, and the format after the comma.
  private static func value(_ inside: UnsafeBufferPointer<UInt8>, at dollar: Int) throws(Problem) -> Segment {
    let comma = inside.firstIndex(of: UInt8(ascii: ","))
    let source = try source(UnsafeBufferPointer(rebasing: inside[..<(comma ?? inside.count)]), at: dollar)
    guard let comma else {
      return switch source {
      case .value(let reference): .value(reference)
      case .computed(let arithmetic): .computed(arithmetic)
      }
    }
    let start = inside.index(after: comma)
    do {
      return .formatted(source, try ValueFormat(String(decoding: inside[start...], as: UTF8.self)))
    } catch {
      throw Problem(message: error.message, offset: dollar + 2 + start, length: inside.count - start, word: error.word)
    }
  }

  private static func source(_ inside: UnsafeBufferPointer<UInt8>, at dollar: Int) throws(Problem) -> Source {
    if let reference = Reference(utf8: inside) { return .value(reference) }
    let text = String(decoding: inside, as: UTF8.self)
    guard Arithmetic.isMeant(text) else {
      let advice =
        text.contains("^")
        ? "'^' isn't an operator; calculate with + - * / %"
        : text.contains("|")
          ? "a format follows a comma: '${\(text.replacing(" |", with: "|").replacing("| ", with: "|").replacing("|", with: ", "))}'"
          : text.contains(" -")
            ? "a minus needs a space on both sides: '${a - b}'"
            : "write a path such as '${city}' or '${stores[0].name}'"
      throw Problem(
        message: "invalid reference '${\(text)}'; \(advice)",
        offset: dollar,
        length: text.utf8.count + 3
      )
    }
    if text.hasSuffix("()"), let property = Reference(String(text.dropLast(2))) {
      let advice =
        property.path.steps.last == .key(Reference.count) ? "write '${\(property.path)}'" : "show the value as it is"
      throw Problem(
        message: "values have no methods; \(advice)",
        offset: dollar,
        length: text.utf8.count + 3
      )
    }
    do {
      return .computed(try Arithmetic(parsing: text))
    } catch {
      throw Problem(
        message: "invalid calculation '${\(text)}': \(error.message)",
        offset: dollar + 2 + error.offset,
        length: error.length
      )
    }
  }

  /// All references in source order, including those in calculations.
  public var references: [Reference] {
    guard case .segments(let segments) = storage else { return [] }
    return segments.flatMap { segment -> [Reference] in
      switch segment {
      case .literal: []
      case .value(let reference), .formatted(.value(let reference), _): [reference]
      case .computed(let arithmetic), .formatted(.computed(let arithmetic), _): arithmetic.references
      case .plural(let text): text.references
      case .conditional(let conditional): conditional.references
      case .choice(let choice): choice.references
      }
    }
  }

  /// All calculations, in source order.
  public var arithmetics: [Arithmetic] {
    guard case .segments(let segments) = storage else { return [] }
    return segments.flatMap { segment -> [Arithmetic] in
      switch segment {
      case .literal, .value, .formatted(.value, _): []
      case .computed(let arithmetic), .formatted(.computed(let arithmetic), _): [arithmetic]
      case .plural(let text): text.forms.flatMap(\.text.arithmetics)
      case .conditional(let conditional): conditional.sides.flatMap { $0.template?.arithmetics ?? [] }
      case .choice(let choice): choice.sides.flatMap(\.arithmetics)
      }
    }
  }

  /// The calculation if the text consists of nothing else. Its result stays a number.
  public var wholeArithmetic: Arithmetic? {
    if case .segments(let segments) = storage, segments.count == 1, case .computed(let arithmetic)? = segments.first {
      return arithmetic
    }
    return nil
  }

  /// The reference if the text consists of nothing else. Its value keeps its type.
  public var wholeReference: Reference? {
    if case .segments(let segments) = storage, segments.count == 1, case .value(let reference)? = segments.first {
      return reference
    }
    return nil
  }

  /// The conditional if the text consists of nothing else. The selected value keeps its type.
  public var wholeConditional: Conditional? {
    if case .segments(let segments) = storage, segments.count == 1, case .conditional(let conditional)? = segments.first
    {
      return conditional
    }
    return nil
  }

  /// The text with values inserted; missing values are empty.
  ///
  /// - Parameter language: The language for plural rules; `nil` for the scope's language.
  public func text(in scope: Scope, language: String? = nil) -> String {
    text(in: scope, language: language, beginsText: true)
  }

  /// The text with values inserted.
  ///
  /// - Parameter beginsText: Whether the template is at the beginning of the whole text.
  func text(in scope: Scope, language: String?, beginsText: Bool) -> String {
    if case .literal(let text) = storage { return text }
    var result = ""
    for segment in segments {
      switch segment {
      case .literal(let text): result += text
      case .value(let reference): result += scope.value(of: reference)?.text ?? ""
      case .computed(let arithmetic): result += scope.value(of: arithmetic)?.text ?? ""
      case .conditional(let conditional):
        result += conditional.side(in: scope)
          .text(in: scope, language: language, beginsText: beginsText && result.isEmpty)
      case .choice(let choice):
        result += choice.side(in: scope)
          .text(in: scope, language: language, beginsText: beginsText && result.isEmpty)
      case .formatted(let source, let format):
        guard let value = source.value(in: scope) else { continue }
        let text = format.text(of: value, in: scope.environment)
        let beginsSentence = format == .relative && beginsText && result.isEmpty
        result += beginsSentence ? text.beginningSentence(in: scope.environment.locale) : text
      case .plural(let plural):
        let language = language ?? scope.environment.locale
        result +=
          plural.text(for: scope.value(of: plural.number), language: language)?
          .text(in: scope, language: language, beginsText: beginsText && result.isEmpty) ?? ""
      }
    }
    return result
  }
}

extension String {
  /// The text with its first letter capitalized, as Foundation's formatters do in the context `beginningOfSentence`.
  fileprivate func beginningSentence(in locale: String) -> String {
    guard let first, first.isLowercase else { return self }
    return String(first).uppercased(with: Locale(identifier: locale)) + dropFirst()
  }
}

extension TextTemplate: CustomStringConvertible {
  /// The text in YAML. A plural is written as its forms: `${count} item | ${count} items`.
  public var description: String {
    switch storage {
    case .literal(let text): return TextTemplate.escape(text)
    case .segments(let segments):
      return segments.map {
        switch $0 {
        case .literal(let text): TextTemplate.escape(text)
        case .value(let reference): reference.description
        case .computed(let arithmetic): arithmetic.description
        case .conditional(let conditional): conditional.description
        case .choice(let choice): choice.sides.map(\.description).joined(separator: " | ")
        case .formatted(let source, let format): "\(source.description.dropLast()), \(format)}"
        case .plural(let plural): plural.forms.map(\.text.description).joined(separator: " | ")
        }
      }.joined()
    }
  }

  private static func escape(_ text: String) -> String {
    // A fast path, because most literals contain no `$`.
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    return text.split(separator: "${", omittingEmptySubsequences: false).joined(separator: "$${")
  }
}

extension TextTemplate.Source: CustomStringConvertible {
  /// The value in YAML: `${price}` or `${price * 2}`.
  public var description: String {
    switch self {
    case .value(let reference): reference.description
    case .computed(let arithmetic): arithmetic.description
    }
  }

  fileprivate func value(in scope: Scope) -> ContextValue? {
    switch self {
    case .value(let reference): scope.value(of: reference)
    case .computed(let arithmetic): scope.value(of: arithmetic)
    }
  }
}
