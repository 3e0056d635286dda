import PetriCatalog

/// A key of a mapping with what people and programs have to know of it.
package struct FieldShape: Sendable {
  /// The key as it is written.
  package let key: String
  /// The rule of its value.
  package let rule: Shape
  /// Whether the mapping can't be without it.
  package let isRequired: Bool
  /// The default as it would be written; `nil` where there is none.
  package let defaultText: String?
  /// Its meaning, in a sentence or less.
  package let summary: String
  /// A value as it would be written, where the rule alone doesn't show one.
  package let example: String?

  /// Of two words the one that isn't the default; `nil` for all other rules.
  package var otherWord: String? {
    guard case .word(let words, _) = rule, words.count == 2, let defaultText else { return nil }
    return words.first { $0 != defaultText }
  }

  /// Whether only checks read it, so that no launch depends on it.
  package var isForChecks: Bool {
    guard case .list(.word(let words, _), _, _) = rule else { return false }
    return words.allSatisfy { CheckRule(rawValue: $0) != nil }
  }

  /// Describes a key.
  ///
  /// - Parameters:
  ///   - summary: what it means, in a sentence or less; Markdown's code spans are allowed.
  ///   - defaultText: what is taken where it is left out, as it would be written.
  ///   - example: a value as it would be written.
  package init(
    _ key: String,
    _ rule: Shape,
    isRequired: Bool = false,
    default defaultText: String? = nil,
    _ summary: String,
    example: String? = nil
  ) {
    self.key = key
    self.rule = rule
    self.isRequired = isRequired
    self.defaultText = defaultText
    self.summary = summary
    self.example = example
  }

  /// The key with another default.
  func with(default text: String?) -> FieldShape {
    FieldShape(key, rule, isRequired: isRequired, default: text, summary, example: example)
  }
}
