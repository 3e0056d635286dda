/// Which screens lead to which: the map of an app.
public struct CatalogGraph: Hashable, Sendable, Codable {
  /// A way from one screen to another.
  public struct Edge: Hashable, Sendable, Codable {
    /// What leads there.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// A tap opens it.
      case opens
      /// A tap follows a link to it.
      case links = "links to"
      /// It is inside.
      case holds
      /// The other's route puts it on this one.
      case routes = "routes to"
      /// An interceptor on the way to the first shows it.
      case asks = "asks by"
    }

    /// Where the way begins.
    public let from: String
    /// Where it ends.
    public let to: String
    /// What leads there.
    public let kind: Kind
  }

  /// The screens, in the catalogue's order.
  public let screens: [String]
  /// The ways, each once, by the order of the screens where they begin.
  public let edges: [Edge]

  /// Reads the ways from the screens' definitions; a link whose text depends on a context is left out.
  public init(_ catalog: Catalog) {
    let definitions = Array(catalog.screens)
    screens = definitions.map(\.name)
    let shown = Dictionary(
      catalog.settings.interceptors.compactMap { interceptor in interceptor.show.map { (interceptor.name, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    var carried: [String: [String]] = [:]
    for screen in definitions {
      for origin in screen.routeOrigins { carried[origin, default: []].append(screen.name) }
    }
    var seen: Set<Edge> = []
    edges = definitions.flatMap { screen in
      let above = (carried[screen.name] ?? []).map { Edge(from: screen.name, to: $0, kind: .routes) }
      let asking = screen.interceptors.compactMap { shown[$0] }.map { Edge(from: screen.name, to: $0, kind: .asks) }
      return (CatalogGraph.ways(from: screen, in: catalog) + above + asking).filter { seen.insert($0).inserted }
    }
  }

  /// The ways that a screen's own content shows: to what is inside, and to where its taps lead.
  public static func ways(from screen: ScreenDefinition, in catalog: Catalog) -> [Edge] {
    screen.content.children.map { Edge(from: screen.name, to: $0.screen, kind: .holds) }
      + screen.taps.compactMap { edge(of: $0, from: screen.name, in: catalog) }
  }

  private static func edge(of tap: TapAction, from screen: String, in catalog: Catalog) -> Edge? {
    switch tap {
    case .open(let target, _): return Edge(from: screen, to: target, kind: .opens)
    case .link(let link):
      guard link.references.isEmpty, let text = link.variants.first?.text.text(in: Scope()) else { return nil }
      return edge(following: text, from: screen, in: catalog)
    default: return nil
    }
  }

  /// The way that a link shows; `nil` where it leads to no screen.
  public static func edge(following link: String, from screen: String, in catalog: Catalog) -> Edge? {
    (try? catalog.destination(of: link)).map { Edge(from: screen, to: $0.screen, kind: .links) }
  }
}

extension ScreenDefinition {
  /// What the taps of its views do, in their order.
  public var taps: [TapAction] {
    var taps: [TapAction] = []
    var waiting = Array((content.views + supportingViews).reversed())
    while let view = waiting.popLast() {
      if let tap = view.tap { taps.append(tap) }
      waiting += view.views.reversed()
    }
    return taps
  }
}

extension ScreenDefinition {
  /// The screens that its routes put it on, each once.
  public var routeOrigins: Set<String> { routes.isEmpty ? [] : Set(routes.flatMap(\.origins)) }
}

extension RouteDefinition {
  /// The screens that it puts something on.
  public var origins: [String] { RouteDefinition.origins(in: steps) }

  private static func origins(in steps: [RouteStep]) -> [String] {
    steps.flatMap { step -> [String] in
      switch step.kind {
      case .from(.screen(let name, _)), .from(.route(let name, _)): [name]
      case .fork(let cases): cases.flatMap { origins(in: $0.steps) }
      default: []
      }
    }
  }
}
