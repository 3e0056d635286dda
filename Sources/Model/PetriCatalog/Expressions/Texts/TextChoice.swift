/// One of two texts, by a condition.
public struct TextChoice: Hashable, Sendable, Codable {
  /// The condition.
  public var condition: Condition
  /// The text if the condition holds.
  public var first: TextTemplate
  /// The text if it doesn't.
  public var second: TextTemplate

  /// Makes a choice.
  public init(_ condition: Condition, _ first: TextTemplate, _ second: TextTemplate) {
    self.condition = condition
    self.first = first
    self.second = second
  }

  /// Both texts.
  public var sides: [TextTemplate] { [first, second] }

  func side(in scope: Scope) -> TextTemplate { condition.holds(in: scope) ? first : second }

  var references: [Reference] { condition.references + sides.flatMap(\.references) }
}
