import Foundation

/// The month of a date, as a calendar shows it.
package struct ShownMonth: Sendable {
  /// `December 2026`.
  package let title: String
  /// The letters of a week's days, as the locale begins it.
  package let weekdays: [String]
  /// The column of the first day, from 0.
  package let firstColumn: Int
  /// How many days it has.
  package let days: Int
  /// The day that is chosen, from 1.
  package let selected: Int

  init(of date: Date, _ locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, .gmt)
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    title = formatter.string(from: date)
    let first = calendar.firstWeekday - 1
    let letters = calendar.veryShortStandaloneWeekdaySymbols
    weekdays = Array(letters[first...] + letters[..<first])
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    selected = parts.day ?? 1
    days = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    let begin = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1)) ?? date
    firstColumn = (calendar.component(.weekday, from: begin) - 1 - first + 7) % 7
  }
}
