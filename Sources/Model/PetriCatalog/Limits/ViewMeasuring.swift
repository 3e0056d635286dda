extension ViewDefinition {
  /// The size in bytes of the view's own texts and of values that its taps pass.
  public func byteCount(text: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    var count = 0
    func add(_ localized: LocalizedText?) { count = count.adding(localized?.byteCount(text, whole: whole) ?? 0) }
    add(accessibilityLabel)
    add(cell?.badge)
    for item in accessory {
      add(item.title)
      add(item.accessibilityLabel)
      add(item.badge)
      count = count.adding(item.tap?.byteCount(text: text, whole: whole) ?? 0)
    }
    let definition = kind.definition
    definition.texts.forEach(add)
    for name in definition.templates { count = count.adding(name.byteCount(text, whole: whole)) }
    if let values = definition.givenValues { count = count.adding(values.byteCount(text: text, whole: whole)) }
    return (definition.textTaps + taps).reduce(count) { $0.adding($1.byteCount(text: text, whole: whole)) }
  }
}

extension TapAction {
  /// The size in bytes of the values, links and messages of the action.
  public func byteCount(text: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    switch self {
    case .open(_, let values), .set(let values): values.byteCount(text: text, whole: whole)
    case .link(let shown), .toast(let shown): shown.byteCount(text, whole: whole)
    case .list(let steps): steps.reduce(0) { $0.adding($1.action.byteCount(text: text, whole: whole)) }
    case .dismiss, .pop, .close, .back, .select, .emit, .focus: 0
    }
  }
}
