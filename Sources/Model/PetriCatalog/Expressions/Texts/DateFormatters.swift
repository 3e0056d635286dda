package import Foundation

/// Cached date formatters; making one takes forty times as long as using it.
package final class DateFormatters: @unchecked Sendable {
  package static let shared = DateFormatters()

  private struct Key: Hashable {
    let locale: String
    let date: DateFormatter.Style
    let time: DateFormatter.Style
  }

  // `DateFormatter` isn't thread-safe: everything below is guarded by this lock.
  private let lock = NSLock()
  private var known: [Key: DateFormatter] = [:]

  /// Formats a date in UTC.
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
      // A catalogue has few locales, so this is hardly ever reached.
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

  /// A formatter in UTC with the proleptic Gregorian calendar; Foundation's default switches to the Julian before
  /// 1582.
  package static func gregorian(_ locale: Locale) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = .gmt
    formatter.gregorianStartDate = CalendarDate(firstOf: 0).noon
    return formatter
  }
}
