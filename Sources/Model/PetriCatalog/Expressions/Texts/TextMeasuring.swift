extension TextTemplate {
  /// The length in UTF-8, of a plural its longest form.
  ///
  /// - Parameters:
  ///   - value: the length of a value as text.
  ///   - whole: the length of a value with all that it contains.
  public func byteCount(_ value: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    segments.reduce(0) { count, segment in
      switch segment {
      case .literal(let text): count.adding(text.utf8.count)
      case .value(let reference): count.adding(value(reference))
      // The longest number.
      case .computed: count.adding(24)
      case .conditional(let conditional):
        count.adding(conditional.sides.reduce(0) { max($0, $1.byteCount(value, whole: whole)) })
      // An upper bound for all languages; between two elements of a list there is a word.
      case .formatted(.value(let reference), .list): count.adding(whole(reference).times(32))
      case .formatted(.value(let reference), _): count.adding(value(reference).times(8)).adding(120)
      case .formatted(.computed, _): count.adding(24 * 8 + 120)
      case .choice(let choice):
        count.adding(choice.sides.reduce(0) { max($0, $1.byteCount(value, whole: whole)) })
      case .plural(let text):
        count.adding(text.forms.reduce(0) { max($0, $1.text.byteCount(value, whole: whole)) })
      }
    }
  }
}

extension Conditional.Side {
  fileprivate func byteCount(_ value: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    switch self {
    case .word(let word): word.utf8.count
    case .text(let template), .value(let template): template.byteCount(value, whole: whole)
    }
  }
}

extension LocalizedText {
  /// The length of the longest variant in UTF-8.
  public func byteCount(_ value: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    variants.reduce(0) { max($0, $1.text.byteCount(value, whole: whole)) }
  }
}

extension ContextLiteral {
  /// The length of its texts in UTF-8 with references resolved, plus one for each value.
  ///
  /// - Parameters:
  ///   - text: the length of a value as text.
  ///   - whole: the length of a value with all that it contains.
  public func byteCount(text: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    switch self {
    case .null: return 1
    case .list(let elements):
      return elements.reduce(1) { $0.adding($1.byteCount(text: text, whole: whole)) }
    case .object(let entries):
      return entries.reduce(1) { $0.adding($1.value.byteCount(text: text, whole: whole)) }
    case .scalar(let word, _):
      guard let template = try? TextTemplate(word), !template.references.isEmpty else { return word.utf8.count + 1 }
      return template.wholeByteCount(text: text, whole: whole)
    case .localized(let localized, or: let mapping):
      return max(localized.byteCount(text, whole: whole).adding(1), mapping.byteCount(text: text, whole: whole))
    }
  }
}

extension TextTemplate {
  /// The length of the value, which a template that is only a reference takes unchanged.
  fileprivate func wholeByteCount(text: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    if let reference = wholeReference { return whole(reference) }
    guard let conditional = wholeConditional else { return byteCount(text, whole: whole).adding(1) }
    return conditional.sides.reduce(0) { count, side in
      max(
        count,
        side.template?.wholeByteCount(text: text, whole: whole) ?? side.byteCount(text, whole: whole).adding(1)
      )
    }
  }
}

extension ContextValue {
  /// The length of its texts in UTF-8, plus one for each value.
  public var byteCount: Int {
    switch self {
    case .list(let elements): elements.reduce(1) { $0.adding($1.byteCount) }
    case .object(let object): object.entries.reduce(1) { $0.adding($1.value.byteCount) }
    case .localized(let text): text.byteCount({ _ in 0 }, whole: { _ in 0 }).adding(1)
    default: text.utf8.count + 1
    }
  }
}
