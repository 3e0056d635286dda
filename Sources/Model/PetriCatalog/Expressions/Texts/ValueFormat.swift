/// How a value is written for a locale, behind a comma in its reference: `${price, currency: EUR}`.
public enum ValueFormat: Hashable, Sendable {
  /// A number, grouped: `1,234.5`. With as many decimals as are given, or as it takes.
  case number(decimals: Int?)
  /// A part of one as a percentage: `26%` of 0.26.
  case percent(decimals: Int?)
  /// An amount of a currency, by its ISO 4217 code; with as many decimals as the currency has where none are given.
  case currency(String, decimals: Int?)
  /// A number of bytes in the unit that suits it: `1.2 MB`.
  case bytes
  /// A number of seconds as a clock counts them: `1:05`, `1:02:03`; fractions are left out.
  case duration
  /// A day.
  case date(DateStyle)
  /// A time of day.
  case time(TimeStyle)
  /// A day as seen from today: `tomorrow`, `in 3 days`.
  case relative
  /// The elements of a list: `A, B, and C`.
  case list(ListStyle)

  /// How long a date is, as `DateFormatter.Style` has it.
  public enum DateStyle: String, Hashable, Sendable, CaseIterable { case short, medium, long, full }

  /// How long a time is, as `DateFormatter.Style` has it.
  public enum TimeStyle: String, Hashable, Sendable, CaseIterable { case short, medium }

  /// The word before the last element of a list.
  public enum ListStyle: String, Hashable, Sendable, CaseIterable { case and, or }

  /// The most decimals that a number can be given.
  static let maximumDecimals = 15
}

extension ValueFormat {
  /// Whether values of a type can be written so.
  public func takes(_ type: ContextType) -> Bool {
    switch (self, type.unwrapped) {
    case (.number, .int), (.number, .double), (.percent, .int), (.percent, .double), (.currency, .int),
      (.currency, .double), (.bytes, .int), (.duration, .int), (.duration, .double), (.date, .date), (.relative, .date),
      (.time, .time):
      true
    case (.list, .list(let element)): element.isScalar
    default: false
    }
  }

  /// The formats for values of a type, each as it would be written; none where there are none.
  public static func examples(for type: ContextType) -> [String] {
    let all: [ValueFormat] = [
      .number(decimals: nil), .number(decimals: 2), .percent(decimals: nil), .currency("EUR", decimals: nil), .bytes,
      .duration,
      .date(.medium), .relative, .time(.short), .list(.and),
    ]
    return all.filter { $0.takes(type) }.map(\.description)
  }

  /// The values that it is for: `numbers`.
  public var subject: String {
    switch self {
    case .number, .percent, .currency, .duration: "numbers"
    case .bytes: "integers"
    case .date, .relative: "dates"
    case .time: "times"
    case .list: "lists of texts and numbers"
    }
  }

  /// Its word.
  public var name: String {
    switch self {
    case .number(nil): "number"
    case .number: "decimals"
    case .percent: "percent"
    case .currency: "currency"
    case .bytes: "bytes"
    case .duration: "duration"
    case .date: "date"
    case .time: "time"
    case .relative: "relative"
    case .list: "list"
    }
  }
}

extension ValueFormat: CustomStringConvertible {
  /// The format as it is written: `currency: EUR, decimals: 0`.
  public var description: String {
    func with(_ decimals: Int?) -> String { decimals.map { ", decimals: \($0)" } ?? "" }
    return switch self {
    case .number(let decimals): decimals.map { "decimals: \($0)" } ?? "number"
    case .percent(let decimals): "percent" + with(decimals)
    case .currency(let code, let decimals): "currency: \(code)" + with(decimals)
    case .bytes: "bytes"
    case .duration: "duration"
    case .date(let style): "date: \(style.rawValue)"
    case .time(let style): "time: \(style.rawValue)"
    case .relative: "relative"
    case .list(let style): "list: \(style.rawValue)"
    }
  }
}
