import PetriCatalog

struct ExampleLink: Hashable {
  let text: String
  let screen: String
  let definition: LinkDefinition

  var pattern: String { "\(definition.pattern)" }

  /// The links of a catalogue that can be filled with example values.
  static func all(of catalog: Catalog) -> [ExampleLink] {
    catalog.screens.flatMap { screen in
      let examples = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
      return screen.links.compactMap { link in
        (link.link(for: examples) ?? link.pattern.sampleLink(for: screen.context)).map {
          ExampleLink(text: $0, screen: screen.name, definition: link)
        }
      }
    }
  }
}
