extension RuleExplanation {
  /// The rules of `petri check layout`.
  static let layout: [RuleExplanation] = [
    RuleExplanation(.truncation, "A text is cut or ends in an ellipsis in some look.")
  ]
}
