package import PetriYAML

extension Shape {
  /// The form that a node is written in; nil if it has none of them.
  package func form(of node: YAMLNode) -> Shape? {
    let forms = forms
    switch node.kind {
    case .sequence:
      return forms.first { if case .list = $0 { true } else { false } } ?? forms.first(where: \.takesAnyShape)
    case .mapping: return forms.first { $0.takes(mapping: node) }
    case .scalar:
      if node.isNull, let nothing = forms.first(where: { if case .nothing = $0 { true } else { false } }) {
        return nothing
      }
      let scalars = forms.filter(\.takesScalar)
      // A word takes precedence over other scalars.
      return scalars.first { form in
        if case .word(let words, _) = form { words.contains(node.text) } else { true }
      } ?? scalars.first
    }
  }

  private func takes(mapping node: YAMLNode) -> Bool {
    switch self {
    case .mapping(let fields):
      fields.others != nil || node.entries.first { _ in true }.map { fields[$0.key.text] != nil } ?? true
    case .list(let element, _, orOne: true): element.form(of: node) != nil
    case .named, .values, .localized: true
    default: takesAnyShape
    }
  }

  private var takesScalar: Bool {
    switch self {
    case .mapping, .named, .values, .nothing: false
    case .list(let element, _, let orOne): orOne && element.forms.contains(where: \.takesScalar)
    default: true
    }
  }

  private var takesAnyShape: Bool {
    switch self {
    case .field, .example: true
    default: false
    }
  }
}
