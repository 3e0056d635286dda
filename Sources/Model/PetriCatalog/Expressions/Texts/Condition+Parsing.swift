extension Condition {
  /// The limit of nested parentheses and `not`.
  static let maximumDepth = 32

  /// Parses a condition such as `${signedIn} and not ${plan} == "free"`.
  ///
  /// - Throws: `TextTemplate.Problem` with an offset in bytes.
  public init(parsing text: String) throws(TextTemplate.Problem) {
    var parser = ConditionParser(text)
    self = try parser.condition()
  }
}
