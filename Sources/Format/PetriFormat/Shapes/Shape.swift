package import PetriCatalog

/// The shape of a value in the format.
package indirect enum Shape: Sendable {
  /// Plain text without interpolation, such as a summary or a path.
  case text
  /// Text with interpolated values: `Hello, ${name}`.
  case template
  /// A template, a mapping that stands for text, or one of them per locale.
  case localized
  /// The nonempty name of an image or symbol.
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
  /// One of a few words, with its name in messages, such as `label style`; nil for the value of its key.
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
  /// A mapping with fixed keys.
  case mapping(FormShape)
  /// A mapping of names to values.
  case named(NameKind, Shape)
  /// One of several forms, chosen by the kind of value: scalar, list, mapping or null.
  case oneOf([Shape])
  /// A construct that several keys share.
  case shared(Construct)

  package static func word<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type, _ noun: String? = nil)
    -> Shape
  {
    .word(type.allCases.map(\.rawValue), noun)
  }

  package static let length = Shape.number(0...10_000)
  /// A number that isn't a length.
  package static let anyNumber = Shape.number(-100_000...100_000)
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

  /// The keys of the mapping; nil unless it is a mapping with fixed keys.
  package var fields: FormShape? {
    for case .mapping(let fields) in forms { return fields }
    return nil
  }

  package var words: [String] {
    forms.flatMap { form in if case .word(let words, _) = form { words } else { [String]() } }
  }
}
