/// How a date picker looks, as `UIDatePickerStyle` names it.
public enum DatePickerStyleOption: String, Hashable, Sendable, Codable, CaseIterable {
  /// A line that opens.
  case compact
  /// A calendar.
  case inline
  /// Wheels.
  case wheels
}
