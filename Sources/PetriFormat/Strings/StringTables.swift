import PetriCatalog

/// The texts of an app's localization files, by their tables, keys and locales.
package struct StringTables: Hashable, Sendable {
  /// A key of a table.
  package struct Key: Hashable, Sendable {
    /// The table's name, that of its files.
    package let table: String
    /// The key.
    package let key: String

    package init(table: String, key: String) { (self.table, self.key) = (table, key) }
  }

  /// The texts of a key in all locales.
  struct Entry: Hashable, Sendable {
    var texts: [String: FormatString] = [:]
    /// Whether it is the same in all locales.
    var isForAll = false
  }

  private var tables: [String: [String: Entry]] = [:]
  /// Whether all files could be read: what seems to be missing may be in one that couldn't.
  package var isWhole = true

  package init() {}

  /// Whether there is none.
  package var isEmpty: Bool { tables.isEmpty }

  /// The names of the tables, in their order.
  package var names: [String] { tables.keys.sorted() }

  /// The keys of a table, in no order.
  package func keys(of table: String) -> [String] { tables[table].map { Array($0.keys) } ?? [] }

  /// The texts of a key as they are written, by locale.
  package func written(_ key: Key) -> [(locale: String, text: String)] {
    (entry(key)?.texts ?? [:]).map { ($0.key, $0.value.format) }.sorted { $0.locale < $1.locale }
  }

  func entry(_ key: Key) -> Entry? { tables[key.table]?[key.key] }

  /// Adds a text, in place of another one of the same locale.
  mutating func add(_ text: FormatString, _ key: Key, locale: String, isForAll: Bool = false) {
    tables[key.table, default: [:]][key.key, default: Entry()].texts[locale] = text
    if isForAll { tables[key.table]?[key.key]?.isForAll = true }
  }

  /// The text of a key with its arguments put in, in all locales that have it, the base one first; `nil` where the key isn't there, or the
  /// arguments aren't those that it takes.
  ///
  /// - Parameter locales: the catalogue's locales, the base one first.
  func text(_ key: Key, _ arguments: [TextTemplate], locales: [String]) -> LocalizedText? {
    guard let entry = entry(key) else { return nil }
    let known = StringTables.order(entry, locales)
    let variants = known.compactMap { locale -> LocalizedText.Variant? in
      guard let text = try? entry.texts[locale]?.template(arguments, language: locale) else { return nil }
      return LocalizedText.Variant(locale: locale, text: text)
    }
    return variants.count == known.count && !variants.isEmpty ? LocalizedText(variants: variants) : nil
  }

  /// The locales of a text, that of the catalogue first, others by name.
  static func order(_ entry: Entry, _ locales: [String]) -> [String] {
    let first = locales.first.flatMap { match(for: $0, in: entry) }
    return (first.map { [$0] } ?? []) + entry.texts.keys.filter { $0 != first }.sorted()
  }

  /// The locale of a text that is shown in another one; `nil` where there is none for its language.
  static func match(for locale: String, in entry: Entry) -> String? {
    let language = String(locale.prefix { $0 != "-" && $0 != "_" })
    return [locale, language].first { entry.texts[$0] != nil }
  }
}
