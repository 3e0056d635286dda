import Foundation
import PetriCatalog

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
    let formatter = DateFormatters.gregorian(locale)
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    title = formatter.string(from: date)
    let first = calendar.firstWeekday - 1
    let letters = calendar.veryShortStandaloneWeekdaySymbols
    weekdays = Array(letters[first...] + letters[..<first])
    let day = CalendarDate(at: date)
    selected = day.day
    days = day.daysInMonth
    // 1 January 1970 was a Thursday.
    let weekday = (day.daysSince1970 - (day.day - 1) + 4) % 7
    firstColumn = (weekday + 7 - first + 7) % 7
  }
}
