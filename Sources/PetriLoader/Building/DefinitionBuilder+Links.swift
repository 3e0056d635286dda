import PetriCatalog
import PetriFormat
import PetriLinks
import PetriYAML

extension DefinitionBuilder {
  /// One of the links that lead to a screen.
  func link(_ node: YAMLNode) -> LinkDefinition? {
    let keys = Keys(node)
    guard let url = node.kind == .mapping ? keys["url"] : node,
      let pattern = pattern(url, keys, hosts: settings.hosts)
    else { return nil }
    var link = LinkDefinition(pattern: pattern, place: url.place)
    if let values = keys["with"] { link.values = values.literal }
    link.lenient = keys.strings("lenient")
    guard let route = keys["route"] else { return link }
    if let name = route.string {
      link.routeName = name
    } else {
      link.route = self.route(route, named: "link", at: route)
    }
    return link
  }

  private func pattern(_ url: YAMLNode, _ keys: Keys, hosts: [LinkHosts]) -> LinkPattern? {
    let plusIsSpace = keys["plus"]?.hasText("space") == true
    return url.string.flatMap { try? LinkPattern($0, hosts: hosts, for: context, plusIsSpace: plusIsSpace) }
  }

  /// The hosts and schemes of `Catalog.yaml`.
  func hosts(_ node: YAMLNode?) -> [LinkHosts] {
    var hosts: [LinkHosts] = []
    for entry in node?.entries.map(\.self) ?? [] {
      let entries = entry.value.kind == .sequence ? entry.value.elements.compactMap(\.string) : [entry.value.text]
      guard let own = try? LinkHosts(entry.key.text, entries, others: hosts, types: .context) else { continue }
      hosts.append(own)
    }
    return hosts
  }

  /// One of the redirects of `Catalog.yaml`.
  func redirect(_ node: YAMLNode, hosts: [LinkHosts]) -> RedirectDefinition? {
    let keys = Keys(node)
    guard let url = keys["url"], let pattern = pattern(url, keys, hosts: hosts), let to = keys["to"],
      var target = keys.template("to")
    else { return nil }
    if let link = hosts.lazy.compactMap({ $0.link(named: to.text) }).first, let named = try? TextTemplate(link) {
      target = named
    }
    return RedirectDefinition(pattern: pattern, target: target, place: url.place)
  }
}
