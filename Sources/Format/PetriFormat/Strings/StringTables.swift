import PetriCatalog

/// The texts of an app's localization files, by table, key and locale.
package struct StringTables: Hashable, Sendable {
  package struct Key: Hashable, Sendable {
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

extension StringTables {
  package enum Format: String, Sendable, CaseIterable {
    /// `"key" = "text";`, one file per locale.
    case strings
    /// Plural forms in a property list, one file per locale.
    case stringsdict
    /// Xcode's string catalogue, one file for all locales.
    case xcstrings
  }

  package struct Found {
    package let key: Key
    package let offset: Int
  }

  package struct File: Hashable, Sendable {
    package let path: String
    package let format: Format
    package let table: String
    /// The locale from the folder `en.lproj`; nil for a file with all locales.
    package let locale: String?

    /// Nil if the extension isn't that of a localization file, or if the file belongs in a locale's folder but isn't in
    /// one.
    package init?(path: String) {
      let parts = path.split(separator: "/").map(String.init)
      guard let name = parts.last, let dot = name.lastIndex(of: "."), dot > name.startIndex,
        let format = Format(rawValue: String(name[name.index(after: dot)...]))
      else { return nil }
      let folder = parts.dropLast().last ?? ""
      locale = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)).replacing("_", with: "-") : nil
      guard format == .xcstrings || locale != nil else { return nil }
      (self.path, self.format, table) = (path, format, String(name[..<dot]))
    }
  }

  /// Adds the texts of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file in UTF-8.
  ///   - base: The locale of `Base.lproj`.
  /// - Returns: The keys with their offsets.
  /// - Throws: `MalformedResource` if the content doesn't match the format.
  package mutating func add(_ file: File, _ bytes: [UInt8], base: String) throws(MalformedResource) -> [Found] {
    let root: PropertyNode
    switch file.format {
    case .strings: root = try StringsReader.read(bytes)
    case .stringsdict: root = try PropertyListReader.read(bytes)
    case .xcstrings: root = try PropertyNode(json: bytes)
    }
    let locale = file.locale == "Base" ? base : file.locale ?? base
    switch file.format {
    case .strings: return addTexts(root, file.table, locale)
    case .stringsdict: return try addPlurals(root, file.table, locale)
    case .xcstrings: return try addCatalogue(root, file.table)
    }
  }

  private mutating func addTexts(_ root: PropertyNode, _ table: String, _ locale: String) -> [Found] {
    root.entries.map { entry in
      let key = Key(table: table, key: entry.key)
      // Plural forms of another file take precedence.
      if self.entry(key)?.texts[locale]?.variables.isEmpty ?? true {
        add(FormatString(format: entry.value.text ?? ""), key, locale: locale)
      }
      return Found(key: key, offset: entry.offset)
    }
  }

  private mutating func addPlurals(_ root: PropertyNode, _ table: String, _ locale: String) throws(MalformedResource)
    -> [Found]
  {
    guard root.isMapping else { throw MalformedResource(message: "expected <dict> with keys", offset: 0) }
    var keys: [Found] = []
    for entry in root.entries {
      guard let format = entry.value["NSStringLocalizedFormatKey"]?.text else {
        throw MalformedResource(
          message: "'\(entry.key.shortened)' is missing 'NSStringLocalizedFormatKey'",
          offset: entry.offset
        )
      }
      var text = FormatString(format: format)
      for variable in entry.value.entries where variable.value.isMapping {
        let forms = StringTables.forms(variable.value) { $0.text }
        guard forms[.other] != nil else {
          throw MalformedResource(message: "'\(variable.key.shortened)' is missing 'other'", offset: variable.offset)
        }
        text.variables[variable.key] = FormatString.Variable(argument: nil, forms: forms)
      }
      let key = Key(table: table, key: entry.key)
      add(text, key, locale: locale)
      keys.append(Found(key: key, offset: entry.offset))
    }
    return keys
  }

  private mutating func addCatalogue(_ root: PropertyNode, _ table: String) throws(MalformedResource) -> [Found] {
    guard let source = root["sourceLanguage"]?.text, let strings = root["strings"], strings.isMapping else {
      throw MalformedResource(message: "a string catalogue has 'sourceLanguage' and 'strings'", offset: 0)
    }
    var keys: [Found] = []
    for entry in strings.entries {
      let key = Key(table: table, key: entry.key)
      keys.append(Found(key: key, offset: entry.offset))
      let localizations = entry.value["localizations"]?.entries ?? []
      for localization in localizations {
        guard let text = try StringTables.text(localization) else { continue }
        add(text, key, locale: localization.key)
      }
      // Text without a translation is its own key.
      if self.entry(key)?.texts[source] == nil {
        add(FormatString(format: entry.key), key, locale: source, isForAll: localizations.isEmpty)
      }
    }
    return keys
  }

  private static func text(_ localization: PropertyNode.Entry) throws(MalformedResource) -> FormatString? {
    func value(_ node: PropertyNode) -> String? { node["stringUnit"]?["value"]?.text }
    func forms(_ node: PropertyNode, at offset: Int) throws(MalformedResource) -> [PluralCategory: String]? {
      guard let plural = node["variations"]?["plural"] else { return nil }
      let forms = StringTables.forms(plural, value)
      guard forms[.other] != nil else {
        throw MalformedResource(message: "the plural is missing 'other'", offset: offset)
      }
      return forms
    }
    var text = value(localization.value).map { FormatString(format: $0) }
    if let forms = try forms(localization.value, at: localization.offset) {
      text = FormatString(format: "%#@@", variables: ["": FormatString.Variable(argument: nil, forms: forms)])
    } else if let device = localization.value["variations"]?["device"] {
      // Devices of a catalogue are phones and tablets; texts for other devices aren't shown.
      text = (device["iphone"] ?? device["other"]).flatMap(value).map { FormatString(format: $0) }
    }
    for substitution in localization.value["substitutions"]?.entries ?? [] {
      guard let forms = try forms(substitution.value, at: substitution.offset) else { continue }
      text?.variables[substitution.key] = FormatString.Variable(
        argument: substitution.value["argNum"]?.number,
        forms: forms
      )
    }
    return text
  }

  private static func forms(_ node: PropertyNode, _ text: (PropertyNode) -> String?) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for entry in node.entries {
      guard let category = PluralCategory(rawValue: entry.key), let text = text(entry.value) else { continue }
      forms[category] = text
    }
    return forms
  }
}

extension MalformedResource {
  package static func notText(_ message: String) -> MalformedResource { MalformedResource(message: message, offset: 0) }
}
