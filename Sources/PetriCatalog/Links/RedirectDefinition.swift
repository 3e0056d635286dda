public import PetriLinks

/// Links that lead where another link leads: one that they hold, or one that is made of their parameters.
public struct RedirectDefinition: Hashable, Sendable, Codable {
  /// Which links.
  public var pattern: LinkPattern
  /// The other link, with the parameters as references.
  public var target: TextTemplate
  /// Where it is defined.
  public var place: Place

  /// The most redirects that a link goes through.
  public static let maxSteps = 8

  /// Makes a redirect.
  public init(pattern: LinkPattern, target: TextTemplate, place: Place) {
    self.pattern = pattern
    self.target = target
    self.place = place
  }

  /// Whether `+` in a parameter means a space.
  public var plusIsSpace: Bool { pattern.plusIsSpace }

  /// The other link. Values in it are percent-encoded, and parts that the pattern doesn't name are carried on, except
  /// where the link is one parameter altogether.
  func link(for match: LinkTable<LinkTarget>.Match) -> String {
    let isWhole = target.wholeReference != nil
    let values = match.captures.map { capture in
      let texts = capture.isRest ? capture.values.map(\.text) : [capture.text]
      return (capture.name, isWhole ? capture.text : texts.map(Link.encoded).joined(separator: "/"))
    }
    let link = target.text(in: Scope(context: ContextObject(values.map { .init(name: $0, value: .string($1)) })))
    if isWhole { return link }
    let items = match.otherItems.joined(separator: "&")
    let (start, fragment) = (link.prefix { $0 != "#" }, link.drop { $0 != "#" })
    return start + (items.isEmpty ? "" : (start.contains("?") ? "&" : "?") + items)
      + (fragment.isEmpty ? match.otherFragment.map { "#\($0)" } ?? "" : fragment)
  }
}
