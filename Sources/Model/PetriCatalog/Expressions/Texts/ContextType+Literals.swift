extension CalendarDate {
  /// The word for the day that is today in the environment.
  package static let todayWord = "today"

  /// A day as a condition writes it.
  init?(_ literal: String, in scope: Scope) {
    if literal == CalendarDate.todayWord { self = scope.environment.today } else { self.init(literal) }
  }
}

extension ContextType {
  /// Whether a word or a text in a condition can be a value of the type.
  package func canBe(_ literal: String) -> Bool {
    scalarValue(of: literal) != nil || unwrapped == .date && literal == CalendarDate.todayWord
  }
}
