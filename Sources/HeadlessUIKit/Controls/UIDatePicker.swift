public import Foundation

/// A choice of date and time.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that can be chosen.
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
    case yearAndMonth
  }

  private var storedDate = Date()

  open var datePickerMode = Mode.dateAndTime {
    didSet { contentSizeChanged() }
  }
  open var locale: Locale?
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  open var timeZone: TimeZone?
  open var date: Date {
    get { storedDate }
    set { storedDate = fitting(newValue) }
  }
  open var minimumDate: Date? {
    didSet { storedDate = fitting(storedDate) }
  }
  open var maximumDate: Date? {
    didSet { storedDate = fitting(storedDate) }
  }
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { contentSizeChanged() }
  }
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var roundsToMinuteInterval = true

  private func fitting(_ date: Date) -> Date {
    // Limits in the wrong order don't count, as in UIKit.
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

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

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// How a choice of date and time looks.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}
