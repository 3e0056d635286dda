import PetriCatalog

/// A rule of the grammar, ready to be held against very many values: words are packed and keys have numbers.
indirect enum Check: Sendable {
  /// What is looked at besides.
  case anything
  case text, template, localized, imageName, condition, contextNumber, flag, group, selection
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case literal(ContextType)
  case attribute(ContextType, ClosedRange<Double>?)
  case word(Words)
  /// A name that the value gives to something, and one that something has.
  case name(NameKind)
  case reference(NameKind)
  /// A screen that is built from here, and not only named.
  case builtScreen
  case stateValues, severities, layers
  /// The one route of a screen, which has no name.
  case onlyRoute
  case list(ListCheck)
  case named(NameKind, Check)
  case mapping(KeyChecks)
  case oneOf(Forms)
  case construct(Construct)

  /// Words with what a message calls one.
  final class Words: Sendable {
    let all: [String]
    let noun: String?
    let set: WordSet

    init(_ all: [String], _ noun: String?) {
      self.all = all
      self.noun = noun
      set = WordSet(all)
    }
  }

  /// A list, or an element alone.
  final class ListCheck: Sendable {
    let element: Check
    let atLeast: Int
    /// What a message calls an element.
    let noun: String
    /// Whether an element may stand alone that is a scalar, or a mapping.
    let takesScalar: Bool
    let takesMapping: Bool

    init(_ rule: Shape, atLeast: Int, orOne: Bool) {
      element = Check(rule)
      self.atLeast = atLeast
      noun = rule.noun
      takesMapping = orOne && rule.fields != nil
      takesScalar = orOne && rule.forms.contains { !$0.isMapping }
    }
  }

  /// Several forms; the kind of the value decides which one applies.
  final class Forms: Sendable {
    let scalar: Check?
    let list: Check?
    let mapping: Check?
    let takesNothing: Bool

    /// What a list should have been that stands in place of a word or a mapping.
    var mappingForWord: Check? { if case .word? = scalar { mapping } else { nil } }

    init(_ forms: [Shape]) {
      func check(_ isMeant: (Shape) -> Bool) -> Check? { forms.first { isMeant($0.resolved) }.map { Check($0) } }
      list = check { if case .list = $0 { true } else { false } }
      mapping = check { $0.isMapping }
      scalar = check { if case .list = $0 { false } else { !$0.isMapping && !$0.isNothing } }
      takesNothing = forms.contains { $0.isNothing }
    }
  }

  init(_ rule: Shape) {
    self =
      switch rule {
      case .text: .text
      case .localized: .localized
      case .template: .template
      case .imageName: .imageName
      case .condition: .condition
      case .contextNumber: .contextNumber
      case .literal(let type): .literal(type)
      case .selection: .selection
      case .flag: .flag
      case .number(let range): .number(range)
      case .integer(let range): .integer(range)
      case .attribute(let type, let range): .attribute(type, range)
      case .word(let words, let noun): .word(Words(words, noun))
      case .name(let kind): .name(kind)
      case .reference(let kind): .reference(kind)
      case .values(.stateKey): .stateValues
      case .list(let element, let count, let orOne): .list(ListCheck(element, atLeast: count, orOne: orOne))
      case .named(.warning, _): .severities
      case .named(let kind, let value): .named(kind, Check(value))
      case .mapping(let fields): .mapping(KeyChecks(fields))
      case .oneOf(let forms): .oneOf(Forms(forms))
      case .shared(let construct): .construct(construct)
      // The scope of a repetition, and what values are for, are known where they stand.
      case .contextList, .contextValue, .nothing, .values, .field, .example: .anything
      }
  }
}

extension Shape {
  fileprivate var isMapping: Bool {
    switch self {
    case .mapping, .named, .values: true
    default: false
    }
  }

  fileprivate var isNothing: Bool { if case .nothing = self { true } else { false } }

  /// What a message calls one of several values.
  fileprivate var noun: String {
    switch self {
    case .localized, .template: "title"
    case .shared(.child): "screen"
    case .shared(let construct): construct.noun
    case .name(let kind), .reference(let kind): kind.noun
    case .word(_, let noun?): noun
    default: "value"
    }
  }
}
