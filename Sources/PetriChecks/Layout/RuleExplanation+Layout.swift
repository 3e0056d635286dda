extension RuleExplanation {
  static let layout: [RuleExplanation] = []
}
