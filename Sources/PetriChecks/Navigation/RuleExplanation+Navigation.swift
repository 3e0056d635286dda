extension RuleExplanation {
  /// The rules of `petri check navigation`.
  static let navigation: [RuleExplanation] = []
}
