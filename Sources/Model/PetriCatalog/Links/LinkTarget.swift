package import PetriLinks

/// The target of a link.
public enum LinkTarget: Hashable, Sendable {
  /// A screen, by its name, with the link's definition.
  case screen(String, LinkDefinition)
  /// Another link.
  case redirect(RedirectDefinition)
}

extension LinkTable<LinkTarget> {
  /// The links of screens, and the redirects of a catalogue.
  package init(_ links: [(screen: String, link: LinkDefinition)], _ redirects: [RedirectDefinition]) {
    self.init(
      redirects.map { ($0.pattern, .redirect($0)) } + links.map { ($0.link.pattern, .screen($0.screen, $0.link)) },
      types: .context
    )
  }
}
