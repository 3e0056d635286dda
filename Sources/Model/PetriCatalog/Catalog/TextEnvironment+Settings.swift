extension TextEnvironment {
  /// Makes the environment for a catalogue's texts in a locale.
  public init(_ settings: CatalogSettings, locale: String) {
    self.init(locale: locale, baseLocale: settings.locales.first, today: settings.today)
  }
}
