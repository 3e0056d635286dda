extension TextTemplate {
  /// How many bytes the text has.
  ///
  /// - Parameter value: how many the text of a value has.
  public func byteCount(_ value: (Reference) -> Int) -> Int {
    segments.reduce(0) { count, segment in
      switch segment {
      case .literal(let text): count.adding(text.utf8.count)
      case .value(let reference): count.adding(value(reference))
      // The longest number.
      case .computed: count.adding(24)
      }
    }
  }
}

extension LocalizedText {
  /// How many bytes the longest of its texts has.
  public func byteCount(_ value: (Reference) -> Int) -> Int {
    variants.reduce(0) { max($0, $1.text.byteCount(value)) }
  }
}

extension ContextLiteral {
  /// How many bytes its texts have when its references are resolved, one more for each value.
  ///
  /// - Parameters:
  ///   - text: how many bytes the text of a value has.
  ///   - whole: the same of a value that is taken as it is, with all that is in it.
  public func byteCount(text: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    switch self {
    case .null: return 1
    case .list(let elements):
      return elements.reduce(1) { $0.adding($1.byteCount(text: text, whole: whole)) }
    case .object(let entries):
      return entries.reduce(1) { $0.adding($1.value.byteCount(text: text, whole: whole)) }
    case .scalar(let word, _):
      guard let template = try? TextTemplate(word), !template.references.isEmpty else { return word.utf8.count + 1 }
      if let reference = template.wholeReference { return whole(reference) }
      return template.byteCount(text).adding(1)
    }
  }
}

extension ContextValue {
  /// How many bytes the texts in it have, one more for each value.
  public var byteCount: Int {
    switch self {
    case .list(let elements): elements.reduce(1) { $0.adding($1.byteCount) }
    case .object(let object): object.entries.reduce(1) { $0.adding($1.value.byteCount) }
    default: text.utf8.count + 1
    }
  }
}

extension ViewDefinition {
  /// How many bytes its own texts have, and the values that its tap gives; not those of the views in it.
  public func byteCount(text: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    var count = accessibilityLabel?.byteCount(text) ?? 0
    switch kind {
    case .label(let label): count = count.adding(label.text.byteCount(text))
    case .button(let button): count = count.adding(button.title.byteCount(text))
    case .textField(let field):
      count = count.adding(field.placeholder?.byteCount(text) ?? 0).adding(field.text?.byteCount(text) ?? 0)
    case .segments(let segments): count = segments.titles.reduce(count) { $0.adding($1.byteCount(text)) }
    case .image(let image): count = count.adding(image.name.byteCount(text))
    case .switch, .slider, .stepper, .progress, .spinner, .stack, .scroll, .list, .spacer, .divider, .box, .group:
      break
    }
    return count.adding(tap?.byteCount(text: text, whole: whole) ?? 0)
  }
}

extension TapAction {
  /// How many bytes the values that it gives have, and the links that it follows.
  public func byteCount(text: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    switch self {
    case .open(_, let values), .set(let values): values.byteCount(text: text, whole: whole)
    case .link(let link): link.byteCount(text)
    case .list(let steps): steps.reduce(0) { $0.adding($1.action.byteCount(text: text, whole: whole)) }
    case .dismiss, .pop, .select, .emit: 0
    }
  }
}
