import PetriCatalog
import PetriGrammar

/// A rule of the grammar, ready to be held against very many values: words are packed and keys have numbers.
indirect enum OutlineCheck: Sendable {
  /// Nothing that is certainly right: left to the decoder.
  case unknown
  case anything, text, localized, imageName, condition, flag, kebabCase
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case attribute(ContextType, ClosedRange<Double>?)
  case word(WordSet)
  /// Names that must be among those that there are.
  case device, interceptor, fixture
  /// A screen that is named and not built from here, and a tab by its number or its screen.
  case screen, tab
  /// An id and the name of an element, each of a view.
  case id, elementName
  case stateValues
  case list(OutlineCheck, atLeast: Int, orOne: Bool)
  case named(OutlineCheck)
  case mapping(KeyChecks)
  case oneOf(scalar: OutlineCheck, list: OutlineCheck, mapping: OutlineCheck, takesNothing: Bool)
  // What a screen's outline is made of.
  case group, layers, content, supportingViews, child, tap, link, route, routes
  case view, viewOfKind

  /// The check of a rule; ``unknown`` for one that outlines know nothing of, so that what follows it is decoded.
  init(_ rule: Rule) {
    self =
      switch rule {
      case .text: .text
      case .localized, .template: .localized
      case .imageName: .imageName
      case .condition: .condition
      case .flag: .flag
      case .number(let range): .number(range)
      case .integer(let range): .integer(range)
      // That it is the place of an element is looked at besides.
      case .attribute(.int, _): .attribute(.int, nil)
      case .attribute(let type, let range) where type.isWord: .attribute(type, range)
      case .word(let words): .word(WordSet(words))
      // The scope of a repetition is made before.
      case .contextList: .anything
      case .name(let kind): OutlineCheck(name: kind)
      case .reference(let kind): OutlineCheck(reference: kind)
      case .values(.stateKey): .stateValues
      case .list(let element, let count, let orOne): .list(OutlineCheck(element), atLeast: count, orOne: orOne)
      case .named(.route, .shared(.route)): .routes
      case .named(_, let value): .named(OutlineCheck(value))
      case .mapping(let fields): .mapping(KeyChecks(fields))
      case .oneOf(let forms): OutlineCheck(forms)
      case .shared(let construct): OutlineCheck(construct)
      case .nothing, .values, .field, .example, .attribute: .unknown
      }
  }

  private init(name kind: NameKind) {
    self =
      switch kind {
      case .id: .id
      case .key: .elementName
      case .event: .text
      default: kind.style == .kebabCase ? .kebabCase : .unknown
      }
  }

  private init(reference kind: NameKind) {
    self =
      switch kind {
      case .screen: .screen
      case .tab: .tab
      case .fixture: .fixture
      case .device: .device
      case .interceptor: .interceptor
      default: .unknown
      }
  }

  private init(_ construct: Construct) {
    self =
      switch construct {
      case .view: .view
      case .viewOfKind: .viewOfKind
      case .content: .content
      case .child: .child
      case .tap: .tap
      case .link: .link
      case .route: .route
      case .matrix:
        .mapping(KeyChecks(Grammar.matrix, except: ["include": .unknown, "exclude": .unknown, "skip": .unknown]))
      default: OutlineCheck(Grammar.rule(of: construct))
      }
  }

  /// The check of several forms, told apart by what the value is.
  private init(_ forms: [Rule]) {
    var (scalar, list, mapping) = (OutlineCheck.unknown, OutlineCheck.unknown, OutlineCheck.unknown)
    var takesNothing = false
    for form in forms {
      switch form.resolved {
      case .nothing: takesNothing = true
      case .list: list = OutlineCheck(form)
      case .mapping, .named, .values: mapping = OutlineCheck(form)
      default: scalar = OutlineCheck(form)
      }
    }
    self = .oneOf(scalar: scalar, list: list, mapping: mapping, takesNothing: takesNothing)
  }
}

extension ContextType {
  /// Whether it is one of a word.
  fileprivate var isWord: Bool { ContextType.named.contains { $0.type == self } }
}
