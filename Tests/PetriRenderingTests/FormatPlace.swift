import PetriCatalog
import PetriFormat
import Testing

/// A place of the format with keys, and a catalogue that has them there.
struct FormatPlace: Sendable, CustomTestStringConvertible {
  /// The name of the mapping that has the keys.
  let name: String
  /// The keys, each with values that texts are to tell apart.
  let keys: [(key: String, values: [String])]
  /// The keys of which a change is nothing that a person could notice.
  let unnoticed: Set<String>
  private let required: [(key: String, value: String)]
  private let oneOf: [String]
  private let catalog: String
  private let screen: String
  private let others: [String: String]

  var testDescription: String { name }

  /// Takes the keys of a part of the grammar.
  ///
  /// - Parameters:
  ///   - given: values of keys of which the rule alone makes none, or none that go together with the rest.
  ///   - unnoticed: keys of which a change is nothing that a person could notice.
  ///   - required: keys that are there beside the one that is looked at, unless they are it.
  ///   - oneOf: keys of which exactly one is there: the first, unless another one is looked at.
  ///   - catalog: the catalogue's file, without its name.
  ///   - others: other files of the catalogue.
  ///   - screen: a file with the screen `one`. The keys take the place of `@`: of one on a line of its own as lines, of another in a flow
  ///     mapping.
  init(
    _ name: String,
    _ fields: some Sequence<FieldShape>,
    given: [String: [String]] = [:],
    unnoticed: Set<String> = [],
    required: [(key: String, value: String)] = [],
    oneOf: [String] = [],
    catalog: String = FormatPlace.catalog,
    files others: [String: String] = [:],
    _ screen: String
  ) {
    self.name = name
    keys = fields.filter { !unnoticed.contains($0.key) && !$0.isForChecks }.map {
      ($0.key, given[$0.key] ?? FormatPlace.values(of: $0.rule))
    }
    self.unnoticed = unnoticed
    self.required = required
    self.oneOf = oneOf
    self.catalog = catalog
    self.screen = screen
    self.others = others
  }

  /// Whether its catalogue has colours of its own.
  var definesColors: Bool { catalog.contains("colors:") }

  /// A catalogue's files in which a key has a value.
  func files(_ key: String, _ value: String) -> [String: String] {
    let chosen = oneOf.contains(key) ? [] : oneOf.prefix(1).map { (key: $0, value: "A") }
    let entries = required.filter { $0.key != key } + chosen + [(key, value)]
    let lines = entries.map { "\($0.key): \($0.value)" }
    func filled(_ text: String) -> String {
      "\n\(text)\n".replacing("\n@\n", with: "\n\(lines.joined(separator: "\n"))\n")
        .replacing("@", with: lines.joined(separator: ", "))
    }
    return [
      "Catalog.yaml": "catalog: A\n" + filled(catalog), "Screens/one.yaml": filled(screen),
      "Screens/others.yaml": FormatPlace.others,
    ].merging(others) { first, _ in first }
  }

  /// Values that a rule allows, as YAML's flow form has them; no two are shown alike.
  private static func values(of rule: Shape) -> [String] {
    switch rule.resolved {
    case .text, .template, .localized, .imageName, .reference(.control), .reference(.link): ["Circle", "Square"]
    case .condition: ["'${yes}'", "'not ${yes}'"]
    case .contextList: ["'${few}'", "'${many}'"]
    case .literal(.date): ["2025-12-31", "2026-02-01"]
    case .literal(.color): values(of: .color([]))
    case .selection: ["0", "1"]
    case .flag: ["true", "false"]
    case .number(let range): [3.5, 7.5].map { "\(min(max($0, range.lowerBound), range.upperBound))" }
    case .integer(let range): [range.lowerBound, range.lowerBound + 1].map { "\($0)" }
    case .attribute(let type, _): values(of: type)
    // UIKit's `top` is its `leading`, and its `bottom` its `trailing`.
    case .word(let words, "alignment"): words.filter { $0 != "top" && $0 != "bottom" }
    case .word(let words, _): words
    case .name: ["circle", "square"]
    case .reference(.screen): ["two", "three"]
    case .values: ["{city: Kazan}", "{city: Omsk}"]
    case .list(let element, _, _): values(of: element).map { "[\($0)]" }
    case .oneOf(let forms): forms.lazy.map { values(of: $0) }.first { $0.count > 1 } ?? []
    default: []
    }
  }

  private static func values(of type: ContextType) -> [String] {
    switch type {
    case .bool: ["true", "false"]
    case .int: ["0", "1"]
    case .double: ["0.25", "0.75"]
    case .color: ["systemRed", "'#FF6900'"]
    case .choice(let values): values
    default: []
    }
  }

  private static let catalog = """
    start: two
    state:
      open: {type: bool, default: true}
    interceptors:
      signed-in: {require: '${state.open}', show: two, refuse: Sign in.}
      asked: {require: '${state.open}'}
    experiments:
      menu: [tabs, drawer]
    """

  private static let others = """
    screen: two
    context: {city: {type: string, default: Ufa, example: Ufa}}
    fixtures: {far: {city: Anadyr}, near: {city: Perm}}
    content: [label: '${city}']
    ---
    screen: three
    context: {city: {type: string, default: Ufa}}
    content: [label: Three]
    ---
    container: plain
    ---
    container: templated
    supportingViews: {}
    """
}
