public import PetriLinks

/// A redirect from a link pattern to another link.
public struct RedirectDefinition: Hashable, Sendable, Codable {
  /// The pattern.
  public var pattern: LinkPattern
  /// The target, with references to the parameters and the link itself; `nil` to reject the link.
  public var target: TextTemplate?
  /// The prefix for a target that is only a path.
  public var start: String?
  /// The source location of the definition.
  public var place: Place

  /// The maximum number of redirects followed for a link.
  public static let maxSteps = 8

  /// Creates a redirect.
  public init(pattern: LinkPattern, target: TextTemplate?, place: Place) {
    self.pattern = pattern
    self.target = target
    self.place = place
  }

  /// The target of a link, with percent-encoded values. Components that the pattern doesn't name are appended, unless
  /// the target is a single parameter. A parameter after a named host is inserted as a path.
  ///
  /// - Parameter link: The matching link.
  func target(of link: String, _ match: LinkTable<LinkTarget>.Match) -> String? {
    guard let target else { return nil }
    let isWhole = target.wholeReference != nil
    var scope = Scope().adding(LinkDefinition.ownName, .string(isWhole ? link : Link.encoded(link)))
    for capture in match.captures {
      let isLink = isWhole && (start == nil || !capture.isRest)
      let texts = capture.isRest ? capture.values.map(\.text) : [capture.text]
      let text = isLink ? capture.text : texts.map(Link.encoded).joined(separator: "/")
      // The scope contains only the pattern's parameters.
      scope = scope.adding(capture.name, .string(text))
    }
    var link = target.text(in: scope)
    if let start { link = LinkHosts.joined(start, link) } else if isWhole { return link }
    let items = match.otherItems.joined(separator: "&")
    let (head, fragment) = (link.prefix { $0 != "#" }, link.drop { $0 != "#" })
    return head + (items.isEmpty ? "" : (head.contains("?") ? "&" : "?") + items)
      + (fragment.isEmpty ? match.otherFragment.map { "#\($0)" } ?? "" : fragment)
  }
}

/// The destination of a link pattern in the catalogue's table.
public enum LinkTarget: Hashable, Sendable {
  case screen(String, LinkDefinition)
  case redirect(RedirectDefinition)
}

extension LinkTable<LinkTarget> {
  /// Builds the table of the screens' links and the redirects.
  package init(_ links: [(screen: String, link: LinkDefinition)], _ redirects: [RedirectDefinition]) {
    self.init(
      redirects.map { ($0.pattern, .redirect($0)) } + links.map { ($0.link.pattern, .screen($0.screen, $0.link)) },
      types: .context
    )
  }
}
