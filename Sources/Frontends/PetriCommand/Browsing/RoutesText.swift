import PetriBrowser
import PetriCatalog
import PetriLinks

/// The incoming and outgoing transitions of a screen, derived from the definitions: taps, child screens, routes and
/// deep links.
struct RoutesText {
  private let screen: ScreenDefinition
  private let catalog: Catalog
  private let graph: CatalogGraph

  static func rows(of screen: ScreenDefinition, in catalog: Catalog, graph: CatalogGraph) -> [PreviewRow] {
    let text = RoutesText(screen: screen, catalog: catalog, graph: graph)
    let parts = [
      ("leads to", text.ways), ("holds", text.children), ("is reached from", text.origins), ("links", text.links),
      ("routes", text.routes), ("asks", text.interceptors), ("variants", text.variants),
    ]
    let rows = parts.flatMap { title, rows in
      rows.isEmpty
        ? [] : [PreviewRow(title)] + rows.map { PreviewRow("  \($0.text)", opens: $0.target) } + [PreviewRow("")]
    }
    return rows.isEmpty ? [PreviewRow("nothing leads here or away, and no routes or links are defined")] : rows
  }

  private var links: [PreviewRow] {
    let examples = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
    return screen.links.flatMap { definition -> [PreviewRow] in
      let link = definition.link(for: examples).map { PreviewRow("  \($0)", opens: .link("\($0)")) }
      return [PreviewRow(definition.pattern.description)] + (link.map { [$0] } ?? [])
    }
  }

  private var children: [PreviewRow] {
    screen.content.children.map { PreviewRow($0.screen, opens: .screen($0.screen)) }
  }

  /// The deduplicated effects of the screen's own taps.
  private var ways: [PreviewRow] {
    var seen: Set<String> = []
    return screen.taps.filter { seen.insert($0.description).inserted }.map { tap in
      switch tap {
      case .open(let target, _): return PreviewRow(tap.description, opens: .screen(target))
      case .link(let link) where link.references.isEmpty:
        let text = link.variants.first?.text.text(in: Scope())
        return PreviewRow(tap.description, opens: text.map { .link($0) })
      default: return PreviewRow(tap.description)
      }
    }
  }

  /// The screens that open, contain or prompt with this one.
  private var origins: [PreviewRow] {
    graph.edges(to: screen.name).map { PreviewRow("\($0.from)  \($0.kind.rawValue) it", opens: .screen($0.from)) }
  }

  private var routes: [PreviewRow] { screen.routes.flatMap { RoutesText.rows(of: $0) } }

  private var interceptors: [PreviewRow] {
    screen.interceptors.map { name in
      let shown = catalog.settings.interceptors.first { $0.name == name }?.show
      return PreviewRow(name, opens: shown.map { .screen($0) })
    }
  }

  private var variants: [PreviewRow] {
    screen.variants.flatMap { variant in
      [PreviewRow("\(variant.experiment)=\(variant.variant)")]
        + (variant.routes ?? []).flatMap { RoutesText.rows(of: $0) }.map {
          PreviewRow("  \($0.text)", opens: $0.target)
        }
    }
  }

  private static func rows(of route: RouteDefinition) -> [PreviewRow] {
    route.lines.map { PreviewRow($0.text, opens: $0.screen.map { .screen($0) }) }
  }
}
