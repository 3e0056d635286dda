/// A text with plural forms: `1 item`, `2 items`.
public struct PluralText: Hashable, Sendable {
  /// The text for a category.
  public struct Form: Hashable, Sendable, Codable {
    /// The category.
    public var category: PluralCategory
    /// The text.
    public var text: TextTemplate

    /// Makes a form.
    public init(_ category: PluralCategory, _ text: TextTemplate) {
      self.category = category
      self.text = text
    }
  }

  /// The number that selects the form.
  public var number: Reference
  /// The forms, at most one for each category, in the order of the definition.
  public var forms: [Form]
  /// The language whose rules apply; `nil` for that of the surrounding text.
  public var language: String?

  /// Makes a text.
  public init(number: Reference, forms: [Form], language: String? = nil) {
    self.number = number
    self.forms = forms
    self.language = language
  }

  /// The form for a value, as Foundation selects it: `zero` for 0 in every language, the number's category, `other`.
  func text(for value: ContextValue?, language: String) -> TextTemplate? {
    let operands: PluralOperands? =
      switch value {
      case .int(let number)?: PluralOperands(number)
      case .double(let number)?: PluralOperands(number)
      default: nil
      }
    guard let operands else { return self[.other] }
    if operands == PluralOperands(0), let zero = self[.zero] { return zero }
    return self[PluralRules(locale: self.language ?? language).category(of: operands)] ?? self[.other]
  }

  /// The text of a category.
  public subscript(category: PluralCategory) -> TextTemplate? { forms.first { $0.category == category }?.text }

  var references: [Reference] { [number] + forms.flatMap(\.text.references) }
}

extension PluralText: Codable {}

/// One of two texts, by a condition.
public struct TextChoice: Hashable, Sendable, Codable {
  /// The condition.
  public var condition: Condition
  /// The text if the condition holds.
  public var first: TextTemplate
  /// The text if it doesn't.
  public var second: TextTemplate

  /// Makes a choice.
  public init(_ condition: Condition, _ first: TextTemplate, _ second: TextTemplate) {
    self.condition = condition
    self.first = first
    self.second = second
  }

  /// Both texts.
  public var sides: [TextTemplate] { [first, second] }

  func side(in scope: Scope) -> TextTemplate { condition.holds(in: scope) ? first : second }

  var references: [Reference] { condition.references + sides.flatMap(\.references) }
}
