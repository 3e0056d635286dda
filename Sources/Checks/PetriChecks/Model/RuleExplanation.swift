public import PetriCatalog

/// The meaning of a rule: what it finds, why that is a fault, and how it is put right.
public struct RuleExplanation: Sendable {
  /// The rule.
  public let rule: CheckRule
  /// A few sentences, the first of which is the rule in short.
  public let text: String

  init(_ rule: CheckRule, _ text: String) { (self.rule, self.text) = (rule, text) }

  /// The explanations of all rules, in the order of the checks.
  public static let all: [RuleExplanation] = leaks + navigation + layout
}
