/// One key of a context: its name, its type, and the value in its place where it is not given.
public struct ContextField: Hashable, Sendable, Codable {
  /// The key, camelCase.
  public var name: String
  /// The type of its values.
  public var type: ContextType
  /// The value of a key that is not given; a key without one is required, unless its type is optional.
  public var defaultValue: ContextValue?
  /// A value that shows how a real one looks; launches and snapshots use it.
  public var example: ContextValue?
  /// The key's meaning, for people.
  public var summary: String?

  /// Makes a field.
  public init(
    name: String,
    type: ContextType,
    defaultValue: ContextValue? = nil,
    example: ContextValue? = nil,
    summary: String? = nil
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.example = example
    self.summary = summary
  }

  /// Whether a launch must give this key a value: it has no default and may not be absent.
  public var isRequired: Bool { defaultValue == nil && !type.isOptional }

  /// The default, and `null` for a key that may be absent.
  public var fallback: ContextValue? { defaultValue ?? (type.isOptional ? .null : nil) }
}
