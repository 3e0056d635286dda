/// A key of a context.
public struct ContextField: Hashable, Sendable, Codable {
  /// The name, in camel case.
  public var name: String
  /// The type.
  public var type: ContextType
  /// The default value.
  public var defaultValue: ContextValue?
  /// An example value, for launches and snapshots.
  public var example: ContextValue?
  /// The description.
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

  /// Whether a launch must provide a value: no default, not optional.
  public var isRequired: Bool { defaultValue == nil && !type.isOptional }

  /// The default, else `null` for an optional type.
  public var fallback: ContextValue? { defaultValue ?? (type.isOptional ? .null : nil) }
}
