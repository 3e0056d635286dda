/// The environment that the texts of a screen are written for: a locale, and the day that is today.
public struct TextEnvironment: Hashable, Sendable {
  /// The locale whose texts are taken, and in whose way values are written.
  public var locale: String
  /// The locale of texts that are the same in all of them: a catalogue's first.
  public var baseLocale: String
  /// The day from which others are counted, so that no text depends on when it is made.
  public var today: CalendarDate

  /// The day that is today where a catalogue doesn't name one: 1 January 2026.
  public static let usualToday = CalendarDate(firstOf: 2026)

  /// Makes an environment.
  ///
  /// - Parameter baseLocale: the locale itself where it is `nil`.
  public init(locale: String = "en", baseLocale: String? = nil, today: CalendarDate = TextEnvironment.usualToday) {
    self.locale = locale
    self.baseLocale = baseLocale ?? locale
    self.today = today
  }
}
