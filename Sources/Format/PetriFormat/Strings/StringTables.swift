import PetriCatalog

/// The texts of an app's localization files, by table, key and locale.
package struct StringTables: Hashable, Sendable {
  package struct Key: Hashable, Sendable {
    /// The name of the table, which is that of its files.
    package let table: String
    package let key: String

    package init(table: String, key: String) { (self.table, self.key) = (table, key) }
  }

  struct Entry: Hashable, Sendable {
    var texts: [String: FormatString] = [:]
    var isForAll = false
  }

  private var tables: [String: [String: Entry]] = [:]
  /// Whether all files could be read; otherwise, a key that seems missing may be in an unreadable file.
  package var isWhole = true

  package init() {}

  package var isEmpty: Bool { tables.isEmpty }

  package var names: [String] { tables.keys.sorted() }

  package func keys(of table: String) -> [String] { tables[table].map { Array($0.keys) } ?? [] }

  /// The texts of a key as they are written, by locale.
  package func written(_ key: Key) -> [(locale: String, text: String)] {
    (entry(key)?.texts ?? [:]).map { ($0.key, $0.value.format) }.sorted { $0.locale < $1.locale }
  }

  func entry(_ key: Key) -> Entry? { tables[key.table]?[key.key] }

  mutating func add(_ text: FormatString, _ key: Key, locale: String, isForAll: Bool = false) {
    tables[key.table, default: [:]][key.key, default: Entry()].texts[locale] = text
    if isForAll { tables[key.table]?[key.key]?.isForAll = true }
  }

  /// The text of a key with its arguments inserted, in all of its locales, the base locale first; nil if the key
  /// doesn't exist or the arguments don't match.
  ///
  /// - Parameter locales: The locales of the catalogue, the base locale first.
  func text(_ key: Key, _ arguments: [TextTemplate], locales: [String]) -> LocalizedText? {
    guard let entry = entry(key) else { return nil }
    let known = StringTables.order(entry, locales)
    let variants = known.compactMap { locale -> LocalizedText.Variant? in
      guard let text = try? entry.texts[locale]?.template(arguments, language: locale) else { return nil }
      return LocalizedText.Variant(locale: locale, text: text)
    }
    return variants.count == known.count && !variants.isEmpty ? LocalizedText(variants: variants) : nil
  }

  /// The locales of a text: that of the catalogue first, then the others by name.
  static func order(_ entry: Entry, _ locales: [String]) -> [String] {
    let first = locales.first.flatMap { match(for: $0, in: entry) }
    return (first.map { [$0] } ?? []) + entry.texts.keys.filter { $0 != first }.sorted()
  }

  /// The locale of a text that is shown for another locale; nil if there is none for its language.
  static func match(for locale: String, in entry: Entry) -> String? {
    let language = String(locale.prefix { $0 != "-" && $0 != "_" })
    return [locale, language].first { entry.texts[$0] != nil }
  }
}
