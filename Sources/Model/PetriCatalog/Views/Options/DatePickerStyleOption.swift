/// A date picker style, as in `UIDatePickerStyle`.
public enum DatePickerStyleOption: String, Hashable, Sendable, Codable, CaseIterable {
  case compact
  case inline
  case wheels
}
