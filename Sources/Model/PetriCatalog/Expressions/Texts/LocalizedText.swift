/// A text, or one for each of several locales.
public struct LocalizedText: Hashable, Sendable {
  /// The text of a locale.
  public struct Variant: Hashable, Sendable, Codable {
    /// The locale's identifier; empty for a text without locales.
    public var locale: String
    /// The text.
    public var text: TextTemplate

    /// Makes a variant.
    public init(locale: String, text: TextTemplate) {
      self.locale = locale
      self.text = text
    }
  }

  /// Saves an array for the many texts without locales.
  private enum Storage: Hashable, Sendable {
    case one(TextTemplate)
    case several([Variant])
  }

  private let storage: Storage

  /// The texts, at least one, in the order of the definition.
  public var variants: [Variant] {
    switch storage {
    case .one(let text): [Variant(locale: "", text: text)]
    case .several(let variants): variants
    }
  }

  /// Makes a text without locales.
  public init(_ text: TextTemplate) { storage = .one(text) }

  /// Makes a text of variants.
  public init(variants: [Variant]) {
    if variants.count == 1, variants[0].locale.isEmpty {
      storage = .one(variants[0].text)
    } else {
      storage = .several(variants)
    }
  }

  /// Concatenates texts in every locale that one of them has.
  public init(joining texts: [LocalizedText]) {
    self.init(texts) { TextTemplate(segments: $0.flatMap(\.segments)) }
  }

  /// One of two texts, in every locale that one of them has.
  public init(_ condition: Condition, _ first: LocalizedText, _ second: LocalizedText) {
    self.init([first, second]) { TextTemplate(segments: [.choice(TextChoice(condition, $0[0], $0[1]))]) }
  }

  /// A text with plural forms, in every locale that one of them has.
  public init(number: Reference, forms: [(category: PluralCategory, text: LocalizedText)]) {
    self.init(forms.map(\.text)) { texts in
      let forms = zip(forms, texts).map { PluralText.Form($0.category, $1) }
      return TextTemplate(segments: [.plural(PluralText(number: number, forms: forms))])
    }
  }

  /// Combines texts in every locale that one of them has.
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

  /// The text of the locale, else of its language, else the first.
  public func template(for locale: String) -> TextTemplate {
    if case .one(let text) = storage { return text }
    return variant(for: locale)?.text ?? TextTemplate(literal: "")
  }

  private func variant(for locale: String) -> Variant? {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return variants.first { $0.locale == locale } ?? variants.first { $0.locale == language } ?? variants.first
  }

  /// The text of the scope's locale with its values; plural rules are those of the variant's language.
  public func text(in scope: Scope) -> String {
    switch storage {
    case .one(let text): text.text(in: scope, language: scope.environment.baseLocale)
    case .several: variant(for: scope.environment.locale).map { $0.text.text(in: scope, language: $0.locale) } ?? ""
    }
  }

  /// The text of the scope's locale with plural forms and choices resolved.
  package func chosen(in scope: Scope) -> TextTemplate {
    let variant = variant(for: scope.environment.locale)
    let language = variant.flatMap { $0.locale.isEmpty ? nil : $0.locale } ?? scope.environment.baseLocale
    return (variant?.text ?? TextTemplate(literal: "")).choosing(
      { plural in plural.text(for: scope.value(of: plural.number), language: language) },
      { choice in choice.side(in: scope) }
    )
  }

  /// All references of all variants.
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
  /// The first text, as the definition has it.
  public var description: String {
    let text = variants.first?.text
    return text?.literal ?? text?.description ?? ""
  }
}
