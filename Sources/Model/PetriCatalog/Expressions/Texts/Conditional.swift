/// One of two values, as a condition decides: `${starred ? star.fill : star}`.
public struct Conditional: Hashable, Sendable {
  /// A side of the colon.
  public enum Side: Hashable, Sendable {
    /// A word, a number, `true`, `false` or `null`, read by whatever it is for.
    case word(String)
    /// A text in quotes, which may have values in it.
    case text(TextTemplate)
    /// A value in braces of its own, or another conditional.
    case value(TextTemplate)
  }

  /// The condition that decides.
  public var condition: Condition
  /// The value where the condition holds.
  public var first: Side
  /// The value where it doesn't.
  public var second: Side

  /// Makes a conditional.
  public init(_ condition: Condition, _ first: Side, _ second: Side) {
    self.condition = condition
    self.first = first
    self.second = second
  }

  /// Both sides.
  public var sides: [Side] { [first, second] }

  /// The references, those of the condition first.
  public var references: [Reference] { condition.references + sides.flatMap(\.references) }

  /// The side that counts.
  public func side(in scope: Scope) -> Side { condition.holds(in: scope) ? first : second }
}

extension Conditional.Side {
  /// The word for nothing.
  static let null = "null"

  /// The value that is written on the side; `nil` where other values are in it.
  public var literal: ContextLiteral? {
    switch self {
    case .word(Self.null): .null
    case .word(let word): .scalar(word, .plain)
    case .text(let text): text.literal.map { .scalar($0, .quoted) }
    case .value: nil
    }
  }

  /// The value in braces, or the text in quotes; `nil` for a word.
  public var template: TextTemplate? {
    switch self {
    case .word: nil
    case .text(let template), .value(let template): template
    }
  }

  /// The references, in order.
  public var references: [Reference] { template?.references ?? [] }

  /// The side as a text; of nothing none.
  ///
  /// - Parameter beginsText: whether nothing is before it in the text that it is a part of.
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

  /// The text between the braces.
  private var text: String { "\(condition.textInBraces) ? \(first.text(isLast: false)) : \(second.text(isLast: true))" }
}

extension Conditional.Side: CustomStringConvertible {
  /// The side as it is written.
  public var description: String { text(isLast: false) }

  /// - Parameter isLast: whether another conditional needs no braces there.
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
  /// The text in the quotes that it doesn't have itself, since nothing is escaped between braces: in single ones where it can be.
  var quotedInBraces: String { contains("'") ? "\"\(self)\"" : "'\(self)'" }
}
