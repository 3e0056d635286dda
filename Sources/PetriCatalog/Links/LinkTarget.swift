package import PetriLinks

/// What a link leads to.
public struct LinkTarget: Hashable, Sendable {
  /// The screen's name.
  public let screen: String
  /// The link's definition.
  public let link: LinkDefinition

  package init(screen: String, link: LinkDefinition) {
    self.screen = screen
    self.link = link
  }
}

extension LinkTable<LinkTarget> {
  /// The patterns of links, each with what it leads to.
  package init(_ targets: [LinkTarget]) { self.init(targets.map { ($0.link.pattern, $0) }) }
}
