import PetriBrowser
import PetriCatalog
import PetriComposer

extension LaunchForm {
  /// More fields of screens inside are not asked for; `--context` reaches them all.
  private static let maxFields = 500

  /// The form of a screen: its own keys, then those of the screens inside it.
  init(of screen: ScreenDefinition, in catalog: Catalog) {
    var fields = screen.context.map { Field(path: $0.name, type: $0.type, summary: $0.summary) }
    var waiting = [(path: [screen.name], screen: screen)]
    var seen: Set<[String]> = []
    while let next = waiting.popLast(), fields.count < LaunchForm.maxFields {
      for child in next.screen.content.children {
        let path = next.path + [child.screen]
        guard seen.insert(path).inserted, path.count < 8, let inner = catalog.screen(named: child.screen) else {
          continue
        }
        let prefix = path.dropFirst().joined(separator: ".")
        fields += inner.context.map {
          Field(path: "\(prefix).\($0.name)", owner: inner.name, type: $0.type, summary: $0.summary)
        }
        waiting.insert((path, inner), at: 0)
      }
    }
    let examples = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
    let fixtures = screen.fixtures.map { fixture in
      (
        fixture.name,
        ContextResolution(fields: screen.context, fixture: fixture.values, fallback: .examplesFirst).context
      )
    }
    let defaults = ContextResolution(fields: screen.context, fallback: .defaultsFirst).context
    let bases = ([(Fixture.examples, examples)] + fixtures).map { Base(name: $0, values: $1.typedValues) }
    self.init(
      screen: screen.name,
      fields: fields,
      bases: defaults == examples
        ? bases : bases + [Base(name: "defaults", prefersDefaults: true, values: defaults.typedValues)]
    )
  }
}

extension LaunchForm {
  /// The values that screens inside a screen get with its context, by the paths of their fields, with where it is from.
  ///
  /// - Parameter state: the app's state, which values of screens inside may refer to.
  static func valuesInside(
    _ screen: ScreenDefinition,
    with context: ContextObject,
    state: ContextObject,
    in catalog: Catalog
  ) -> [String: Value] {
    var values: [String: Value] = [:]
    var waiting = [(path: [screen.name], screen: screen, context: context)]
    var seen: Set<[String]> = []
    while let next = waiting.popLast(), values.count < maxFields {
      for child in next.screen.content.children {
        let path = next.path + [child.screen]
        guard seen.insert(path).inserted, path.count < 8, let inner = catalog.screen(named: child.screen) else {
          continue
        }
        let scope = Scope(context: next.context, state: state)
        let resolution = child.resolution(of: inner, in: child.scopes(in: scope).first ?? scope)
        let sources = Dictionary(
          resolution.sources.map { ($0.name, $0.source) },
          uniquingKeysWith: { first, _ in first }
        )
        let prefix = path.dropFirst().joined(separator: ".")
        for entry in resolution.context.entries {
          let origin = sources[entry.name]?.words(inside: inner.name, of: next.screen.name, child.fixture)
          values["\(prefix).\(entry.name)"] = Value(entry.value, origin: origin)
        }
        waiting.insert((path, inner, resolution.context), at: 0)
      }
    }
    return values
  }
}

extension ContextResolution.Source {
  /// Where a screen inside another has a value from.
  fileprivate func words(inside inner: String, of outer: String, _ fixture: String?) -> String {
    switch self {
    case .given: "from \(outer)"
    case .fixture: "fixture \(fixture ?? "") of \(inner)"
    case .defaultValue: "default of \(inner)"
    case .example: "example of \(inner)"
    }
  }
}

extension ContextObject {
  /// The values as the user would type them, by their keys.
  fileprivate var typedValues: [String: LaunchForm.Value] {
    Dictionary(entries.map { ($0.name, LaunchForm.Value($0.value)) }, uniquingKeysWith: { first, _ in first })
  }
}

extension LaunchForm.Value {
  fileprivate init(_ value: ContextValue, origin: String? = nil) {
    var items: [String]?
    if case .list(let elements) = value { items = elements.map(\.typedText) }
    self.init(value.typedText, items: items, origin: origin)
  }
}

extension ContextValue {
  /// The value as the user would type it on a command line.
  fileprivate var typedText: String {
    switch self {
    case .null: ""
    case .list, .object: description
    default: text
    }
  }
}
