/// A text, with or without translations.
public struct LocalizedText: Hashable, Sendable {
  /// The text in a locale.
  public struct Variant: Hashable, Sendable, Codable {
    /// The locale identifier; empty for a text without translations.
    public var locale: String
    /// The text.
    public var text: TextTemplate

    /// Creates a variant.
    public init(locale: String, text: TextTemplate) {
      self.locale = locale
      self.text = text
    }
  }

  /// Avoids an array for texts without translations, which are frequent.
  private enum Storage: Hashable, Sendable {
    case one(TextTemplate)
    case several([Variant])
  }

  private let storage: Storage

  /// The texts in the order of definition, at least one.
  public var variants: [Variant] {
    switch storage {
    case .one(let text): [Variant(locale: "", text: text)]
    case .several(let variants): variants
    }
  }

  /// Creates a text without translations.
  public init(_ text: TextTemplate) { storage = .one(text) }

  /// Creates a text from its translations.
  public init(variants: [Variant]) {
    if variants.count == 1, variants[0].locale.isEmpty {
      storage = .one(variants[0].text)
    } else {
      storage = .several(variants)
    }
  }

  /// Concatenates texts in every locale that any of them has.
  public init(joining texts: [LocalizedText]) {
    self.init(texts) { TextTemplate(segments: $0.flatMap(\.segments)) }
  }

  /// Creates a conditional text in every locale that either text has.
  public init(_ condition: Condition, _ first: LocalizedText, _ second: LocalizedText) {
    self.init([first, second]) { TextTemplate(segments: [.choice(TextChoice(condition, $0[0], $0[1]))]) }
  }

  /// Creates a text with plural forms in every locale that any form has.
  public init(number: Reference, forms: [(category: PluralCategory, text: LocalizedText)]) {
    self.init(forms.map(\.text)) { texts in
      let forms = zip(forms, texts).map { PluralText.Form($0.category, $1) }
      return TextTemplate(segments: [.plural(PluralText(number: number, forms: forms))])
    }
  }

  /// Combines texts in every locale that any of them has.
  private init(_ texts: [LocalizedText], _ one: ([TextTemplate]) -> TextTemplate) {
    var locales: [String] = []
    for locale in texts.flatMap({ $0.variants.map(\.locale) }) where !locale.isEmpty && !locales.contains(locale) {
      locales.append(locale)
    }
    self.init(
      variants: (locales.isEmpty ? [""] : locales).map { locale in
        Variant(locale: locale, text: one(texts.map { $0.template(for: locale) }))
      }
    )
  }

  /// The text in the locale, else in the locale's language, else the first text.
  public func template(for locale: String) -> TextTemplate {
    if case .one(let text) = storage { return text }
    return variant(for: locale)?.text ?? TextTemplate(literal: "")
  }

  private func variant(for locale: String) -> Variant? {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return variants.first { $0.locale == locale } ?? variants.first { $0.locale == language } ?? variants.first
  }

  /// The text in the scope's locale with values inserted, using the plural rules of the text's language.
  public func text(in scope: Scope) -> String {
    switch storage {
    case .one(let text): text.text(in: scope, language: scope.environment.baseLocale)
    case .several: variant(for: scope.environment.locale).map { $0.text.text(in: scope, language: $0.locale) } ?? ""
    }
  }

  /// The text in the scope's locale with plural forms and conditionals resolved.
  package func chosen(in scope: Scope) -> TextTemplate {
    let variant = variant(for: scope.environment.locale)
    let language = variant.flatMap { $0.locale.isEmpty ? nil : $0.locale } ?? scope.environment.baseLocale
    return (variant?.text ?? TextTemplate(literal: "")).choosing(
      { plural in plural.text(for: scope.value(of: plural.number), language: language) },
      { choice in choice.side(in: scope) }
    )
  }

  /// All references in all locales.
  public var references: [Reference] { variants.flatMap(\.text.references) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LocalizedText: Codable {
  private enum CodingKeys: CodingKey { case variants }

  public init(from decoder: any Decoder) throws {
    self.init(variants: try decoder.container(keyedBy: CodingKeys.self).decode([Variant].self, forKey: .variants))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(variants, forKey: .variants)
  }
}

extension LocalizedText: CustomStringConvertible {
  /// The first text in YAML.
  public var description: String {
    let text = variants.first?.text
    return text?.literal ?? text?.description ?? ""
  }
}
