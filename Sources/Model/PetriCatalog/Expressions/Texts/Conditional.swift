/// One of two values: `${starred ? star.fill : star}`.
public struct Conditional: Hashable, Sendable {
  /// A side of the colon.
  public enum Side: Hashable, Sendable {
    /// A word, a number, `true`, `false` or `null`.
    case word(String)
    /// Text in quotes.
    case text(TextTemplate)
    /// A value in braces of its own, or another conditional.
    case value(TextTemplate)
  }

  /// The condition.
  public var condition: Condition
  /// The value if the condition holds.
  public var first: Side
  /// The value if it doesn't.
  public var second: Side

  /// Makes a conditional.
  public init(_ condition: Condition, _ first: Side, _ second: Side) {
    self.condition = condition
    self.first = first
    self.second = second
  }

  /// Both sides.
  public var sides: [Side] { [first, second] }

  /// All references, the condition's first.
  public var references: [Reference] { condition.references + sides.flatMap(\.references) }

  /// The side that the condition selects.
  public func side(in scope: Scope) -> Side { condition.holds(in: scope) ? first : second }
}

extension Conditional.Side {
  static let null = "null"

  /// The literal value; `nil` if the side refers to other values.
  public var literal: ContextLiteral? {
    switch self {
    case .word(Self.null): .null
    case .word(let word): .scalar(word, .plain)
    case .text(let text): text.literal.map { .scalar($0, .quoted) }
    case .value: nil
    }
  }

  /// The value in braces or the quoted text; `nil` for a word.
  public var template: TextTemplate? {
    switch self {
    case .word: nil
    case .text(let template), .value(let template): template
    }
  }

  /// All references, in order.
  public var references: [Reference] { template?.references ?? [] }

  /// The text of the side; empty for `null`.
  ///
  /// - Parameter beginsText: whether the side is at the beginning of its text.
  func text(in scope: Scope, language: String?, beginsText: Bool = true) -> String {
    switch self {
    case .word(Self.null): ""
    case .word(let word): word
    case .text(let template), .value(let template):
      template.text(in: scope, language: language, beginsText: beginsText)
    }
  }
}

extension Conditional: CustomStringConvertible {
  /// `${starred ? star.fill : star}`.
  public var description: String { "${\(text)}" }

  private var text: String { "\(condition.textInBraces) ? \(first.text(isLast: false)) : \(second.text(isLast: true))" }
}

extension Conditional.Side: CustomStringConvertible {
  /// The side as YAML has it.
  public var description: String { text(isLast: false) }

  /// - Parameter isLast: whether a nested conditional needs no braces.
  fileprivate func text(isLast: Bool) -> String {
    switch self {
    case .word(let word): word
    case .text(let template): template.description.quotedInBraces
    case .value(let template):
      isLast && template.wholeConditional != nil
        ? String(template.description.dropFirst(2).dropLast()) : template.description
    }
  }
}

extension String {
  /// The text in quotes that it doesn't contain, since there are no escapes between braces.
  var quotedInBraces: String { contains("'") ? "\"\(self)\"" : "'\(self)'" }
}
