package import Foundation

extension ValueFormat {
  /// Formats a value for the environment's locale; returns an empty text if the format doesn't support the value.
  ///
  /// The calendar and the time zone are fixed to be independent of the machine's settings.
  func text(of value: ContextValue, in environment: TextEnvironment) -> String {
    let locale = Locale(identifier: environment.locale)
    switch (self, value) {
    case (_, .int(let number)): return text(of: number, locale)
    case (_, .double(let number)): return text(of: number, locale)
    case (.date(let style), .date(let day)):
      return DateFormatters.shared.text(of: day.noon, locale, date: style.formatterStyle)
    case (.time(let style), .time(let time)):
      return DateFormatters.shared.text(of: time.onFirstDay, locale, time: style.formatterStyle)
    case (.relative, .date(let day)): return day.relative(to: environment.today, locale)
    case (.list(let style), .list(let elements)):
      return elements.map(\.text).formatted(.list(type: style == .and ? .and : .or).locale(locale))
    default: return ""
    }
  }

  private func text(of number: Int, _ locale: Locale) -> String {
    switch self {
    case .number(let decimals): number.formatted(.number.locale(locale).precision(decimals.precision))
    case .percent(let decimals): number.formatted(.percent.locale(locale).precision(decimals.precision))
    case .currency(let code, nil): number.formatted(.currency(code: code).locale(locale))
    case .currency(let code, let decimals?):
      number.formatted(.currency(code: code).locale(locale).precision(.fractionLength(decimals)))
    case .bytes: Int64(number).formatted(.byteCount(style: .file).locale(locale))
    case .duration: ValueFormat.duration(number, locale)
    case .date, .time, .relative, .list: ""
    }
  }

  private func text(of number: Double, _ locale: Locale) -> String {
    switch self {
    case .number(let decimals): number.formatted(.number.locale(locale).precision(decimals.precision))
    case .percent(let decimals): number.formatted(.percent.locale(locale).precision(decimals.precision))
    case .currency(let code, nil): number.formatted(.currency(code: code).locale(locale))
    case .currency(let code, let decimals?):
      number.formatted(.currency(code: code).locale(locale).precision(.fractionLength(decimals)))
    case .duration:
      // Clamps durations to the range of integers.
      ValueFormat.duration(Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? -Int.max : Int.max), locale)
    case .bytes, .date, .time, .relative, .list: ""
    }
  }

  private static func duration(_ seconds: Int, _ locale: Locale) -> String {
    // Foundation negates the seconds, which overflows for `Int.min`.
    let seconds = max(seconds, -Int.max)
    let pattern: Duration.TimeFormatStyle.Pattern = seconds.magnitude < 3_600 ? .minuteSecond : .hourMinuteSecond
    return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
  }
}

extension Int? {
  /// Exactly the given number of fraction digits, or at most six.
  fileprivate var precision: NumberFormatStyleConfiguration.Precision {
    map { .fractionLength($0) } ?? .fractionLength(0...6)
  }
}

extension CalendarDate {
  var noon: Date { Date(timeIntervalSince1970: Double(daysSince1970) * 86_400 + 43_200) }

  /// The date relative to another: `tomorrow`, `in 3 days`.
  fileprivate func relative(to today: CalendarDate, _ locale: Locale) -> String {
    #if canImport(Darwin)
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = locale
      formatter.dateTimeStyle = .named
      formatter.unitsStyle = .full
      return formatter.localizedString(from: DateComponents(day: daysSince1970 - today.daysSince1970))
    #else
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: noon,
        allowedFields: [.day],
        presentation: .named,
        unitsStyle: .wide,
        locale: locale,
        calendar: calendar
      )
      return style.format(today.noon)
    #endif
  }
}

extension TimeOfDay {
  /// The time on 1 January 1970 in GMT.
  fileprivate var onFirstDay: Date { Date(timeIntervalSince1970: Double(hour * 3_600 + minute * 60 + second)) }
}

extension ValueFormat.DateStyle {
  fileprivate var formatterStyle: DateFormatter.Style {
    switch self {
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    }
  }
}

extension ValueFormat.TimeStyle {
  fileprivate var formatterStyle: DateFormatter.Style {
    switch self {
    case .short: .short
    case .medium: .medium
    }
  }
}

/// Caches date formatters, because creating one takes forty times as long as using it.
package final class DateFormatters: @unchecked Sendable {
  package static let shared = DateFormatters()

  private struct Key: Hashable {
    let locale: String
    let date: DateFormatter.Style
    let time: DateFormatter.Style
  }

  // Guards all state below, because `DateFormatter` isn't thread-safe.
  private let lock = NSLock()
  private var known: [Key: DateFormatter] = [:]

  package func text(
    of date: Date,
    _ locale: Locale,
    date dateStyle: DateFormatter.Style = .none,
    time: DateFormatter.Style = .none
  )
    -> String
  {
    lock.withLock {
      let key = Key(locale: locale.identifier, date: dateStyle, time: time)
      let formatter = known[key] ?? DateFormatters.make(locale, dateStyle, time)
      // Rarely reached, because a catalogue has few locales.
      if known.count >= 200 { known = [:] }
      known[key] = formatter
      return formatter.string(from: date)
    }
  }

  private static func make(_ locale: Locale, _ date: DateFormatter.Style, _ time: DateFormatter.Style) -> DateFormatter
  {
    let formatter = gregorian(locale)
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter
  }

  /// A formatter in UTC with the proleptic Gregorian calendar. Foundation's default calendar switches to the Julian
  /// calendar before 1582.
  package static func gregorian(_ locale: Locale) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = .gmt
    formatter.gregorianStartDate = CalendarDate(firstOf: 0).noon
    return formatter
  }
}
