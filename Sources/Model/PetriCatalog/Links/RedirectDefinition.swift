public import PetriLinks

/// Links that lead where another link leads: one that they hold, or one that is made of their parameters.
public struct RedirectDefinition: Hashable, Sendable, Codable {
  /// Which links.
  public var pattern: LinkPattern
  /// The other link, with the parameters and the link itself as references; `nil` for links that lead nowhere.
  public var target: TextTemplate?
  /// The beginning of the other link where its target is a path; `nil` where the target has its own.
  public var start: String?
  /// Where it is defined.
  public var place: Place

  /// The most redirects that a link goes through.
  public static let maxSteps = 8

  /// Makes a redirect.
  public init(pattern: LinkPattern, target: TextTemplate?, place: Place) {
    self.pattern = pattern
    self.target = target
    self.place = place
  }

  /// The other link. Values in it are percent-encoded, and parts that the pattern doesn't name are carried on, except
  /// where the link is one parameter altogether. A parameter that follows the name of hosts is a path as it is.
  ///
  /// - Parameter link: the link that matches.
  /// - Returns: `nil` where it leads nowhere.
  func target(of link: String, _ match: LinkTable<LinkTarget>.Match) -> String? {
    guard let target else { return nil }
    let isWhole = target.wholeReference != nil
    var scope = Scope().adding(LinkDefinition.ownName, .string(isWhole ? link : Link.encoded(link)))
    for capture in match.captures {
      let isLink = isWhole && (start == nil || !capture.isRest)
      let texts = capture.isRest ? capture.values.map(\.text) : [capture.text]
      let text = isLink ? capture.text : texts.map(Link.encoded).joined(separator: "/")
      // The names are the pattern's, whatever they mean in other texts.
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
