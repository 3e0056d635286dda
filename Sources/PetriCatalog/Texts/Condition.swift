/// When a view is shown: values, `not`, `==`, `and`, `or` and parentheses.
///
/// `and` binds tighter than `or`, `not` tighter than both, `==` tightest.
public indirect enum Condition: Hashable, Sendable {
  /// Holds where the value is true, or is there, or is a list with something in it.
  case value(Reference)
  /// `true` or `false`.
  case constant(Bool)
  /// Holds where both sides are the same value.
  case equal(Operand, Operand)
  /// Holds where the other does not.
  case not(Condition)
  /// Holds where both do.
  case and(Condition, Condition)
  /// Holds where one does.
  case or(Condition, Condition)

  /// A side of `==`.
  public enum Operand: Hashable, Sendable {
    /// A value.
    case value(Reference)
    /// A word, a number or a text in quotes, compared as the other side's type reads it.
    case literal(String)
  }

  /// Whether the condition holds.
  public func holds(in scope: Scope) -> Bool {
    switch self {
    case .value(let reference): scope.value(of: reference)?.isTruthy ?? false
    case .constant(let value): value
    case .equal(let left, let right): Condition.areEqual(left, right, in: scope)
    case .not(let condition): !condition.holds(in: scope)
    case .and(let left, let right): left.holds(in: scope) && right.holds(in: scope)
    case .or(let left, let right): left.holds(in: scope) || right.holds(in: scope)
    }
  }

  private static func areEqual(_ left: Operand, _ right: Operand, in scope: Scope) -> Bool {
    switch (left, right) {
    case (.literal(let left), .literal(let right)): left == right
    case (.value(let reference), .literal(let text)), (.literal(let text), .value(let reference)):
      (scope.value(of: reference) ?? .null).equals(literal: text)
    case (.value(let left), .value(let right)):
      (scope.value(of: left) ?? .null).isSame(as: scope.value(of: right) ?? .null)
    }
  }

  /// The references, in order.
  public var references: [Reference] {
    switch self {
    case .value(let reference): [reference]
    case .constant: []
    case .equal(let left, let right):
      [left, right].compactMap { if case .value(let reference) = $0 { reference } else { nil } }
    case .not(let condition): condition.references
    case .and(let left, let right), .or(let left, let right): left.references + right.references
    }
  }
}

extension ContextValue {
  fileprivate func equals(literal: String) -> Bool {
    switch self {
    case .null: literal == "null"
    case .double(let value): Double(literal) == value
    case .int(let value): Int(literal) == value
    case .time(let value): TimeOfDay(literal) == value
    case .date(let value): CalendarDate(literal) == value
    case .color(let value): ColorValue(literal) == value
    case .uuid(let value): literal.lowercased() == value
    case .list, .object: false
    default: text == literal
    }
  }

  fileprivate func isSame(as other: ContextValue) -> Bool {
    switch (self, other) {
    case (.int(let int), .double(let double)), (.double(let double), .int(let int)): Double(int) == double
    case (.string(let left), .choice(let right)), (.choice(let left), .string(let right)): left == right
    default: self == other
    }
  }
}

extension Condition: CustomStringConvertible {
  /// The condition as it is written in YAML, with the parentheses that it needs.
  public var description: String {
    switch self {
    case .value(let reference): reference.description
    case .constant(let value): value ? "true" : "false"
    case .equal(let left, let right): "\(left) == \(right)"
    case .not(let condition): "not \(condition.wrapped(if: condition.isJunction))"
    case .and(let left, let right): "\(left.wrapped(if: left.isOr)) and \(right.wrapped(if: right.isOr))"
    case .or(let left, let right): "\(left) or \(right)"
    }
  }

  private var isOr: Bool { if case .or = self { true } else { false } }

  private var isJunction: Bool {
    switch self {
    case .and, .or: true
    default: false
    }
  }

  private func wrapped(if needed: Bool) -> String { needed ? "(\(self))" : description }
}

extension Condition.Operand: CustomStringConvertible {
  /// `${key}` or a text in quotes.
  public var description: String {
    switch self {
    case .value(let reference): reference.description
    case .literal(let text): text.quoted
    }
  }
}

extension Condition: Codable {
  /// Reads the condition as it is written in YAML.
  ///
  /// - Throws: `DecodingError` where it isn't one.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do {
      self = try Condition(parsing: text)
    } catch {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: error.message))
    }
  }

  /// Writes the condition as it is written in YAML.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}
