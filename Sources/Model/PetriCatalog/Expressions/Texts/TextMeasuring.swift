extension TextTemplate {
  /// The length in UTF-8 bytes, using the longest form of a plural.
  ///
  /// - Parameters:
  ///   - value: The length of a reference's value as text.
  ///   - whole: The length of a reference's value with everything nested in it.
  public func byteCount(_ value: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    segments.reduce(0) { count, segment in
      switch segment {
      case .literal(let text): count.adding(text.utf8.count)
      case .value(let reference): count.adding(value(reference))
      // The length of the longest number.
      case .computed: count.adding(24)
      case .conditional(let conditional):
        count.adding(conditional.sides.reduce(0) { max($0, $1.byteCount(value, whole: whole)) })
      // An upper bound for all locales; a list has a conjunction between two elements.
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
  /// The length of the longest translation in UTF-8 bytes.
  public func byteCount(_ value: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    variants.reduce(0) { max($0, $1.text.byteCount(value, whole: whole)) }
  }
}

extension ContextLiteral {
  /// The length of all texts in UTF-8 bytes after resolving references, plus one for each value.
  ///
  /// - Parameters:
  ///   - text: The length of a reference's value as text.
  ///   - whole: The length of a reference's value with everything nested in it.
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
  /// The length of the value, which is unchanged if the template consists of a single reference.
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
  /// The length of all texts in UTF-8 bytes, plus one for each value.
  public var byteCount: Int {
    switch self {
    case .list(let elements): elements.reduce(1) { $0.adding($1.byteCount) }
    case .object(let object): object.entries.reduce(1) { $0.adding($1.value.byteCount) }
    case .localized(let text): text.byteCount({ _ in 0 }, whole: { _ in 0 }).adding(1)
    default: text.utf8.count + 1
    }
  }
}
