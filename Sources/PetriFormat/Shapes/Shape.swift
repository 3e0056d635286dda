package import PetriCatalog

/// The rule of a value of the format.
package indirect enum Shape: Sendable {
  /// A text in which nothing is replaced: a summary, a path.
  case text
  /// A text with values in it: `Hello, ${name}`.
  case template
  /// A template, a form of text that is a mapping, or one of these for each locale.
  case localized
  /// The name of an image or of a symbol: a template that isn't empty.
  case imageName(NameKind)
  /// A condition over values: `not ${signedIn}`.
  case condition
  /// A list of the context, as a reference: `${stores}`.
  case contextList
  /// A value of the context or the state, as a reference: `${stage}`.
  case contextValue
  /// A number of the context, as a reference: `${count}`.
  case contextNumber
  /// A value of a type, without references: `2026-12-31`.
  case literal(ContextType)
  /// Which of several titles is selected: a place from 0, or a reference to one or to a choice.
  case selection
  /// `true` or `false`.
  case flag
  /// A number within a range.
  case number(ClosedRange<Double>)
  /// An integer within a range.
  case integer(ClosedRange<Int>)
  /// An attribute of a view: a value of a type, within a range where it has one, or a reference to one.
  case attribute(ContextType, ClosedRange<Double>?)
  /// One of a few words, and what a message calls one: `label style`; the value of its key where that is `nil`.
  case word([String], String? = nil)
  /// A name that the value gives to something.
  case name(NameKind)
  /// A name that something else has.
  case reference(NameKind)
  /// Values by the keys that they are for, which may be references.
  case values(NameKind)
  /// The type of a context's key: a word, a mapping with `type`, or a mapping of an object's keys.
  case field
  /// A value of the type beside it.
  case example
  /// Nothing: `spinner:`.
  case nothing
  /// A list, as long as it must be at least; where `orOne` is set, an element alone as well.
  case list(Shape, atLeast: Int = 0, orOne: Bool = false)
  /// A mapping with certain keys.
  case mapping(FormShape)
  /// A mapping of names to values of one rule.
  case named(NameKind, Shape)
  /// One of several forms, which differ by what the value is: a scalar, a list, a mapping or nothing.
  case oneOf([Shape])
  /// The rule of a construct that several keys share.
  case shared(Construct)

  /// One of the words of an enumeration.
  package static func word<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type, _ noun: String? = nil)
    -> Shape
  {
    .word(type.allCases.map(\.rawValue), noun)
  }

  /// A length in points.
  package static let length = Shape.number(0...10_000)
  /// A number that isn't a length.
  package static let anyNumber = Shape.number(-100_000...100_000)
  /// A colour, or a reference to one.
  package static let color = Shape.attribute(.color([]), nil)
}

extension Shape {
  /// The rule itself, if it is given by a construct's name.
  package var resolved: Shape {
    if case .shared(let construct) = self { return Grammar.shape(of: construct).resolved }
    return self
  }

  /// The rules of which a value must follow one.
  package var forms: [Shape] {
    switch resolved {
    case .oneOf(let forms): forms.flatMap { $0.forms }
    case let rule: [rule]
    }
  }

  /// Whether it is a value of the type beside it.
  var isExample: Bool { if case .example = self { true } else { false } }

  /// Whether a key may be written without a value.
  package var takesNothing: Bool {
    forms.contains { form in
      switch form {
      case .nothing, .example: true
      default: false
      }
    }
  }

  /// The keys of the rule's mapping; `nil` where it isn't a mapping of certain keys.
  package var fields: FormShape? {
    for case .mapping(let fields) in forms { return fields }
    return nil
  }

  /// The words that the rule takes; empty where it takes none.
  package var words: [String] {
    forms.flatMap { form in if case .word(let words, _) = form { words } else { [String]() } }
  }
}
