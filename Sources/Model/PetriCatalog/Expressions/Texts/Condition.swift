import Foundation

/// A boolean expression, such as the value of `when`.
///
/// The operators in order of increasing precedence are `or`, `and`, `not`, and then comparisons, `in` and `contains`.
public indirect enum Condition: Hashable, Sendable {
  /// Holds if the value is truthy. A form's text must not be empty.
  case value(Reference)
  case constant(Bool)
  case compared(Operand, Comparison, Operand)
  /// A test for membership in a list of literals: `${plan} in [free, trial]`.
  case member(Operand, of: [Operand])
  /// A test for membership in a referenced list: `${plan} in ${plans}`.
  case element(Operand, of: Reference)
  /// A comparison of texts: `${name} contains "a"`.
  case text(Operand, TextRelation, Operand)
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)

  /// An operand of a comparison.
  public enum Operand: Hashable, Sendable {
    case value(Reference)
    case computed(Arithmetic)
    /// A word, a number or quoted text, converted to the type of the other operand.
    case literal(String)
  }

  /// Evaluates the condition.
  public func holds(in scope: Scope) -> Bool {
    switch self {
    case .value(let reference): scope.holds(reference)
    case .constant(let value): value
    case .compared(let left, .equal, let right): Condition.areEqual(left, right, in: scope)
    case .compared(let left, .notEqual, let right): !Condition.areEqual(left, right, in: scope)
    case .compared(let left, let comparison, let right): Condition.compare(left, comparison, right, in: scope)
    case .member(let operand, let others): others.contains { Condition.areEqual(operand, $0, in: scope) }
    case .element(let operand, let list): Condition.isElement(operand, of: list, in: scope)
    case .text(let text, let relation, let part): Condition.isText(text, relation, part, in: scope)
    case .not(let condition): !condition.holds(in: scope)
    case .and(let left, let right): left.holds(in: scope) && right.holds(in: scope)
    case .or(let left, let right): left.holds(in: scope) || right.holds(in: scope)
    }
  }

  private static func areEqual(_ left: Operand, _ right: Operand, in scope: Scope) -> Bool {
    switch (left, right) {
    case (.literal(let left), .literal(let right)): left == right
    case (let operand, .literal(let text)), (.literal(let text), let operand):
      operand.value(in: scope).equals(literal: text, in: scope)
    default: left.value(in: scope).isSame(as: right.value(in: scope))
    }
  }

  private static func isElement(_ operand: Operand, of list: Reference, in scope: Scope) -> Bool {
    guard case .list(let elements)? = scope.value(of: list) else { return false }
    if case .literal(let text) = operand { return elements.contains { $0.equals(literal: text, in: scope) } }
    let value = operand.value(in: scope)
    return elements.contains { value.isSame(as: $0) }
  }

  /// False if a value is missing: it neither contains a text nor is contained in one.
  private static func isText(
    _ text: Operand,
    _ relation: TextRelation,
    _ part: Operand,
    in scope: Scope
  ) -> Bool {
    func string(_ operand: Operand) -> String? {
      if case .literal(let text) = operand { return text }
      let value = operand.value(in: scope)
      return value == .null ? nil : value.text
    }
    guard let text = string(text), let part = string(part) else { return false }
    return relation.holds(text, part)
  }

  /// False if a value is missing or its type has no order.
  private static func compare(
    _ left: Operand,
    _ comparison: Comparison,
    _ right: Operand,
    in scope: Scope
  ) -> Bool {
    func value(_ operand: Operand, like other: Operand) -> ContextValue {
      switch (operand, other) {
      case (.literal, .literal): .null
      case (.literal(let text), _): other.value(in: scope).ordered(literal: text, in: scope) ?? .null
      default: operand.value(in: scope)
      }
    }
    switch (value(left, like: right), value(right, like: left)) {
    case (.date(let left), .date(let right)): return comparison.holds(left, right)
    case (.time(let left), .time(let right)): return comparison.holds(left, right)
    case (let left, let right):
      guard let left = left.number, let right = right.number else { return false }
      return comparison.holds(left, right)
    }
  }

  /// All references, in source order.
  public var references: [Reference] {
    switch self {
    case .value(let reference): [reference]
    case .constant: []
    case .compared(let left, _, let right): left.references + right.references
    case .member(let operand, let others): ([operand] + others).flatMap(\.references)
    case .element(let operand, let list): operand.references + [list]
    case .text(let text, _, let part): text.references + part.references
    case .not(let condition): condition.references
    case .and(let left, let right), .or(let left, let right): left.references + right.references
    }
  }
}

