/// One of two texts, as a condition decides: the text of one key or of another.
public struct TextChoice: Hashable, Sendable, Codable {
  /// The condition that decides.
  public var condition: Condition
  /// The text where the condition holds.
  public var first: TextTemplate
  /// The text where it doesn't.
  public var second: TextTemplate

  /// Makes a choice.
  public init(_ condition: Condition, _ first: TextTemplate, _ second: TextTemplate) {
    self.condition = condition
    self.first = first
    self.second = second
  }

  /// Both texts.
  public var sides: [TextTemplate] { [first, second] }

  /// The text that counts.
  func side(in scope: Scope) -> TextTemplate { condition.holds(in: scope) ? first : second }

  /// The references, those of the condition first.
  var references: [Reference] { condition.references + sides.flatMap(\.references) }
}
