/// An attribute's value: written down, taken from the context, or calculated.
public enum Attribute<Value: AttributeValue>: Hashable, Sendable {
  /// The value itself.
  case value(Value)
  /// A value of the context.
  case reference(Reference)
  /// A number that is calculated of others.
  case computed(Arithmetic)

  /// The value; `nil` where a reference leads to nothing, or a calculation has no result.
  public func value(in scope: Scope) -> Value? {
    switch self {
    case .value(let value): value
    case .reference(let reference): scope.value(of: reference).flatMap { Value(contextValue: $0) }
    case .computed(let arithmetic): scope.value(of: arithmetic).flatMap { Value(contextValue: $0) }
    }
  }
}

/// What an attribute can hold.
public protocol AttributeValue: Hashable, Sendable, Codable {
  /// The context's type for it, which judges what is written.
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
  /// A reference, or a calculation, as it is written; `nil` for anything else.
  public init?(_ template: TextTemplate) {
    if let reference = template.wholeReference {
      self = .reference(reference)
    } else if let arithmetic = template.wholeArithmetic {
      self = .computed(arithmetic)
    } else {
      return nil
    }
  }

  /// Reads a value, or a text that is a reference or a calculation.
  ///
  /// - Throws: `DecodingError` where it is neither.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self), let template = try? TextTemplate(text),
      let attribute = Attribute(template)
    {
      self = attribute
    } else {
      self = .value(try Value(from: decoder))
    }
  }

  /// Writes the value, or the reference or the calculation as `${…}`.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .value(let value): try value.encode(to: encoder)
    case .reference(let reference): try reference.description.encode(to: encoder)
    case .computed(let arithmetic): try arithmetic.description.encode(to: encoder)
    }
  }
}
