/// Why a value doesn't fit its context.
public struct ContextProblem: Hashable, Sendable, Error {
  /// The kinds of problems.
  public enum Kind: Hashable, Sendable {
    /// A required key has no value.
    case missing
    /// A key that the context does not declare; the declared ones.
    case unknownKey(known: [String])
    /// A value of another type.
    case mistyped
  }

  /// The kind of the problem.
  public var kind: Kind
  /// Where in the context.
  public var path: ContextPath
  /// The type that is wanted there; `nil` for an unknown key.
  public var expected: ContextType?
  /// The given value as text; `nil` where none was given.
  public var found: String?
  /// A value that would do.
  public var example: String?
  /// A better value, for people.
  public var hint: String?
  /// The value that was certainly meant, which a tool may write in the place of the one that was given.
  public var replacement: ContextValue?

  /// Makes a problem.
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
  /// The problem of a required key that has no value, with its example, else a value of its type's.
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
  /// The problem in a line, without the nearest name, which is its reporter's to find.
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

  /// The expected and the found value as a sentence.
  ///
  /// - Parameter name: the value as the subject of a sentence: `'city'`.
  public func mismatch(of name: String) -> String {
    let found = found.map { "; found \($0)" } ?? ""
    return "\(name) must be \(expected?.expectation ?? "another value")\(found)"
  }

  /// A value that would do, where it isn't the type's word over again: "text such as text" would help nobody.
  private var exampleText: String {
    guard let example, example != expected?.expectation else { return "" }
    return " such as \(example)"
  }
}

extension ContextType {
  /// The kind of value that the type wants, to follow 'must be' or 'expected': `true or false`.
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

  /// The type with its article.
  public var withArticle: String {
    switch self {
    case .int: "an int"
    case .optional(.int): "an \(self)"
    case .object: "an object \(self)"
    default: "a \(self)"
    }
  }
}
