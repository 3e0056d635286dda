/// The properties of all controls.
public struct ControlContent: Hashable, Sendable {
  public var isEnabled: Bool
  public var isSelected: Bool
  public var isHighlighted: Bool
  public var horizontalAlignment: String?
  public var verticalAlignment: String?
  public var showsMenuAsPrimaryAction: Bool

  init(_ element: DocumentElement) {
    element.pass("springLoaded", "symbolAnimationEnabled", "toolTip")
    isEnabled = element.flag("enabled") ?? true
    isSelected = element.flag("selected") ?? false
    isHighlighted = element.flag("highlighted") ?? false
    horizontalAlignment = element["contentHorizontalAlignment"]
    verticalAlignment = element["contentVerticalAlignment"]
    showsMenuAsPrimaryAction = element.flag("showsMenuAsPrimaryAction") ?? false
  }
}

/// The properties of a slider, a stepper or a progress view.
public struct RangeContent: Hashable, Sendable {
  public var value: Double
  public var minimum: Double
  public var maximum: Double
  public var step: Double
  public var minimumImage: InterfaceImage?
  public var maximumImage: InterfaceImage?
  public var minimumTrackTint: InterfaceColor?
  public var maximumTrackTint: InterfaceColor?
  public var thumbTint: InterfaceColor?
  public var isContinuous: Bool
  public var wraps: Bool
  public var style: String?

  init(_ element: DocumentElement, defaultMaximum: Double) {
    element.pass("autorepeat", "sliderStyle", "behavioralStyle")
    for image in ["progressImage", "trackImage"] { _ = InterfaceImage(image, of: element) }
    value = element.number("value") ?? element.number("progress") ?? 0
    minimum = element.number("minValue") ?? element.number("minimumValue") ?? 0
    maximum = element.number("maxValue") ?? element.number("maximumValue") ?? defaultMaximum
    step = element.number("stepValue") ?? 1
    minimumImage = InterfaceImage("minimumValueImage", of: element)
    maximumImage = InterfaceImage("maximumValueImage", of: element)
    minimumTrackTint =
      InterfaceColor("minimumTrackTintColor", of: element) ?? InterfaceColor("progressTintColor", of: element)
    maximumTrackTint =
      InterfaceColor("maximumTrackTintColor", of: element) ?? InterfaceColor("trackTintColor", of: element)
    thumbTint = InterfaceColor("thumbTintColor", of: element)
    isContinuous = element.flag("continuous") ?? true
    wraps = element.flag("wraps") ?? false
    style = element["progressViewStyle"]
  }
}

/// The properties of a segmented control.
public struct SegmentsContent: Hashable, Sendable {
  public var segments: [Segment]
  /// -1 for none.
  public var selectedIndex: Int
  public var isMomentary: Bool
  public var apportionsByContent: Bool
  public var selectedTint: InterfaceColor?

  public struct Segment: Hashable, Sendable {
    public var title: String?
    public var image: InterfaceImage?
    /// In points; 0 for automatic.
    public var width: Double
    public var isEnabled: Bool
  }

  init(_ element: DocumentElement) {
    element.pass("segmentControlStyle")
    segments = element.list("segments").map(Segment.init)
    selectedIndex = element.integer("selectedSegmentIndex") ?? -1
    isMomentary = element.flag("momentary") ?? false
    apportionsByContent = element.flag("apportionsSegmentWidthsByContent") ?? false
    selectedTint = InterfaceColor("selectedSegmentTintColor", of: element)
  }
}

extension SegmentsContent.Segment {
  init(_ element: DocumentElement) {
    element.child("size", key: "contentOffset")?.passAll()
    title = element.text("title")
    image = InterfaceImage("image", of: element)
    width = element.number("width") ?? 0
    isEnabled = element.flag("enabled") ?? true
  }
}

/// The properties of a date picker.
public struct PickerContent: Hashable, Sendable {
  public var mode: String?
  public var style: String?
  public var minuteInterval: Int
  /// In seconds since 2001-01-01 UTC; nil for the current date.
  public var date: Double?
  public var minimumDate: Double?
  public var maximumDate: Double?
  /// In seconds.
  public var countDownDuration: Double?
  public var locale: String?

  init(_ element: DocumentElement) {
    element.pass("useCurrentDate")
    for other in ["timeZone", "calendar"] { element.child(other)?.passAll() }
    func date(_ key: String) -> Double? {
      element.child("date", key: key)?.number("timeIntervalSinceReferenceDate")
    }
    mode = element["datePickerMode"]
    style = element["style"]
    minuteInterval = element.integer("minuteInterval") ?? 1
    self.date = date("date")
    minimumDate = date("minimumDate")
    maximumDate = date("maximumDate")
    countDownDuration = element.number("countDownDuration")
    locale = element.child("locale", key: "locale")?["localeIdentifier"]
  }
}
