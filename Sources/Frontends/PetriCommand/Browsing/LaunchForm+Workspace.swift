import PetriBrowser
import PetriCatalog
import PetriComposer

extension LaunchForm {
  /// The maximum number of fields for child screens; `--context` can set the others.
  private static let maxFields = 500

  /// A form with the screen's own keys, followed by those of its child screens.
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
  /// The context values that child screens receive, by field path, each with its origin.
  ///
  /// - Parameter state: the app state that context values of child screens may refer to.
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
  /// The value in command-line syntax.
  fileprivate var typedText: String {
    switch self {
    case .null: ""
    case .list, .object: description
    default: text
    }
  }
}
