/// A key of a mapping with what people and programs have to know of it.
public struct FieldShape: Sendable {
  /// The key as it is written.
  public let key: String
  /// What its value must be.
  public let rule: Shape
  /// Whether the mapping can't be without it.
  public let isRequired: Bool
  /// What is taken where it is left out, as it would be written; `nil` where that is nothing.
  public let defaultText: String?
  /// What it means, in a sentence or less.
  public let summary: String
  /// A value as it would be written, where the rule alone doesn't show one.
  public let example: String?

  /// Of two words the one that isn't the default; `nil` for all other rules.
  public var otherWord: String? {
    guard case .word(let words, _) = rule, words.count == 2, let defaultText else { return nil }
    return words.first { $0 != defaultText }
  }

  /// Describes a key.
  ///
  /// - Parameters:
  ///   - summary: what it means, in a sentence or less; Markdown's code spans are allowed.
  ///   - defaultText: what is taken where it is left out, as it would be written.
  ///   - example: a value as it would be written.
  public init(
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
}
