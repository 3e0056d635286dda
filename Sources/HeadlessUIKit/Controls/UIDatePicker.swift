public import Foundation

/// A choice of date and time.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time.
    case time
    /// A date.
    case date
    /// Both.
    case dateAndTime
    /// A length.
    case countDownTimer
    /// A month.
    case yearAndMonth
  }

  private var storedDate = Date()

  /// What is chosen; date and time by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet { contentSizeChanged() }
  }
  /// The language and its habits; the system's by default.
  open var locale: Locale?
  /// The calendar; the system's by default.
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  /// The time zone; the system's by default.
  open var timeZone: TimeZone?
  /// The date, between the two others; the time when it was made by default.
  open var date: Date {
    get { storedDate }
    set { storedDate = fitting(newValue) }
  }
  /// The first date; any by default.
  open var minimumDate: Date? {
    didSet { storedDate = fitting(storedDate) }
  }
  /// The last date; any by default.
  open var maximumDate: Date? {
    didSet { storedDate = fitting(storedDate) }
  }
  /// The length in seconds, for a choice of one; 0 by default.
  open var countDownDuration: TimeInterval = 0
  /// The steps of minutes; 1 by default.
  open var minuteInterval = 1
  /// How it looks; as the system has it by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { contentSizeChanged() }
  }
  /// How it looks in fact: compact for automatic.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// Whether a time outside the range is moved into it; false by default.
  open var roundsToMinuteInterval = true

  private func fitting(_ date: Date) -> Date {
    // Limits in the wrong order don't count, as in UIKit.
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

  /// Chooses a date.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// 320 by 216 points as wheels, 320 by 330 as a calendar, 200 by 34 compact.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 330)
    case .automatic, .compact: CGSize(width: 200, height: 34)
    }
  }

  /// The size of its style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// How a choice of date and time looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system has it.
  case automatic
  /// Wheels.
  case wheels
  /// A line that opens.
  case compact
  /// A calendar.
  case inline
}
