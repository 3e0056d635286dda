extension Condition {
  /// How deep parentheses and `not` may nest.
  static let maximumDepth = 32

  /// Reads a condition such as `${signedIn} and not ${plan} == "free"`.
  ///
  /// - Throws: `TextTemplate.Problem` with its place.
  public init(parsing text: String) throws(TextTemplate.Problem) {
    var parser = ConditionParser(text)
    self = try parser.condition()
  }
}
