public import PetriCatalog

/// The documentation of a rule: what it finds, why that matters, and how to fix it.
public struct RuleExplanation: Sendable {
  /// The rule.
  public let rule: CheckRule
  /// The explanation; its first sentence is a summary.
  public let text: String

  init(_ rule: CheckRule, _ text: String) { (self.rule, self.text) = (rule, text) }

  /// The explanations of all rules, in the order of the checks.
  public static let all: [RuleExplanation] = leaks + navigation + layout
}
