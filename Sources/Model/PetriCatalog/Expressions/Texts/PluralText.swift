/// A text in the forms that a number needs: `1 item`, `2 items`.
public struct PluralText: Hashable, Sendable {
  /// The text for one category.
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

  /// The number that decides.
  public var number: Reference
  /// The forms, each category once, in the order in which they were written.
  public var forms: [Form]
  /// The language whose rules count; that of the text around where it is `nil`.
  public var language: String?

  /// Makes a text.
  public init(number: Reference, forms: [Form], language: String? = nil) {
    self.number = number
    self.forms = forms
    self.language = language
  }

  /// The form for a value, as Foundation chooses it: `zero` for 0 in every language where it is there, else that of the number's category,
  /// else `other`.
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

  /// The text of a category; `nil` where it has none of its own.
  public subscript(category: PluralCategory) -> TextTemplate? { forms.first { $0.category == category }?.text }

  /// Every reference of it, the number first.
  var references: [Reference] { [number] + forms.flatMap(\.text.references) }
}

extension PluralText: Codable {}