extension ContextValue {
  fileprivate func equals(literal: String, in scope: Scope) -> Bool {
    switch self {
    case .null: literal == "null"
    case .double(let value): Double(literal) == value
    case .int(let value): Int(literal) == value
    case .time(let value): TimeOfDay(literal) == value
    case .date(let value): CalendarDate(literal, in: scope) == value
    case .color(let value): value.description == literal || ColorValue(literal) == value
    case .uuid(let value): literal.lowercased() == value
    case .list, .object: false
    default: text == literal
    }
  }

  /// Converts a literal to this value's type; returns `nil` if it doesn't match or the type has no order.
  fileprivate func ordered(literal: String, in scope: Scope) -> ContextValue? {
    switch self {
    case .int, .double: Double(literal).map { .double($0) }
    case .date: CalendarDate(literal, in: scope).map { .date($0) }
    case .time: TimeOfDay(literal).map { .time($0) }
    default: nil
    }
  }

  fileprivate var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
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
  /// The condition in YAML, with the parentheses that precedence requires.
  public var description: String { text { $0.description } }

  /// The condition with quotes only where required.
  public var plainText: String { text { $0.plainText } }

  var textInBraces: String { text { $0.textInBraces } }

  private func text(_ written: (Operand) -> String) -> String {
    func wrapped(_ condition: Condition, if needed: Bool) -> String {
      needed ? "(\(condition.text(written)))" : condition.text(written)
    }
    return switch self {
    case .value(let reference): written(.value(reference))
    case .constant(let value): value ? "true" : "false"
    case .compared(let left, let comparison, let right): "\(written(left)) \(comparison.rawValue) \(written(right))"
    case .member(let operand, let others): "\(written(operand)) in [\(others.map(written).joined(separator: ", "))]"
    case .element(let operand, let list): "\(written(operand)) in \(written(.value(list)))"
    case .text(let text, let relation, let part): "\(written(text)) \(relation.rawValue) \(written(part))"
    case .not(let condition): "not \(wrapped(condition, if: condition.isJunction))"
    case .and(let left, let right): "\(wrapped(left, if: left.isOr)) and \(wrapped(right, if: right.isOr))"
    case .or(let left, let right): "\(left.text(written)) or \(right.text(written))"
    }
  }

  private var isOr: Bool { if case .or = self { true } else { false } }

  private var isJunction: Bool {
    switch self {
    case .and, .or: true
    default: false
    }
  }
}

extension Condition.Operand: CustomStringConvertible {
  /// The reference, or all references of a calculation.
  public var references: [Reference] {
    switch self {
    case .value(let reference): [reference]
    case .computed(let arithmetic): arithmetic.references
    case .literal: []
    }
  }

  /// Whether the operand is a literal.
  public var isLiteral: Bool { if case .literal = self { true } else { false } }

  /// The value, or `null` for a literal, because only the other operand's type determines its value.
  fileprivate func value(in scope: Scope) -> ContextValue {
    switch self {
    case .value(let reference): scope.value(of: reference) ?? .null
    case .computed(let arithmetic): scope.value(of: arithmetic) ?? .null
    case .literal: .null
    }
  }

