/// The value of an attribute: a literal, or an expression that is evaluated in a scope.
public enum Attribute<Value: AttributeValue>: Hashable, Sendable {
  case value(Value)
  case reference(Reference)
  case computed(Arithmetic)
  /// A conditional with two values; `nil` stands for no value.
  indirect case either(Condition, Attribute?, Attribute?)

  /// The literal value; `nil` for an expression.
  public var written: Value? { if case .value(let value) = self { value } else { nil } }

  /// Evaluates the attribute; returns `nil` if a reference has no value or a calculation fails.
  public func value(in scope: Scope) -> Value? {
    switch self {
    case .value(let value): value
    case .reference(let reference): scope.value(of: reference).flatMap { Value(contextValue: $0) }
    case .computed(let arithmetic): scope.value(of: arithmetic).flatMap { Value(contextValue: $0) }
    case .either(let condition, let first, let second): (condition.holds(in: scope) ? first : second)?.value(in: scope)
    }
  }
}

/// A type of attribute values.
public protocol AttributeValue: Hashable, Sendable, Codable {
  /// The corresponding type of context values.
  static var contextType: ContextType { get }

  /// Converts a context value; returns `nil` if its type doesn't match.
  init?(contextValue: ContextValue)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bool: AttributeValue {
  public static var contextType: ContextType { .bool }

  public init?(contextValue: ContextValue) {
    guard case .bool(let value) = contextValue else { return nil }
    self = value
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int: AttributeValue {
  public static var contextType: ContextType { .int }

  public init?(contextValue: ContextValue) {
    guard case .int(let value) = contextValue else { return nil }
    self = value
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Double: AttributeValue {
  public static var contextType: ContextType { .double }

  public init?(contextValue: ContextValue) {
    switch contextValue {
    case .double(let value): self = value
    case .int(let value): self = Double(value)
    default: return nil
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ColorValue: AttributeValue {
  public static var contextType: ContextType { .color([]) }

  public init?(contextValue: ContextValue) {
    guard case .color(let value) = contextValue else { return nil }
    self = value
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Attribute: Codable {
  private enum CodingKeys: CodingKey { case condition, first, second }

  /// Converts a template that consists of a single reference, calculation or conditional; returns `nil` for other
  /// templates.
  ///
  /// - Parameter read: Converts a literal side of a conditional.
  public init?(_ template: TextTemplate, read: (ContextLiteral) -> Value? = { _ in nil }) {
    if let reference = template.wholeReference {
      self = .reference(reference)
    } else if let arithmetic = template.wholeArithmetic {
      self = .computed(arithmetic)
    } else if let conditional = template.wholeConditional {
      func attribute(_ side: Conditional.Side) -> Attribute? {
        if let literal = side.literal { return read(literal).map { .value($0) } }
        return side.template.flatMap { Attribute($0, read: read) }
      }
      self = .either(conditional.condition, attribute(conditional.first), attribute(conditional.second))
    } else {
      return nil
    }
  }

  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self), container.contains(.condition) {
      self = .either(
        try container.decode(Condition.self, forKey: .condition),
        try container.decodeIfPresent(Attribute.self, forKey: .first),
        try container.decodeIfPresent(Attribute.self, forKey: .second)
      )
    } else if let text = try? decoder.singleValueContainer().decode(String.self),
      let template = try? TextTemplate(text),
      let attribute = Attribute(template)
    {
      self = attribute
    } else {
      self = .value(try Value(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .value(let value): try value.encode(to: encoder)
    case .reference(let reference): try reference.description.encode(to: encoder)
    case .computed(let arithmetic): try arithmetic.description.encode(to: encoder)
    case .either(let condition, let first, let second):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(condition, forKey: .condition)
      try container.encodeIfPresent(first, forKey: .first)
      try container.encodeIfPresent(second, forKey: .second)
    }
  }
}
