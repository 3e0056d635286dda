/// A date in the Gregorian calendar.
public struct CalendarDate: Hashable, Sendable, Comparable, LosslessStringConvertible {
  /// The year, from 0 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month.
  public let day: Int

  /// Parses an ISO 8601 date: `2026-12-31`. Returns `nil` for an invalid date.
  public init?(_ text: String) {
    guard let numbers = text.digitGroups(separator: "-", lengths: [4, 2, 2]) else { return nil }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard (1...12).contains(month), day >= 1, day <= CalendarDate.days(in: month, of: year) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  init(firstOf year: Int) { (self.year, month, day) = (year, 1, 1) }

  /// The number of days since 1 January 1970.
  ///
  /// Years are counted from March, so that the leap day is the last day of a year.
  package var daysSince1970: Int {
    let years = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let leapDays =
      Int((Double(years) / 4).rounded(.down)) - Int((Double(years) / 100).rounded(.down))
      + Int((Double(years) / 400).rounded(.down))
    return years * 365 + leapDays + dayOfYear - 719_468
  }

  package init(daysSince1970 days: Int) {
    // The days since 1 March of year 0, and the number of days in the 400 years after which leap years repeat.
    let (shifted, length) = (days + 719_468, 146_097)
    let dayOfCycle = (shifted % length + length) % length
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = (monthFromMarch + 2) % 12 + 1
    year = (shifted - dayOfCycle) / length * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
  }

  package var daysInMonth: Int { CalendarDate.days(in: month, of: year) }

  /// The ISO 8601 date: `2026-12-31`.
  public var description: String {
    "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
  }

  /// Compares dates chronologically.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CalendarDate: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeLossless()
  }

  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}

/// A time of day with a precision of one second.
public struct TimeOfDay: Hashable, Sendable, Comparable, LosslessStringConvertible {
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int
  /// The second, from 0 to 59.
  public let second: Int

  /// Parses `18:00` or `18:00:30`; returns `nil` for an invalid time.
  public init?(_ text: String) {
    guard
      let numbers = text.digitGroups(separator: ":", lengths: [2, 2])
        ?? text.digitGroups(separator: ":", lengths: [2, 2, 2]),
      numbers[0] < 24, numbers[1] < 60, numbers.count == 2 || numbers[2] < 60
    else { return nil }
    hour = numbers[0]
    minute = numbers[1]
    second = numbers.count == 3 ? numbers[2] : 0
  }

  /// The time as `18:00`, followed by the seconds unless they are 0.
  public var description: String {
    "\(hour.padded(2)):\(minute.padded(2))" + (second == 0 ? "" : ":\(second.padded(2))")
  }

  /// Compares times chronologically.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    (left.hour, left.minute, left.second) < (right.hour, right.minute, right.second)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TimeOfDay: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeLossless()
  }

  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}

extension Decoder {
  func decodeLossless<Value: LosslessStringConvertible>() throws -> Value {
    let text = try singleValueContainer().decode(String.self)
    guard let value = Value(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "\(text.quoted) isn't a valid \(Value.self)")
      )
    }
    return value
  }
}

extension String {
  /// Parses groups of ASCII digits with the given lengths, such as `18:00`; returns `nil` for other texts.
  func digitGroups(separator: Character, lengths: [Int]) -> [Int]? {
    guard utf8.count == lengths.reduce(lengths.count - 1, +) else { return nil }
    var numbers: [Int] = []
    numbers.reserveCapacity(lengths.count)
    var text = self
    let areGroups = text.withUTF8 { bytes in
      var index = 0
      for length in lengths {
        if index > 0 {
          guard bytes[index] == separator.asciiValue else { return false }
          index += 1
        }
        var number = 0
        for digit in bytes[index..<index + length] {
          guard (0x30...0x39).contains(digit) else { return false }
          number = number * 10 + Int(digit & 0xF)
        }
        numbers.append(number)
        index += length
      }
      return true
    }
    return areGroups ? numbers : nil
  }
}

extension Int {
  func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
