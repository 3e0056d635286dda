package import Foundation

/// Formatters of dates and times, kept because to make one takes forty times as long as to use it.
package final class DateFormatters: @unchecked Sendable {
  package static let shared = DateFormatters()

  private struct Key: Hashable {
    let locale: String
    let date: DateFormatter.Style
    let time: DateFormatter.Style
  }

  // A formatter isn't to be used by two threads at a time: all that is below is under this lock.
  private let lock = NSLock()
  private var known: [Key: DateFormatter] = [:]

  /// A moment, in UTC, in the words of a locale.
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
      // A catalogue has few locales.
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

  /// A formatter in UTC of days of the Gregorian calendar, those before its introduction in 1582 too, when Foundation counts by the Julian.
  package static func gregorian(_ locale: Locale) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = .gmt
    formatter.gregorianStartDate = CalendarDate(firstOf: 0).noon
    return formatter
  }
}
