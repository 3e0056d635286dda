/// The format of a value, written after a comma in a reference: `${price, currency: EUR}`.
public enum ValueFormat: Hashable, Sendable {
  /// A number such as `1,234.5`; `nil` for as many decimals as needed.
  case number(decimals: Int?)
  /// A percentage, such as `26%` for 0.26.
  case percent(decimals: Int?)
  /// A currency by its ISO 4217 code; `nil` for the currency's own number of decimals.
  case currency(String, decimals: Int?)
  /// A byte count, such as `1.2 MB`.
  case bytes
  /// A number of seconds as `1:05` or `1:02:03`.
  case duration
  case date(DateStyle)
  case time(TimeStyle)
  /// A date relative to today: `tomorrow`, `in 3 days`.
  case relative
  /// A list, such as `A, B, and C`.
  case list(ListStyle)

  /// A date style, as in `DateFormatter.Style`.
  public enum DateStyle: String, Hashable, Sendable, CaseIterable { case short, medium, long, full }

  /// A time style, as in `DateFormatter.Style`.
  public enum TimeStyle: String, Hashable, Sendable, CaseIterable { case short, medium }

  /// The conjunction before the last element of a list.
  public enum ListStyle: String, Hashable, Sendable, CaseIterable { case and, or }

  static let maximumDecimals = 15
}

extension ValueFormat {
  /// Whether the format supports values of a type.
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

  /// Examples of formats for a type, in YAML.
  public static func examples(for type: ContextType) -> [String] {
    let all: [ValueFormat] = [
      .number(decimals: nil), .number(decimals: 2), .percent(decimals: nil), .currency("EUR", decimals: nil), .bytes,
      .duration,
      .date(.medium), .relative, .time(.short), .list(.and),
    ]
    return all.filter { $0.takes(type) }.map(\.description)
  }

  /// The supported values as a noun phrase.
  public var subject: String {
    switch self {
    case .number, .percent, .currency, .duration: "numbers"
    case .bytes: "integers"
    case .date, .relative: "dates"
    case .time: "times"
    case .list: "lists of texts and numbers"
    }
  }

  /// The name of the format in YAML.
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
  /// The format in YAML: `currency: EUR, decimals: 0`.
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

extension ValueFormat {
  struct Problem: Error {
    let message: String
    var word: TextTemplate.UnknownWord?
  }

  /// The names of all formats in YAML.
  public static let words = [
    "number", "decimals", "percent", "currency", "bytes", "duration", "date", "time", "relative", "list",
  ]

  /// Parses the text after the comma: `currency: EUR, decimals: 0`.
  init(_ text: String) throws(Problem) {
    var parts = try text.split(separator: ",", omittingEmptySubsequences: false).map { part throws(Problem) in
      try Part(part)
    }
    let decimals = try ValueFormat.takeDecimals(from: &parts)
    guard let part = parts.first else {
      self = .number(decimals: decimals)
      return
    }
    guard parts.count == 1 else {
      throw Problem(message: "'\(part.name)' and '\(parts[1].name)' can't be used together")
    }
    switch part.name {
    case "number": self = .number(decimals: decimals)
    case "percent": self = .percent(decimals: decimals)
    case "currency": self = .currency(try part.currencyCode, decimals: decimals)
    case "bytes": self = .bytes
    case "duration": self = .duration
    case "date": self = .date(try part.style())
    case "time": self = .time(try part.style())
    case "relative": self = .relative
    case "list": self = .list(try part.style())
    default:
      throw Problem(
        message: "unknown format '\(part.name)'",
        word: TextTemplate.UnknownWord(name: part.name, known: ValueFormat.words)
      )
    }
    switch self {
    case .number, .percent, .currency: break
    default:
      if decimals != nil { throw Problem(message: "'decimals' can't be used with '\(part.name)'") }
    }
    if part.value != nil, ["number", "percent", "bytes", "duration", "relative"].contains(part.name) {
      throw Problem(message: "'\(part.name)' takes no value")
    }
  }

  /// Removes and returns `decimals`, which can be combined with another format.
  private static func takeDecimals(from parts: inout [Part]) throws(Problem) -> Int? {
    guard let index = parts.firstIndex(where: { $0.name == "decimals" }) else { return nil }
    let part = parts.remove(at: index)
    guard !parts.contains(where: { $0.name == "decimals" }) else { throw Problem(message: "'decimals' is there twice") }
    guard let value = part.value, let decimals = Int(value), (0...maximumDecimals).contains(decimals) else {
      throw Problem(message: "'decimals' must be between 0 and \(maximumDecimals); write 'decimals: 2'")
    }
    return decimals
  }

  /// A part of a format: `name` or `name: value`.
  private struct Part {
    let name: String
    let value: String?

    init(_ text: Substring) throws(Problem) {
      let words = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      name = words[0].withoutBlanks
      value = words.count == 2 ? words[1].withoutBlanks : nil
      if name.isEmpty {
        throw Problem(message: "a format is missing behind the comma; write 'number', for example")
      }
    }

    var currencyCode: String {
      get throws(Problem) {
        guard let value, value.utf8.count == 3, value.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
          throw Problem(message: "'currency' needs a currency's code of three capital letters; write 'currency: EUR'")
        }
        return value
      }
    }

    func style<Style: RawRepresentable<String> & CaseIterable>() throws(Problem) -> Style {
      let known = Style.allCases.map(\.rawValue)
      guard let value else {
        throw Problem(message: "'\(name)' needs a style; write '\(name): \(known[0])'")
      }
      guard let style = Style(rawValue: value) else {
        throw Problem(
          message: "unknown style '\(value)' of '\(name)'",
          word: TextTemplate.UnknownWord(name: value, known: known)
        )
      }
      return style
    }
  }
}

extension Substring {
  fileprivate var withoutBlanks: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
