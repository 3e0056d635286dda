import PetriCatalog

extension Shape {
  var phrase: String {
    switch self {
    case .text, .template: "text"
    case .localized: "text, or texts by locale"
    case .imageName: "name of an image"
    case .reference(.control), .reference(.link): "text"
    case .condition: "condition"
    case .contextList: "`${list}`"
    case .contextValue: "`${value}`"
    case .contextNumber: "`${number}`"
    case .literal(.color): "colour"
    case .literal(let type): type.brief
    case .selection: "integer; a reference to one, or to a choice"
    case .flag: "`true`, `false`"
    case .number(let range): "number, \(range.lowerBound.short) to \(range.upperBound.short)"
    case .integer(let range) where range.count == 1: "`\(range.lowerBound)`"
    case .integer(let range): "integer, \(range.lowerBound) to \(range.upperBound)"
    case .attribute(let type, let range): Shape.phrase(of: type, in: range)
    case .word(let words, _): Shape.list(words)
    case .name(let kind): kind.style == .kebabCase ? "name" : kind.noun
    case .reference(let kind): kind.noun
    case .values(.stateKey): "values of the state"
    case .values(.formKey): "values of the form"
    case .values: "values"
    case .field: "type, or a field"
    case .example: "value of the type"
    case .nothing: "nothing"
    case .list(let element, _, let orOne): orOne ? "\(element.phrase), or a list of them" : "list of \(element.plural)"
    case .mapping(let fields): "`{\(fields.keys.joined(separator: ", "))}`"
    case .named(let kind, .named(let inner, let value)): "\(value.plural) by \(kind.noun) and \(inner.noun)"
    case .named(let kind, let value):
      "\(value.plural) by \(kind == .warning ? "code" : kind == .case ? "value" : "name")"
    case .oneOf(let forms): forms.map(\.phrase).joined(separator: "; ")
    case .shared(let construct): construct.phrase(construct.noun)
    }
  }

  private var plural: String {
    switch self {
    case .text, .template, .localized: "texts"
    case .condition: "conditions"
    case .name(let kind), .reference(let kind): kind.plural
    case .list(let element, _, _): "lists of \(element.plural)"
    case .shared(let construct): construct.phrase(construct.plural)
    case .oneOf(let forms): forms.first?.plural ?? ""
    default: phrase
    }
  }

  private static func phrase(of type: ContextType, in range: ClosedRange<Double>?) -> String {
    switch type {
    case .color: "colour; a reference"
    case .bool: "`true`, `false`; a reference"
    case .choice(let words): "\(list(words)); a reference"
    case .int: "integer; a reference"
    case .date: "date; a reference"
    case .time: "time; a reference"
    default: "\(range.map { "number, \($0.lowerBound.short) to \($0.upperBound.short)" } ?? "number"); a reference"
    }
  }

  private static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}

extension Construct {
  fileprivate func phrase(_ words: String) -> String {
    if let heading { return "[\(words)](#\(heading.replacing(" ", with: "-")))" }
    return Grammar.shape(of: self).phrase
  }
}
