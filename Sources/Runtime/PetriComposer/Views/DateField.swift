import Foundation
import PetriCatalog
import PetriUIKit

/// A date picker of the catalogue's, in the Gregorian calendar and in no time zone, so that it is the same everywhere.
final class DateField: UIDatePicker {
  private static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  /// Makes a picker of the parts that aren't `nil`.
  init(_ date: CalendarDate?, _ time: TimeOfDay?, hasDate: Bool, hasTime: Bool) {
    super.init(frame: .zero)
    calendar = DateField.gregorian
    timeZone = DateField.gregorian.timeZone
    datePickerMode = hasDate ? hasTime ? .dateAndTime : .date : .time
    set(date, time)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Chooses a date and a time; a part that is `nil` is that of the beginning of 2001.
  func set(_ date: CalendarDate?, _ time: TimeOfDay?) {
    self.date = DateField.date(of: date, time)
  }

  /// The beginning of a day.
  static func date(of date: CalendarDate?, _ time: TimeOfDay? = nil) -> Date {
    let days = date.map { Double($0.daysSince1970) * secondsOfDay } ?? Date.timeIntervalBetween1970AndReferenceDate
    let seconds = time.map { $0.hour * 3_600 + $0.minute * 60 + $0.second } ?? 0
    return Date(timeIntervalSince1970: days + Double(seconds))
  }

  /// The day that is chosen; `nil` for a time alone.
  var day: String? { datePickerMode == .time ? nil : DateField.day(of: date) }

  /// The time that is chosen; `nil` for a date alone.
  var time: String? { datePickerMode == .date ? nil : DateField.time(of: date) }

  private static func time(of date: Date) -> String {
    let parts = DateField.gregorian.dateComponents([.hour, .minute, .second], from: date)
    let text = [parts.hour, parts.minute, parts.second].map { DateField.digits($0 ?? 0, 2) }.joined(separator: ":")
    return TimeOfDay(text)?.description ?? text
  }

  /// The chosen date as it is written: `2026-12-31 18:00`.
  var written: String { written(at: date) }

  /// A moment as it is written, with as much as this one has.
  func written(at date: Date) -> String {
    let day = datePickerMode == .time ? nil : DateField.day(of: date)
    let time = datePickerMode == .date ? nil : DateField.time(of: date)
    return [day, time].compactMap(\.self).joined(separator: " ")
  }

  /// A day as it is written.
  static func day(of date: Date) -> String {
    CalendarDate(at: date).description
  }

  /// The moment of a text with as many parts as this field has: `2026-12-31`, `18:00`, or both, separated by a space.
  func moment(_ text: String) -> Date? {
    let parts = text.split(separator: " ").map(String.init)
    let hasDate = datePickerMode != .time
    guard parts.count == (datePickerMode == .dateAndTime ? 2 : 1) else { return nil }
    let (day, time) = (
      hasDate ? CalendarDate(parts[0]) : nil, datePickerMode == .date ? nil : TimeOfDay(parts[parts.count - 1])
    )
    guard !hasDate || day != nil, datePickerMode == .date || time != nil else { return nil }
    return DateField.date(of: day, time)
  }

  fileprivate nonisolated static let secondsOfDay = 86_400.0

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

extension CalendarDate {
  /// The day of a moment, in UTC. Foundation's Gregorian calendar is the Julian before 1582.
  init(at moment: Date) {
    self.init(daysSince1970: Int((moment.timeIntervalSince1970 / DateField.secondsOfDay).rounded(.down)))
  }
}
