/// The format of a value, behind a comma in its reference: `${price, currency: EUR}`.
public enum ValueFormat: Hashable, Sendable {
  /// `1,234.5`; `nil` for as many decimals as needed.
  case number(decimals: Int?)
  /// `26%` for 0.26.
  case percent(decimals: Int?)
  /// An ISO 4217 code; `nil` for as many decimals as the currency has.
  case currency(String, decimals: Int?)
  /// `1.2 MB`.
  case bytes
  /// Seconds as `1:05` or `1:02:03`.
  case duration
  case date(DateStyle)
  case time(TimeStyle)
  /// `tomorrow`, `in 3 days`.
  case relative
  /// `A, B, and C`.
  case list(ListStyle)

  /// The styles of `DateFormatter` for dates.
  public enum DateStyle: String, Hashable, Sendable, CaseIterable { case short, medium, long, full }

  /// The styles of `DateFormatter` for times.
  public enum TimeStyle: String, Hashable, Sendable, CaseIterable { case short, medium }

  /// The word before the last element of a list.
  public enum ListStyle: String, Hashable, Sendable, CaseIterable { case and, or }

  static let maximumDecimals = 15
}

extension ValueFormat {
  /// Whether it formats values of a type.
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

  /// The formats for a type, as YAML has them.
  public static func examples(for type: ContextType) -> [String] {
    let all: [ValueFormat] = [
      .number(decimals: nil), .number(decimals: 2), .percent(decimals: nil), .currency("EUR", decimals: nil), .bytes,
      .duration,
      .date(.medium), .relative, .time(.short), .list(.and),
    ]
    return all.filter { $0.takes(type) }.map(\.description)
  }

  /// The values that it formats, in words.
  public var subject: String {
    switch self {
    case .number, .percent, .currency, .duration: "numbers"
    case .bytes: "integers"
    case .date, .relative: "dates"
    case .time: "times"
    case .list: "lists of texts and numbers"
    }
  }

  /// The name in YAML.
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
  /// The format as YAML has it: `currency: EUR, decimals: 0`.
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
