public import PetriLinks

/// Why a link leads nowhere.
public indirect enum LinkFailure: Error, Hashable, CustomStringConvertible {
  /// It isn't a link.
  case unreadable(LinkProblem)
  /// No screen has such a link.
  case unknown
  /// A redirect leads it nowhere.
  case refused(LinkPattern)
  /// The conditions of all links that it matches don't hold.
  case unmet([Unmet])
  /// It leads to a screen, and does not make its context.
  case context(screen: String, pattern: LinkPattern, problems: [ContextProblem])
  /// A parameter in it is there more than once.
  case doubled(screen: String, pattern: LinkPattern, names: [String])
  /// It is redirected to a link that leads nowhere.
  case redirected(to: String, LinkFailure)
  /// It is redirected without an end, to these links.
  case endless([String])

  /// A link that matches and whose condition doesn't hold.
  public struct Unmet: Hashable, Sendable, CustomStringConvertible {
    /// The screen that it would have led to.
    public let screen: String
    /// The link's pattern.
    public let pattern: LinkPattern
    /// The condition.
    public let condition: Condition

    /// `shop://a/{id} leads to 'a' only when ${id} > 0`.
    public var description: String { "\(pattern) leads to '\(screen)' only when \(condition.plainText)" }
  }

  /// The reason.
  public var description: String {
    switch self {
    case .unreadable(let problem): "invalid link: \(problem)"
    case .unknown: "no screen has a matching link"
    case .refused(let pattern): "the redirect \(pattern) leads to none"
    case .unmet(let links): links.map(\.description).joined(separator: "; ")
    case .context(let screen, let pattern, let problems):
      "\(pattern) leads to '\(screen)', but " + problems.map(\.description).joined(separator: "; ")
    case .doubled(let screen, let pattern, let names):
      "\(pattern) leads to '\(screen)', but \(names.map { "'\($0)'" }.joined(separator: ", ")) occurs more than once in the link"
    case .redirected(let link, let failure): "it is redirected to '\(link)': \(failure)"
    case .endless(let links):
      "its redirects never end: \((links.prefix(3) + (links.count > 3 ? ["…"] : [])).joined(separator: " -> "))"
    }
  }

  /// The failure of a link that was redirected to others.
  func behind(_ redirects: [String]) -> LinkFailure { redirects.last.map { .redirected(to: $0, self) } ?? self }
}
