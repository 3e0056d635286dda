import Expectations
import Testing

@testable import PetriCatalog

@Suite("Values as a locale writes them")
struct ValueFormatTests {
  private static let values = ContextObject([
    .init(name: "count", value: .int(1_234_567)), .init(name: "price", value: .double(1234.5)),
    .init(name: "part", value: .double(0.256)), .init(name: "day", value: .date(CalendarDate("2026-01-04") ?? .zero)),
    .init(name: "time", value: ContextType.time.scalarValue(of: "18:05:09") ?? .null),
    .init(name: "names", value: .list([.string("A"), .int(2), .string("C")])), .init(name: "none", value: .null),
  ])

  private func text(_ text: String, _ locale: String, today: String = "2026-01-01") throws -> String {
    let environment = TextEnvironment(locale: locale, today: try #require(CalendarDate(today)))
    return try TextTemplate(text).text(in: Scope(context: ValueFormatTests.values, environment: environment))
  }

  @Test(
    "a value is written as its locale does",
    arguments: [
      ("${count, number}", "en", "1,234,567"), ("${count, number}", "de-CH", "1’234’567"),
      ("${count, number}", "ru", "1\u{A0}234\u{A0}567"), ("${count, number}", "hi", "12,34,567"),
      ("${price, number}", "en", "1,234.5"), ("${price, decimals: 2}", "pl", "1234,50"),
      ("${count, decimals: 1}", "en", "1,234,567.0"), ("${part, percent}", "en", "25.6%"),
      ("${part, percent, decimals: 0}", "ru", "26\u{A0}%"), ("${price, currency: EUR}", "en", "€1,234.50"),
      ("${price, currency: EUR}", "ru", "1\u{A0}234,50\u{A0}€"), ("${price, currency: JPY}", "en", "¥1,234"),
      ("${price, decimals: 0, currency: USD}", "en", "$1,234"), ("${count, bytes}", "en", "1.2 MB"),
      ("${60 + 5, duration}", "en", "1:05"), ("${3600 + 123, duration}", "en", "1:02:03"),
      ("${part * 10, duration}", "en", "0:02"),
      ("${0 - 65, duration}", "en", "-1:05"), ("${3600 * 100, duration}", "en", "100:00:00"),
      ("${60 + 5, duration}", "fi", "1.05"),
      ("${day, date: short}", "en", "1/4/26"), ("${day, date: medium}", "en", "Jan 4, 2026"),
      ("${day, date: long}", "en-GB", "4 January 2026"), ("${day, date: full}", "pl", "niedziela, 4 stycznia 2026"),
      ("${time, time: short}", "ru", "18:05"), ("${time, time: medium}", "de", "18:05:09"),
      ("${day, relative}", "en", "In 3 days"), ("due ${day, relative}", "ru", "due через 3 дня"),
      ("${day, relative}: ${day, relative}", "tr", "3 gün sonra: 3 gün sonra"),
      ("${day, relative}", "ru", "Через 3 дня"), ("due ${none ? '' : '${day, relative}'}", "en", "due in 3 days"),
      ("${names, list: and}", "en", "A, 2, and C"), ("${names, list: or}", "ru", "A, 2 или C"),
      ("${ count ,  number } of ${count}", "en", "1,234,567 of 1234567"), ("${none, number}", "en", ""),
      ("${price * 2, currency: EUR}", "en", "€2,469.00"), ("${1 + 1, decimals: 1} of ${count}", "de", "2,0 of 1234567"),
    ]
  )
  func writes(template: String, locale: String, expected: String) throws {
    try expectEqual(text(template, locale), expected)
  }

  @Test(
    "days are counted from the day that is today",
    arguments: [
      ("2026-01-04", "Today"), ("2026-01-03", "Tomorrow"), ("2026-01-05", "Yesterday"), ("2025-01-04", "In 365 days"),
      ("2024-01-04", "In 731 days"), ("9999-12-31", "2,912,439 days ago"), ("0000-01-01", "In 739,985 days"),
    ]
  )
  func relative(today: String, expected: String) throws {
    try expectEqual(text("${day, relative}", "en", today: today), expected)
  }

  @Test(
    "days before 1582 are Gregorian, too",
    arguments: [
      ("0001-03-01", "Thursday, March 1, 1"), ("1500-02-28", "Wednesday, February 28, 1500"),
      ("1500-03-01", "Thursday, March 1, 1500"), ("1582-10-10", "Sunday, October 10, 1582"),
      ("1582-10-14", "Thursday, October 14, 1582"), ("1582-10-15", "Friday, October 15, 1582"),
    ]
  )
  func earlyDays(day: String, expected: String) throws {
    let scope = Scope(context: ContextObject([.init(name: "day", value: .date(try #require(CalendarDate(day))))]))
    expectEqual(try TextTemplate("${day, date: full}").text(in: scope), expected)
  }

  @Test("every day has its number, and every number its day")
  func everyDay() {
    for days in stride(from: -719_528, through: 2_932_896, by: 97) {
      let day = CalendarDate(daysSince1970: days)
      #expect(day.daysSince1970 == days && CalendarDate(day.description) == day, "\(days)")
    }
    expectEqual(CalendarDate(daysSince1970: -719_528).description, "0000-01-01")
    expectEqual(CalendarDate(daysSince1970: 2_932_896).description, "9999-12-31")
  }

  @Test(
    "a duration is as long as a number of seconds can be",
    arguments: [
      (ContextValue.int(1_000_000_001), "277,777:46:41"), (.double(1e15), "277,777,777,777:46:40"),
      (.int(.max), "2,562,047,788,015,215:30:07"), (.double(-1e300), "-2,562,047,788,015,215:30:07"),
      (.int(.min), "-2,562,047,788,015,215:30:07"),
    ]
  )
  func longDurations(value: ContextValue, expected: String) throws {
    let scope = Scope(context: ContextObject([.init(name: "length", value: value)]))
    expectEqual(try TextTemplate("${length, duration}").text(in: scope), expected)
  }

  @Test("days are counted in the Gregorian calendar, leap days among them")
  func days() {
    let days = ["1970-01-01", "1970-01-02", "1969-12-31", "2000-02-29", "2000-03-01", "2100-03-01", "0000-03-01"]
    expectEqual(days.map { CalendarDate($0)?.daysSince1970 }, [0, 1, -1, 11_016, 11_017, 47_541, -719_468])
  }

  @Test(
    "a format comes back as it was written",
    arguments: [
      "number", "decimals: 2", "percent", "percent, decimals: 1", "currency: EUR", "currency: EUR, decimals: 0",
      "bytes",
      "date: short", "time: medium", "relative", "list: or",
    ]
  )
  func written(format: String) throws {
    let template = try TextTemplate("A ${b, \(format)}")
    expectEqual(template.description, "A ${b, \(format)}")
    try expectEqual(TextTemplate(template.description), template)
    expectEqual(template.wholeReference, nil)
    try expectEqual(template.references, [#require(Reference("b"))])
  }

  @Test(
    "a text that isn't a format is refused, with its place",
    arguments: [
      ("${a, curency: EUR}", "unknown format 'curency'", 4), ("${a,}", "a format is missing behind the comma", 4),
      ("${a, currency}", "'currency' needs a currency's code", 4), ("${a, currency: eur}", "'currency' needs", 4),
      ("${a, decimals: 16}", "'decimals' must be between 0 and 15", 4), ("${a, decimals}", "'decimals' must be", 4),
      ("${a, date}", "'date' needs a style; write 'date: short'", 4),
      ("x${a, date: tiny}", "unknown style 'tiny' of 'date'", 5),
      ("${a, number, percent}", "'number' and 'percent' can't be used together", 4),
      ("${a, bytes, decimals: 1}", "'decimals' can't be used with 'bytes'", 4),
      ("${a, number: 2}", "'number' takes no value", 4),
      ("${a, decimals: 1, decimals: 2}", "'decimals' is there twice", 4),
    ]
  )
  func problems(text: String, message: String, offset: Int) {
    do {
      _ = try TextTemplate(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.message.contains(message), "\(error.message)")
      expectEqual(error.offset, offset)
      expectEqual(error.offset + error.length, text.utf8.count - 1)
    }
  }

  @Test("a format takes the types that it is for")
  func types() {
    let types: [ContextType] = [
      .string, .int, .double, .bool, .date, .time, .list(.string), .list(.object([])), .optional(.int),
    ]
    expectEqual(
      types.map { ValueFormat.examples(for: $0) },
      [
        [], ["number", "decimals: 2", "percent", "currency: EUR", "bytes", "duration"],
        ["number", "decimals: 2", "percent", "currency: EUR", "duration"], [], ["date: medium", "relative"],
        ["time: short"],
        ["list: and"], [], ["number", "decimals: 2", "percent", "currency: EUR", "bytes", "duration"],
      ]
    )
  }

  @Test("no formatted value is longer than what is measured of it")
  func lengths() throws {
    for locale in ["en", "ru", "ar", "fa", "hi", "my", "de-CH", "th", "ta"] {
      for format in [
        "${count, number}", "${price, currency: EUR}", "${day, date: full}", "${day, relative}", "${names, list: or}",
      ] {
        let written = try text(format, locale, today: "9999-12-31")
        let measured = try TextTemplate(format).byteCount(
          { Scope(context: ValueFormatTests.values).value(of: $0)?.text.utf8.count ?? 0 },
          whole: { Scope(context: ValueFormatTests.values).value(of: $0)?.byteCount ?? 0 }
        )
        #expect(written.utf8.count <= measured, "\(format) in \(locale): \(written)")
      }
    }
  }
}

extension CalendarDate {
  fileprivate static let zero = CalendarDate(firstOf: 0)
}
