/// A text with plural forms: `1 item`, `2 items`.
public struct PluralText: Hashable, Sendable {
  /// The text for a plural category.
  public struct Form: Hashable, Sendable, Codable {
    /// The category.
    public var category: PluralCategory
    /// The text.
    public var text: TextTemplate

    /// Creates a plural form.
    public init(_ category: PluralCategory, _ text: TextTemplate) {
      self.category = category
      self.text = text
    }
  }

  /// The reference to the number that selects the form.
  public var number: Reference
  /// The forms in the order of definition, at most one for each category.
  public var forms: [Form]
  /// The language whose plural rules apply; `nil` for the language of the surrounding text.
  public var language: String?

  /// Creates a text with plural forms.
  public init(number: Reference, forms: [Form], language: String? = nil) {
    self.number = number
    self.forms = forms
    self.language = language
  }

  /// The form for a value, selected as in Foundation: `zero` for 0 in every language, else the number's category, else
  /// `other`.
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

  /// The text for a category, if there is one.
  public subscript(category: PluralCategory) -> TextTemplate? { forms.first { $0.category == category }?.text }

  var references: [Reference] { [number] + forms.flatMap(\.text.references) }
}

extension PluralText: Codable {}

/// A conditional between two texts.
public struct TextChoice: Hashable, Sendable, Codable {
  /// The condition.
  public var condition: Condition
  /// The text if the condition holds.
  public var first: TextTemplate
  /// The text if the condition doesn't hold.
  public var second: TextTemplate

  /// Creates a conditional between two texts.
  public init(_ condition: Condition, _ first: TextTemplate, _ second: TextTemplate) {
    self.condition = condition
    self.first = first
    self.second = second
  }

  /// Both texts, in order.
  public var sides: [TextTemplate] { [first, second] }

  func side(in scope: Scope) -> TextTemplate { condition.holds(in: scope) ? first : second }

  var references: [Reference] { condition.references + sides.flatMap(\.references) }
}