  /// The operand in YAML: `${key}`, `${index + 1}` or quoted text.
  public var description: String {
    switch self {
    case .value(let reference): reference.description
    case .computed(let arithmetic): arithmetic.description
    case .literal(let text): text.quoted
    }
  }

  /// The operand in YAML with quotes only where required.
  fileprivate var plainText: String {
    guard case .literal(let text) = self, !text.isEmpty, !["and", "or", "not", "in"].contains(text),
      text.allSatisfy({ $0.isLetter || "0123456789.-_:".contains($0) })
    else { return description }
    return text
  }

  /// The operand between braces: `key`, `index + 1`, a number or quoted text.
  fileprivate var textInBraces: String {
    switch self {
    case .value(let reference): reference.path.description
    case .computed(let arithmetic): arithmetic.text
    case .literal(let text):
      text == "null" || text.utf8.count < 10 && Int(text)?.description == text ? text : text.quotedInBraces
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Condition: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do {
      self = try Condition(parsing: text)
    } catch {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: error.message))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}

extension Condition {
  /// Returns the condition with each operand replaced.
  ///
  /// - Parameter operand: Returns the replacement for an operand, given the operand with which it is compared.
  package func replacing(_ operand: (Operand, _ other: Operand) -> Operand) -> Condition {
    switch self {
    case .value, .constant: self
    case .element(let element, let list): .element(operand(element, .value(list)), of: list)
    case .compared(let left, let comparison, let right):
      .compared(operand(left, right), comparison, operand(right, left))
    case .member(let member, let others):
      .member(others.first.map { operand(member, $0) } ?? member, of: others.map { operand($0, member) })
    case .text(let text, let relation, let part): .text(operand(text, part), relation, operand(part, text))
    case .not(let condition): .not(condition.replacing(operand))
    case .and(let left, let right): .and(left.replacing(operand), right.replacing(operand))
    case .or(let left, let right): .or(left.replacing(operand), right.replacing(operand))
    }
  }
}

extension TextTemplate {
  package func replacing(_ condition: (Condition) -> Condition) -> TextTemplate {
    guard literal == nil else { return self }
    return TextTemplate(
      segments: segments.map { segment in
        guard case .conditional(let conditional) = segment else { return segment }
        return .conditional(conditional.replacing(condition))
      }
    )
  }
}

extension Conditional {
  fileprivate func replacing(_ condition: (Condition) -> Condition) -> Conditional {
    Conditional(condition(self.condition), first.replacing(condition), second.replacing(condition))
  }
}

extension Conditional.Side {
  fileprivate func replacing(_ condition: (Condition) -> Condition) -> Conditional.Side {
    switch self {
    case .word: self
    case .text(let template): .text(template.replacing(condition))
    case .value(let template): .value(template.replacing(condition))
    }
  }
}

/// A comparison operator.
public enum Comparison: String, Hashable, Sendable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// Whether the operator requires ordered values: numbers, dates or times.
  public var isOrder: Bool { self != .equal && self != .notEqual }

  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

/// A text operator, named as in `NSPredicate`.
///
/// Ignores case and diacritics, like `localizedStandardContains` but independently of the locale. Every text contains
/// the empty text, so that an empty search matches everything.
public enum TextRelation: String, Hashable, Sendable, CaseIterable {
  case contains
  case beginsWith
  case endsWith

  func holds(_ text: String, _ part: String) -> Bool {
    guard !part.isEmpty else { return true }
    var options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    if self != .contains { options.insert(.anchored) }
    if self == .endsWith { options.insert(.backwards) }
    return text.range(of: part, options: options) != nil
  }
}

extension Condition {
  static let maximumDepth = 32

  /// Parses a condition such as `${signedIn} and not ${plan} == "free"`.
  ///
  /// - Throws: `TextTemplate.Problem` with the offset in bytes.
  public init(parsing text: String) throws(TextTemplate.Problem) {
    var parser = ConditionParser(text)
    self = try parser.condition()
  }
}
