import PetriBrowser
import PetriCatalog

extension LaunchForm {
  /// More fields of screens inside are not asked for; `--context` reaches them all.
  private static let mostFields = 500

  /// The form of a screen: its own keys, then those of the screens inside it.
  init(of screen: ScreenDefinition, in catalog: Catalog) {
    var fields = screen.context.map { Field(path: $0.name, type: $0.type, summary: $0.summary) }
    var waiting = [(path: [screen.name], screen: screen)]
    var seen: Set<[String]> = []
    while let next = waiting.popLast(), fields.count < LaunchForm.mostFields {
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
    let bases = ([(Fixture.examples, examples)] + fixtures).map { Base(name: $0, values: $1.typedTexts) }
    self.init(
      screen: screen.name,
      fields: fields,
      bases: defaults == examples
        ? bases : bases + [Base(name: "defaults", prefersDefaults: true, values: defaults.typedTexts)]
    )
  }
}

extension ContextObject {
  /// The values as somebody would type them, by their keys.
  fileprivate var typedTexts: [String: String] {
    Dictionary(entries.map { ($0.name, $0.value.typedText) }, uniquingKeysWith: { first, _ in first })
  }
}

extension ContextValue {
  /// The value as somebody would type it on a command line.
  fileprivate var typedText: String {
    switch self {
    case .null: ""
    case .list, .object: description
    default: text
    }
  }
}
