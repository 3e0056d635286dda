/// The reason why a value doesn't match the declared context.
public struct ContextProblem: Hashable, Sendable, Error {
  /// The kind of a problem.
  public enum Kind: Hashable, Sendable {
    case missing
    /// An undeclared key.
    case unknownKey(known: [String])
    case mistyped
  }

  /// The kind.
  public var kind: Kind
  /// The path of the value.
  public var path: ContextPath
  /// The expected type; `nil` for an unknown key.
  public var expected: ContextType?
  /// The invalid value as text; `nil` if the value is missing.
  public var found: String?
  /// An example of a valid value.
  public var example: String?
  /// Advice on how to fix the problem.
  public var hint: String?
  /// The value that was certainly intended, for a fix-it.
  public var replacement: ContextValue?

  /// Creates a problem.
  public init(
    kind: Kind,
    path: ContextPath,
    expected: ContextType? = nil,
    found: String? = nil,
    example: String? = nil,
    hint: String? = nil,
    replacement: ContextValue? = nil
  ) {
    self.kind = kind
    self.path = path
    self.expected = expected
    self.found = found
    self.example = example
    self.hint = hint
    self.replacement = replacement
  }
}

extension ContextProblem {
  init(missing field: ContextField, at path: ContextPath) {
    self.init(
      kind: .missing,
      path: path,
      expected: field.type,
      example: field.example?.description ?? field.type.sample
    )
  }
}

extension ContextProblem: CustomStringConvertible {
  /// The message on one line.
  public var description: String {
    switch kind {
    case .missing:
      return "'\(path)' is missing; expected \(expected?.expectation ?? "a value")\(exampleText)"
    case .unknownKey: return "unknown key '\(path)'"
    case .mistyped:
      let needed = "'\(path)' must be \(expected?.expectation ?? "another value")\(hint == nil ? exampleText : "")"
      return needed + (found.map { "; found \($0)" } ?? "") + (hint.map { "; \($0)" } ?? "")
    }
  }

  /// The message as a sentence.
  ///
  /// - Parameter name: The subject of the sentence, such as `'city'`.
  public func mismatch(of name: String) -> String {
    let found = found.map { "; found \($0)" } ?? ""
    return "\(name) must be \(expected?.expectation ?? "another value")\(found)"
  }

  /// The example as " such as …"; empty if it repeats the type, as in "text such as text".
  private var exampleText: String {
    guard let example, example != expected?.expectation else { return "" }
    return " such as \(example)"
  }
}

extension ContextType {
  /// The expected value, phrased to follow "must be": `true or false`.
  public var expectation: String {
    switch self {
    case .string: "text"
    case .int: "an integer"
    case .double: "a number"
    case .bool: "true or false"
    case .uuid: "a UUID"
    case .url: "a URL"
    case .date: "a date"
    case .time: "a time"
    case .color: "a colour"
    case .choice(let values): values.count == 1 ? values[0] : "one of \(values.joined(separator: ", "))"
    case .list: "a list"
    case .object: "a mapping"
    case .optional(let type): "\(type.expectation), or null"
    }
  }

  /// The name of the type with its article.
  public var withArticle: String {
    switch self {
    case .int: "an int"
    case .optional(.int): "an \(self)"
    case .object: "an object \(self)"
    default: "a \(self)"
    }
  }
}
