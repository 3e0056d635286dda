import PetriCatalog
import PetriGrammar

/// What an attribute of a view has to be: a rule of the grammar, ready to be looked at very often.
enum ViewCheck {
  /// Nothing that an outline knows of.
  case unknown
  case localized, imageName, condition, flag, titles, views, tap, id, each, elementName
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case attribute(ContextType, ClosedRange<Double>?)
  case word(WordSet)

  /// The check of a rule; ``unknown`` for one that has come since, so that views with it are decoded.
  init(_ rule: Rule) {
    self =
      switch rule {
      case .localized, .template: .localized
      case .imageName: .imageName
      case .condition: .condition
      case .flag: .flag
      case .contextList: .each
      case .number(let range): .number(range)
      case .integer(let range): .integer(range)
      // That it is a place of one of its titles is looked at besides.
      case .attribute(.int, _): .attribute(.int, nil)
      case .attribute(let type, let range) where type.isSimple: .attribute(type, range)
      case .word(let words): .word(WordSet(words))
      case .name(.id): .id
      case .name(.key): .elementName
      case .list(.localized, _, _): .titles
      case .list(.shared(.view), _, _): .views
      case .shared(.tap): .tap
      default: .unknown
      }
  }
}

extension ContextType {
  /// Whether it is one of a word.
  fileprivate var isSimple: Bool { ContextType.named.contains { $0.type == self } }
}

/// What a kind of view has to be, by the numbers of its keys.
struct KindCheck {
  /// The checks of its keys, by their numbers.
  let attributes: [ViewCheck]
  /// The number of the key that it can't be without; `nil` where there is none.
  let required: Int?
  /// The check of what may stand in place of the mapping; `nil` where nothing may.
  let short: ViewCheck?
  /// Whether it may be without a value.
  let takesNothing: Bool

  /// - Parameter keys: the keys by their numbers.
  init(_ form: ViewForm, keys: [String]) {
    attributes = keys.map { key in form.fields[key].map { ViewCheck($0.rule) } ?? .unknown }
    required = form.own.first(where: \.isRequired).flatMap { keys.firstIndex(of: $0.key) }
    short = form.short.flatMap { form.fields[$0] }.map { ViewCheck($0.rule) }
    takesNothing = form.takesNothing
  }
}
