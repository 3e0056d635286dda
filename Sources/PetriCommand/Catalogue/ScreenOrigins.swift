import PetriCatalog
import PetriLinks

/// What leads to each screen of a catalogue, known without decoding the screens.
struct ScreenOrigins: Sendable {
  private var lines: [String: [String]] = [:]

  /// What leads to a screen, one in a line, in the order of where it begins.
  func lines(of screen: String) -> [String] { lines[screen] ?? [] }

  /// - Parameters:
  ///   - names: the screens' names, in the catalogue's order.
  ///   - details: what is known of each.
  init(_ names: [String], _ details: [ScreenDetails], in catalog: Catalog) {
    let shown = Dictionary(
      catalog.settings.interceptors.compactMap { interceptor in interceptor.show.map { (interceptor.name, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    var carried: [String: [String]] = [:]
    for (name, own) in zip(names, details) { for origin in own.origins { carried[origin, default: []].append(name) } }
    for (name, own) in zip(names, details) {
      var ways: [(kind: CatalogGraph.Edge.Kind, to: String)] = own.children.map { (.holds, $0) }
      ways += own.opened.map { (.opens, $0) }
      ways += own.followed.compactMap { link in
        guard let link = try? Link(link), let match = catalog.links.matches(of: link).first else { return nil }
        return (.links, match.destination.screen)
      }
      ways += (carried[name] ?? []).map { (.routes, $0) }
      ways += own.interceptors.compactMap { shown[$0] }.map { (.asks, $0) }
      var seen: Set<String> = []
      for (kind, to) in ways where seen.insert("\(kind.rawValue) \(to)").inserted {
        lines[to, default: []].append("\(name)  \(kind.rawValue) it")
      }
    }
  }
}
