/// A button.
public struct ButtonDefinition: KindDefinition {
  /// The title; empty for a button with only an image.
  public var title: LocalizedText
  /// The image.
  public var image: ImageReference?
  /// The position of the image relative to the title.
  public var imagePlacement = ImagePlacementOption.leading
  /// The spacing between image and title in points.
  public var imagePadding = 0.0
  /// The horizontal alignment of image and title.
  public var contentHorizontalAlignment = ContentAlignmentOption.center
  /// The style.
  public var style = ButtonStyle.plain
  /// The condition that enables the control; `nil` if always enabled.
  public var enabled: Condition?
  /// The menu, opened by a tap, or by a long press if the button has an action.
  public var menu: [MenuElementDefinition] = []
  /// The font of the title; `nil` for the default.
  public var font: FontDefinition?

  /// Creates a plain button.
  public init(title: LocalizedText) { self.title = title }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ButtonDefinition {
  public var texts: [LocalizedText] { [title] }

  public var templates: [TextTemplate] { [image?.name].compactMap(\.self) }

  public func subject(locale: String) -> String { title.subject(locale: locale) }
}

/// A button style, as in `UIButton.Configuration`.
public enum ButtonStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case plain
  case gray
  case tinted
  case filled
}

/// The position of a button's image, as in `UIButton.Configuration`.
public enum ImagePlacementOption: String, Hashable, Sendable, Codable, CaseIterable {
  case leading
  case trailing
  case top
  case bottom
}

/// The horizontal alignment of a control's content.
public enum ContentAlignmentOption: String, Hashable, Sendable, Codable, CaseIterable {
  case center
  case leading
  case trailing
}

/// A switch.
public struct SwitchDefinition: KindDefinition {
  /// Whether the switch is on.
  public var on = Attribute<Bool>.value(false)
  /// The condition that enables the control; `nil` if always enabled.
  public var enabled: Condition?

  /// Creates a switch that is off.
  public init() {}
}

/// A slider.
public struct SliderDefinition: KindDefinition {
  /// The value.
  public var value = Attribute<Double>.value(0)
  /// The minimum.
  public var minimum = Attribute<Double>.value(0)
  /// The maximum.
  public var maximum = Attribute<Double>.value(1)
  /// The condition that enables the control; `nil` if always enabled.
  public var enabled: Condition?

  /// Creates a slider from 0 to 1.
  public init() {}
}

/// A stepper.
public struct StepperDefinition: KindDefinition {
  /// The value.
  public var value = Attribute<Double>.value(0)
  /// The minimum.
  public var minimum = Attribute<Double>.value(0)
  /// The maximum.
  public var maximum = Attribute<Double>.value(100)
  /// The step, greater than 0.
  public var step = Attribute<Double>.value(1)
  /// The condition that enables the control; `nil` if always enabled.
  public var enabled: Condition?

  /// The valid range of the step.
  public static let steps = 0.000_001...100_000.0

  /// Creates a stepper from 0 to 100.
  public init() {}
}

/// A segmented control.
public struct SegmentsDefinition: KindDefinition {
  /// The titles, at least one.
  public var titles: [LocalizedText]
  /// The choice's value for each title; by default in the order of the choice.
  public var values: [String] = []
  /// The index of the selected segment, or a reference to an index or choice.
  public var selected = Attribute<Int>.value(0)
  /// The condition that enables the control; `nil` if always enabled.
  public var enabled: Condition?

  /// Creates a segmented control with the first segment selected.
  public init(titles: [LocalizedText]) { self.titles = titles }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SegmentsDefinition {
  public var texts: [LocalizedText] { titles }
}

/// A picker wheel.
public struct PickerDefinition: KindDefinition {
  /// The titles, at least one.
  public var titles: [LocalizedText]
  /// The choice's value for each title; empty to select by index.
  public var values: [String] = []
  /// The index of the selected title, or a reference to an index or choice.
  public var selected = Attribute<Int>.value(0)

  /// Creates a picker with the first title selected.
  public init(titles: [LocalizedText]) { self.titles = titles }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PickerDefinition {
  public var texts: [LocalizedText] { titles }
}

/// A date picker.
public struct DatePickerDefinition: KindDefinition {
  /// The date; `nil` to pick only a time.
  public var date: Attribute<CalendarDate>?
  /// The time of day; `nil` to pick only a date.
  public var time: Attribute<TimeOfDay>?
  /// The earliest date; `nil` for no limit.
  public var minimum: Attribute<CalendarDate>?
  /// The latest date; `nil` for no limit.
  public var maximum: Attribute<CalendarDate>?
  /// The style.
  public var style = DatePickerStyleOption.compact
  /// The condition that enables the control; `nil` if always enabled.
  public var enabled: Condition?

  /// Creates a date picker.
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

/// A date picker style, as in `UIDatePickerStyle`.
public enum DatePickerStyleOption: String, Hashable, Sendable, Codable, CaseIterable {
  case compact
  case inline
  case wheels
}

/// A page control.
public struct PageControlDefinition: KindDefinition {
  /// The number of pages.
  public var pages: Attribute<Int>
  /// The index of the current page.
  public var current = Attribute<Int>.value(0)

  /// Creates a page control on the first page.
  public init(pages: Attribute<Int>) { self.pages = pages }
}

/// A star rating control.
public struct RatingDefinition: KindDefinition {
  /// The number of filled stars.
  public var stars = Attribute<Int>.value(0)
  /// The total number of stars.
  public var count = 5
  /// The condition that enables the control; `nil` if always enabled.
  public var enabled: Condition?

  /// Creates a rating of zero out of five stars.
  public init() {}
}
