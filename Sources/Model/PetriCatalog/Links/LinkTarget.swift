package import PetriLinks

/// The destination of a link pattern.
public enum LinkTarget: Hashable, Sendable {
  /// A screen and its link.
  case screen(String, LinkDefinition)
  /// A redirect.
  case redirect(RedirectDefinition)
}

extension LinkTable<LinkTarget> {
  /// Makes a table of screens' links and redirects.
  package init(_ links: [(screen: String, link: LinkDefinition)], _ redirects: [RedirectDefinition]) {
    self.init(
      redirects.map { ($0.pattern, .redirect($0)) } + links.map { ($0.link.pattern, .screen($0.screen, $0.link)) },
      types: .context
    )
  }
}
