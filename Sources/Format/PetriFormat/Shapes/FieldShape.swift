import PetriCatalog

/// The description of a key of a mapping.
package struct FieldShape: Sendable {
  package let key: String
  package let rule: Shape
  package let isRequired: Bool
  /// The default as it would be written; nil if there is none.
  package let defaultText: String?
  package let summary: String
  /// A value as it would be written, if the rule alone doesn't suggest one.
  package let example: String?

  /// For a choice of two words, the one that isn't the default.
  package var otherWord: String? {
    guard case .word(let words, _) = rule, words.count == 2, let defaultText else { return nil }
    return words.first { $0 != defaultText }
  }

  /// Whether only checks use the key, so that it doesn't affect launches.
  package var isForChecks: Bool {
    guard case .list(.word(let words, _), _, _) = rule else { return false }
    return words.allSatisfy { CheckRule(rawValue: $0) != nil }
  }

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

  func with(default text: String?) -> FieldShape {
    FieldShape(key, rule, isRequired: isRequired, default: text, summary, example: example)
  }
}
