/// Several forms of a value, chosen by the kind of the node.
struct FormChoice: Sendable {
  let forms: [Shape]

  init(_ forms: [Shape]) { self.forms = forms }

  // Lazy, because constructs refer to one another.

  var list: Int? { place { if case .list = $0 { true } else { false } } }
  var mapping: Int? { place { $0.isMapping } }
  var scalar: Int? { place { if case .list = $0 { false } else { !$0.isMapping && !$0.isNothing } } }

  /// The words of the scalar form, if it accepts nothing else and messages have no other name for it.
  var words: [String]? {
    guard case .word(let words, nil)? = scalar.map({ forms[$0] }) else { return nil }
    return words
  }

  /// The index of the mapping form, used for a list in place of a word or a mapping.
  var mappingForWord: Int? { if case .word? = scalar.map({ forms[$0] }) { mapping } else { nil } }

  var keys: [String] {
    guard case .mapping(let form)? = mapping.map({ forms[$0] }) else { return [] }
    return form.keys
  }

  private func place(_ isMeant: (Shape) -> Bool) -> Int? { forms.firstIndex { isMeant($0.resolved) } }
}

extension Shape {
  var isMapping: Bool {
    switch self {
    case .mapping, .named, .values: true
    default: false
    }
  }

  fileprivate var isNothing: Bool { if case .nothing = self { true } else { false } }

  var noun: String {
    switch self {
    case .localized, .template: "title"
    case .shared(.child), .shared(.page): "screen"
    case .shared(let construct): construct.noun
    case .name(let kind), .reference(let kind): kind.noun
    case .word(_, let noun?): noun
    default: "value"
    }
  }
}
