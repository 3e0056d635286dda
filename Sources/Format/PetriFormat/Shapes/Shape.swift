package import PetriCatalog
package import PetriYAML

/// The shape of a value in the format.
package indirect enum Shape: Sendable {
  /// Plain text without interpolation, such as a summary or a path.
  case text
  /// Text with interpolated values: `Hello, ${name}`.
  case template
  /// A template, a mapping that stands for text, or one of them per locale.
  case localized
  case imageName(NameKind)
  /// A condition over values: `not ${signedIn}`.
  case condition
  /// A reference to a list of the context: `${stores}`.
  case contextList
  /// A reference to a value of the context or the state: `${stage}`.
  case contextValue
  /// A reference to a number of the context: `${count}`.
  case contextNumber
  /// A value of a type, without references: `2026-12-31`.
  case literal(ContextType)
  /// The selection among titles: an index, or a reference to an index or to a choice.
  case selection
  case flag
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  /// A value of a type, within a range if there is one, or a reference to such a value.
  case attribute(ContextType, ClosedRange<Double>?)
  /// A word from a fixed list, with the list's name in messages, such as `label style`; `nil` for the value of its key.
  case word([String], String? = nil)
  /// A name that is defined here.
  case name(NameKind)
  /// A name that is defined elsewhere.
  case reference(NameKind)
  /// Values by key, possibly with references.
  case values(NameKind)
  /// The type of a context key: the name of a type, a mapping with `type`, or the keys of an object.
  case field
  /// A value of the type beside it.
  case example
  /// An omitted value: `spinner:`.
  case nothing
  /// A list with a minimum length, or a single element if `orOne` is set.
  case list(Shape, atLeast: Int = 0, orOne: Bool = false)
  case mapping(FormShape)
  case named(NameKind, Shape)
  case oneOf([Shape])
  case shared(Construct)

  package static func word<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type, _ noun: String? = nil)
    -> Shape
  {
    .word(type.allCases.map(\.rawValue), noun)
  }

  package static let length = Shape.number(0...10_000)
  package static let color = Shape.attribute(.color([]), nil)
}

extension Shape {
  package var resolved: Shape {
    if case .shared(let construct) = self { return Grammar.shape(of: construct).resolved }
    return self
  }

  package var forms: [Shape] {
    switch resolved {
    case .oneOf(let forms): forms.flatMap { $0.forms }
    case let rule: [rule]
    }
  }

  var isExample: Bool { if case .example = self { true } else { false } }

  package var takesNothing: Bool {
    forms.contains { form in
      switch form {
      case .nothing, .example: true
      default: false
      }
    }
  }

  package var fields: FormShape? {
    for case .mapping(let fields) in forms { return fields }
    return nil
  }

  package var words: [String] {
    forms.flatMap { form in if case .word(let words, _) = form { words } else { [String]() } }
  }

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
