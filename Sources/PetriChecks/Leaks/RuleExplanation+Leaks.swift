extension RuleExplanation {
  static let leaks: [RuleExplanation] = []
}
