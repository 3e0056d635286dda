/// Why a value is not what its context wants.
public struct ContextProblem: Hashable, Sendable, Error {
  /// What kind of problem it is.
  public enum Kind: Hashable, Sendable {
    /// A required key has no value.
    case missing
    /// A key that the context does not declare; the declared ones.
    case unknownKey(known: [String])
    /// A value of another type.
    case mistyped
  }

  /// What kind of problem it is.
  public var kind: Kind
  /// Where in the context.
  public var path: ContextPath
  /// The type that is wanted there; `nil` for an unknown key.
  public var expected: ContextType?
  /// What was given, as text; `nil` where nothing was.
  public var found: String?
  /// A value that would do.
  public var example: String?
  /// What to write instead, for people.
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
      return "'\(path)' is missing: it needs \(expected.map(\.withArticle) ?? "a value")" + exampleText
    case .unknownKey: return "'\(path)' is not a key of this context"
    case .mistyped:
      let given = found.map { ", not \($0)" } ?? ""
      return "'\(path)' needs \(expected.map(\.withArticle) ?? "another value")\(given)"
        + (hint.map { "; \($0)" } ?? exampleText)
    }
  }

  private var exampleText: String { example.map { ", for example \($0)" } ?? "" }
}

extension ContextType {
  /// The type with the article that a sentence puts before it.
  public var withArticle: String {
    switch self {
    case .int: "an int"
    case .object: "an object \(self)"
    default: "a \(self)"
    }
  }
}
