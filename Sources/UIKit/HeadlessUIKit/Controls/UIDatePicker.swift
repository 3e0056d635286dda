public import Foundation

/// A picker of dates and times.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that can be picked.
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
  open var locale: Locale? {
    didSet { contentSizeChanged() }
  }
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current {
    didSet { contentSizeChanged() }
  }
  open var timeZone: TimeZone? {
    didSet { contentSizeChanged() }
  }
  open var date: Date {
    get { storedDate }
    set {
      storedDate = fitting(newValue)
      contentSizeChanged()
    }
  }
  open var minimumDate: Date? {
    didSet { date = storedDate }
  }
  open var maximumDate: Date? {
    didSet { date = storedDate }
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
    // UIKit ignores limits in the wrong order too.
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 330)
    case .automatic, .compact: CGSize(width: compactWidth, height: 34)
    }
  }

  private var compactWidth: CGFloat {
    let measure = TextMeasure(font: .systemFont(ofSize: 17))
    let widths = compactWords.map { upToPixels(measure.size(of: $0, width: nil).width) + 24 }
    return widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * 6
  }

  private var compactWords: [String] {
    let (hasDate, hasTime) = (datePickerMode != .time && datePickerMode != .countDownTimer, datePickerMode != .date)
    let styles: [(DateFormatter.Style, DateFormatter.Style)] = [(.medium, .none), (.none, .short)]
    let locale = locale ?? Locale.current
    let timeZone = timeZone ?? calendar?.timeZone ?? .current
    return zip([hasDate, hasTime], styles).filter(\.0).map { _, style in
      Self.formatter(locale, timeZone, style).string(from: date)
    }
  }

  /// Creating formatters is slow, and a date is measured whenever something beside it changes.
  private static var formatters: [[AnyHashable]: DateFormatter] = [:]

  private static func formatter(
    _ locale: Locale,
    _ timeZone: TimeZone,
    _ style: (date: DateFormatter.Style, time: DateFormatter.Style)
  ) -> DateFormatter {
    let key: [AnyHashable] = [locale, timeZone, style.date.rawValue, style.time.rawValue]
    if let known = formatters[key] { return known }
    let formatter = DateFormatter()
    (formatter.locale, formatter.timeZone) = (locale, timeZone)
    (formatter.dateStyle, formatter.timeStyle) = style
    formatters[key] = formatter
    return formatter
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The styles of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}
