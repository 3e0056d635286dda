/// A date picker.
public struct DatePickerDefinition: KindDefinition {
  /// The date; `nil` for a time alone.
  public var date: Attribute<CalendarDate>?
  /// The time of day; `nil` for a date alone.
  public var time: Attribute<TimeOfDay>?
  /// The earliest date; `nil` for any.
  public var minimum: Attribute<CalendarDate>?
  /// The latest date; `nil` for any.
  public var maximum: Attribute<CalendarDate>?
  /// The style.
  public var style = DatePickerStyleOption.compact
  /// When it is enabled; `nil` for always.
  public var enabled: Condition?

  /// Makes a picker.
  public init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CalendarDate: AttributeValue {
  public static var contextType: ContextType { .date }

  public init?(contextValue: ContextValue) {
    guard case .date(let value) = contextValue else { return nil }
    self = value
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TimeOfDay: AttributeValue {
  public static var contextType: ContextType { .time }

  public init?(contextValue: ContextValue) {
    guard case .time(let value) = contextValue else { return nil }
    self = value
  }
}
