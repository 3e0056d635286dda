/// A text, or one for each of several locales.
public struct LocalizedText: Hashable, Sendable, Codable {
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

  /// The texts, at least one, in the order they were written.
  public var variants: [Variant]

  /// A text for all locales.
  public init(_ text: TextTemplate) {
    variants = [Variant(locale: "", text: text)]
  }

  /// A text for each locale.
  public init(variants: [Variant]) {
    self.variants = variants
  }

  /// The text of a locale: the locale's own, else its language's, else the first that was written.
  public func template(for locale: String) -> TextTemplate {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    let best =
      variants.first { $0.locale == locale } ?? variants.first { $0.locale == language } ?? variants.first
    return best?.text ?? TextTemplate(literal: "")
  }

  /// Every reference of every variant.
  public var references: [Reference] { variants.flatMap(\.text.references) }
}
