/// `datePicker`: a date, a time of day, or both.
public struct DatePickerDefinition: KindDefinition {
  /// The date; `nil` for a time alone.
  public var date: Attribute<CalendarDate>?
  /// The time of day; `nil` for a date alone.
  public var time: Attribute<TimeOfDay>?
  /// The first date; any where it is `nil`.
  public var minimum: Attribute<CalendarDate>?
  /// The last date; any where it is `nil`.
  public var maximum: Attribute<CalendarDate>?
  /// How it looks.
  public var style = DatePickerStyleOption.compact
  /// When it can be used; always where it is `nil`.
  public var enabled: Condition?

  /// Makes a picker.
  public init() {}
}

extension CalendarDate: AttributeValue {
  /// `date`.
  public static var contextType: ContextType { .date }

  /// The day of a `date`.
  public init?(contextValue: ContextValue) {
    guard case .date(let value) = contextValue else { return nil }
    self = value
  }
}

extension TimeOfDay: AttributeValue {
  /// `time`.
  public static var contextType: ContextType { .time }

  /// The time of a `time`.
  public init?(contextValue: ContextValue) {
    guard case .time(let value) = contextValue else { return nil }
    self = value
  }
}
