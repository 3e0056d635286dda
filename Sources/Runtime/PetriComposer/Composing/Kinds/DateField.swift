import Foundation
import PetriCatalog
import PetriText
import PetriUIKit

// A file of its own: with `package import PetriUIKit`, swiftc 6.3 emits a thunk for init(frame:) that calls itself, and warns.

/// A date picker of the catalogue. It uses the Gregorian calendar without a time zone, for reproducible output.
final class DateField: UIDatePicker {
  private static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  init(_ date: CalendarDate?, _ time: TimeOfDay?, hasDate: Bool, hasTime: Bool) {
    super.init(frame: .zero)
    calendar = DateField.gregorian
    timeZone = DateField.gregorian.timeZone
    datePickerMode = hasDate ? hasTime ? .dateAndTime : .date : .time
    set(date, time)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func set(_ date: CalendarDate?, _ time: TimeOfDay?) {
    self.date = DateField.date(of: date, time)
  }

  static func date(of date: CalendarDate?, _ time: TimeOfDay? = nil) -> Date {
    let days = date.map { Double($0.daysSince1970) * secondsOfDay } ?? Date.timeIntervalBetween1970AndReferenceDate
    let seconds = time.map { $0.hour * 3_600 + $0.minute * 60 + $0.second } ?? 0
    return Date(timeIntervalSince1970: days + Double(seconds))
  }

  var day: String? { datePickerMode == .time ? nil : DateField.day(of: date) }

  var time: String? { datePickerMode == .date ? nil : DateField.time(of: date) }

  private static func time(of date: Date) -> String {
    let parts = DateField.gregorian.dateComponents([.hour, .minute, .second], from: date)
    let text = [parts.hour, parts.minute, parts.second].map { ($0 ?? 0).digits(2) }.joined(separator: ":")
    return TimeOfDay(text)?.description ?? text
  }

  var written: String { written(at: date) }

  /// A moment in the catalogue's format, with the parts that the picker has.
  func written(at date: Date) -> String {
    let day = datePickerMode == .time ? nil : DateField.day(of: date)
    let time = datePickerMode == .date ? nil : DateField.time(of: date)
    return [day, time].compactMap(\.self).joined(separator: " ")
  }

  static func day(of date: Date) -> String {
    CalendarDate(at: date).description
  }

  /// Parses a date, a time, or both separated by a space, as the picker's mode requires.
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
}

extension CalendarDate {
  /// The day of a moment in UTC, computed because Foundation's Gregorian calendar is Julian before 1582.
  init(at moment: Date) {
    self.init(daysSince1970: Int((moment.timeIntervalSince1970 / DateField.secondsOfDay).rounded(.down)))
  }
}
