import PetriCatalog

/// A link of the catalogue with example values.
struct ExampleLink: Hashable {
  /// The link.
  let text: String
  /// The screen whose link it is.
  let screen: String
  /// Its definition.
  let definition: LinkDefinition

  /// Its pattern, as it is written.
  var pattern: String { "\(definition.pattern)" }

  /// The links of a catalogue, in its order; one without values that make it is left out.
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
