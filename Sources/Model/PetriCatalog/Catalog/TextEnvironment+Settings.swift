extension TextEnvironment {
  /// The environment of a catalogue's texts in one of its locales.
  public init(_ settings: CatalogSettings, locale: String) {
    self.init(locale: locale, baseLocale: settings.locales.first, today: settings.today)
  }
}
