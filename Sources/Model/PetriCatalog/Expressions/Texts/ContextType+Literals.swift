extension CalendarDate {
  /// The literal for the current day.
  package static let todayWord = "today"

  /// Parses a literal of a condition.
  init?(_ literal: String, in scope: Scope) {
    if literal == CalendarDate.todayWord { self = scope.environment.today } else { self.init(literal) }
  }
}

extension ContextType {
  /// Whether a literal of a condition fits the type.
  package func canBe(_ literal: String) -> Bool {
    scalarValue(of: literal) != nil || unwrapped == .date && literal == CalendarDate.todayWord
  }
}
