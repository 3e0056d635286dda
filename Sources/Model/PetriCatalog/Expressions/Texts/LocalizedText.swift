/// A text, or one for each of several locales.
public struct LocalizedText: Hashable, Sendable {
  /// The text of a locale.
  public struct Variant: Hashable, Sendable, Codable {
    /// The locale's identifier, such as `en` or `pt-BR`; empty for a text that serves all.
    public var locale: String
    /// The text.
    public var text: TextTemplate

    /// Makes a variant.
    public init(locale: String, text: TextTemplate) {
      self.locale = locale
      self.text = text
    }
  }

  /// Nearly every text is one for all locales, and there are very many: that one needs no list.
  private enum Storage: Hashable, Sendable {
    case one(TextTemplate)
    case several([Variant])
  }

  private let storage: Storage

  /// The texts, at least one, in the order they were written.
  public var variants: [Variant] {
    switch storage {
    case .one(let text): [Variant(locale: "", text: text)]
    case .several(let variants): variants
    }
  }

  /// A text for all locales.
  public init(_ text: TextTemplate) { storage = .one(text) }

  /// A text for each locale.
  public init(variants: [Variant]) {
    if variants.count == 1, variants[0].locale.isEmpty {
      storage = .one(variants[0].text)
    } else {
      storage = .several(variants)
    }
  }

  /// Texts behind one another as one, in every locale that one of them has; each falls back as it does by itself.
  public init(joining texts: [LocalizedText]) {
    self.init(texts) { TextTemplate(segments: $0.flatMap(\.segments)) }
  }

  /// One of two texts, as a condition decides, in every locale that one of them has.
  public init(_ condition: Condition, _ first: LocalizedText, _ second: LocalizedText) {
    self.init([first, second]) { TextTemplate(segments: [.choice(TextChoice(condition, $0[0], $0[1]))]) }
  }

  /// The form that a number needs, in every locale that one of the forms has.
  public init(number: Reference, forms: [(category: PluralCategory, text: LocalizedText)]) {
    self.init(forms.map(\.text)) { texts in
      let forms = zip(forms, texts).map { PluralText.Form($0.category, $1) }
      return TextTemplate(segments: [.plural(PluralText(number: number, forms: forms))])
    }
  }

  /// Several texts made one, in every locale that one of them has; each falls back as it does by itself.
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

  /// The text of a locale: the locale's own, else its language's, else the first that was written.
  public func template(for locale: String) -> TextTemplate {
    if case .one(let text) = storage { return text }
    return variant(for: locale)?.text ?? TextTemplate(literal: "")
  }

  private func variant(for locale: String) -> Variant? {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return variants.first { $0.locale == locale } ?? variants.first { $0.locale == language } ?? variants.first
  }

  /// The text of the scope's locale with its values put in. Which plural form is taken depends on the language that the text is written in.
  public func text(in scope: Scope) -> String {
    switch storage {
    case .one(let text): text.text(in: scope, language: scope.environment.baseLocale)
    case .several: variant(for: scope.environment.locale).map { $0.text.text(in: scope, language: $0.locale) } ?? ""
    }
  }

  /// The text of the scope's locale with the plural forms that its values need.
  package func chosen(in scope: Scope) -> TextTemplate {
    let variant = variant(for: scope.environment.locale)
    let language = variant.flatMap { $0.locale.isEmpty ? nil : $0.locale } ?? scope.environment.baseLocale
    return (variant?.text ?? TextTemplate(literal: "")).choosing(
      { plural in plural.text(for: scope.value(of: plural.number), language: language) },
      { choice in choice.side(in: scope) }
    )
  }

  /// Every reference of every variant.
  public var references: [Reference] { variants.flatMap(\.text.references) }
}

extension LocalizedText: Codable {
  private enum CodingKeys: CodingKey { case variants }

  /// Reads the variants.
  ///
  /// - Throws: the error of the decoder.
  public init(from decoder: any Decoder) throws {
    self.init(variants: try decoder.container(keyedBy: CodingKeys.self).decode([Variant].self, forKey: .variants))
  }

  /// Writes the variants.
  ///
  /// - Throws: the error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(variants, forKey: .variants)
  }
}

extension LocalizedText: CustomStringConvertible {
  /// The text of the first locale, as a person reads it who sees the definition alone: of a plural its forms.
  public var description: String {
    let text = variants.first?.text
    return text?.literal ?? text?.description ?? ""
  }
}
