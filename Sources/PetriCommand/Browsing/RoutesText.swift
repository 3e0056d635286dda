import PetriCatalog
import PetriLinks
import PetriText

/// Where a screen leads and what leads to it, as the definitions say: taps, screens inside, routes and links.
struct RoutesText {
  private let screen: ScreenDefinition
  private let catalog: Catalog

  /// - Parameter known: what leads to the screen, where it is known without looking through all screens.
  static func text(of screen: ScreenDefinition, in catalog: Catalog, reachedFrom known: [String]? = nil) -> String {
    let text = RoutesText(screen: screen, catalog: catalog)
    let origins = known ?? text.origins
    let parts = [
      ("leads to", text.ways), ("holds", screen.content.children.map(\.screen)), ("is reached from", origins),
    ]
    var lines = parts.flatMap { title, items in items.isEmpty ? [] : [title] + items.map { "  \($0)" } + [""] }
    if !screen.links.isEmpty { lines += ["links"] + text.links.map { "  \($0)" } + [""] }
    if !screen.routes.isEmpty { lines += ["routes"] + screen.routes.flatMap { $0.lines.map { "  \($0)" } } + [""] }
    if !screen.interceptors.isEmpty { lines += ["asks"] + screen.interceptors.map { "  \($0)" } + [""] }
    let variants = screen.variants.flatMap { variant in
      ["\(variant.experiment)=\(variant.variant)"] + (variant.routes ?? []).flatMap { $0.lines.map { "  \($0)" } }
    }
    if !variants.isEmpty { lines += ["variants"] + variants.map { "  \($0)" } + [""] }
    return lines.isEmpty
      ? "nothing leads here or away, and no routes or links are defined" : lines.joined(separator: "\n")
  }

  /// Its links, each with one that has the screen's examples.
  private var links: [String] {
    let examples = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
    return screen.links.flatMap { [$0.pattern.description] + ($0.link(for: examples).map { ["  \($0)"] } ?? []) }
  }

  /// What its own taps do, each once.
  private var ways: [String] {
    var seen: Set<String> = []
    return screen.taps.map(\.description).filter { seen.insert($0).inserted }
  }

  /// The screens that open it, hold it, or show it to ask for something.
  private var origins: [String] {
    CatalogGraph(catalog).edges.filter { $0.to == screen.name }.map { "\($0.from)  \($0.kind.rawValue) it" }
  }
}
