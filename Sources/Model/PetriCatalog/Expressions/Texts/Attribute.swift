/// An attribute's value: written down, taken from the context, calculated, or one of two.
public enum Attribute<Value: AttributeValue>: Hashable, Sendable {
  /// The value itself.
  case value(Value)
  /// A value of the context.
  case reference(Reference)
  /// A number that is calculated of others.
  case computed(Arithmetic)
  /// The first where a condition holds, else the second; `nil` is nothing.
  indirect case either(Condition, Attribute?, Attribute?)

  /// The value, where it is written down.
  public var written: Value? { if case .value(let value) = self { value } else { nil } }

  /// The value; `nil` where a reference leads to nothing, or a calculation has no result.
  public func value(in scope: Scope) -> Value? {
    switch self {
    case .value(let value): value
    case .reference(let reference): scope.value(of: reference).flatMap { Value(contextValue: $0) }
    case .computed(let arithmetic): scope.value(of: arithmetic).flatMap { Value(contextValue: $0) }
    case .either(let condition, let first, let second): (condition.holds(in: scope) ? first : second)?.value(in: scope)
    }
  }
}

/// A value that an attribute can hold.
public protocol AttributeValue: Hashable, Sendable, Codable {
  /// The context's type for it, which judges the written value.
  static var contextType: ContextType { get }

  /// The value out of a context's; `nil` where it is another type's.
  init?(contextValue: ContextValue)
}

extension Bool: AttributeValue {
  /// `bool`.
  public static var contextType: ContextType { .bool }

  /// The boolean of a `bool`.
  public init?(contextValue: ContextValue) {
    guard case .bool(let value) = contextValue else { return nil }
    self = value
  }
}

extension Int: AttributeValue {
  /// `int`.
  public static var contextType: ContextType { .int }

  /// The number of an `int`.
  public init?(contextValue: ContextValue) {
    guard case .int(let value) = contextValue else { return nil }
    self = value
  }
}

extension Double: AttributeValue {
  /// `double`.
  public static var contextType: ContextType { .double }

  /// The number of a `double` or an `int`.
  public init?(contextValue: ContextValue) {
    switch contextValue {
    case .double(let value): self = value
    case .int(let value): self = Double(value)
    default: return nil
    }
  }
}

extension ColorValue: AttributeValue {
  /// `color`.
  public static var contextType: ContextType { .color([]) }

  /// The colour of a `color`.
  public init?(contextValue: ContextValue) {
    guard case .color(let value) = contextValue else { return nil }
    self = value
  }
}

extension Attribute: Codable {
  private enum CodingKeys: CodingKey { case condition, first, second }

  /// A reference, a calculation or a conditional, as it is written; `nil` for anything else.
  ///
  /// - Parameter read: the value that is written on a side of a conditional.
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

  /// Reads a value, a text that is a reference or a calculation, or a condition with two attributes.
  ///
  /// - Throws: `DecodingError` where it is none of them.
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

  /// Writes the value, or the reference or the calculation as `${…}`, or a condition and its attributes.
  ///
  /// - Throws: the error of the encoder.
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
