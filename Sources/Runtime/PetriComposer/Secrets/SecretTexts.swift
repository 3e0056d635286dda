import PetriCatalog

/// Texts that are shown as dots, and that no text of a screen prints.
package struct SecretTexts: Sendable {
  /// The text that is printed in place of a secret; always the same, so that it doesn't give away a secret's length.
  package static let mask = "•••"

  private let texts: [String]

  /// No secrets.
  package init() { texts = [] }

  /// Secrets; an empty one isn't one.
  init(_ texts: Set<String>) {
    // The longer first: one may be a part of another.
    self.texts = texts.filter { !$0.isEmpty }.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
  }

  /// These and others.
  package func union(_ others: SecretTexts) -> SecretTexts {
    others.texts.isEmpty ? self : SecretTexts(Set(texts + others.texts))
  }

  /// These as a link has them that is followed.
  var inLinks: SecretTexts { SecretTexts(Set(texts.map(Catalog.followable))) }

  /// A text with its secrets masked.
  package func hide(in text: String) -> String {
    texts.reduce(text) { $0.replacing($1, with: SecretTexts.mask) }
  }

  /// A literal with the secrets in its texts masked.
  func hide(in literal: ContextLiteral) -> ContextLiteral {
    guard !texts.isEmpty else { return literal }
    return switch literal {
    case .null: literal
    case .scalar(let text, let style): .scalar(hide(in: text), style)
    case .list(let elements): .list(elements.map { hide(in: $0) })
    case .object(let entries): .object(entries.map { .init(name: $0.name, value: hide(in: $0.value)) })
    case .localized(let text, or: let mapping):
      .localized(LocalizedText(TextTemplate(literal: hide(in: text.description))), or: hide(in: mapping))
    }
  }
}
