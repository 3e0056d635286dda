/// The environment that texts are formatted for.
public struct TextEnvironment: Hashable, Sendable {
  /// The locale of texts and formatted values.
  public var locale: String
  /// The locale of texts without locales: the catalogue's first.
  public var baseLocale: String
  /// The current day, fixed so that texts are reproducible.
  public var today: CalendarDate

  /// 1 January 2026, unless the catalogue defines another day.
  public static let usualToday = CalendarDate(firstOf: 2026)

  /// Makes an environment.
  ///
  /// - Parameter baseLocale: `nil` for the locale itself.
  public init(locale: String = "en", baseLocale: String? = nil, today: CalendarDate = TextEnvironment.usualToday) {
    self.locale = locale
    self.baseLocale = baseLocale ?? locale
    self.today = today
  }
}
