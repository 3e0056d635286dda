public import PetriLinks

/// The reason why a link leads nowhere.
public indirect enum LinkFailure: Error, Hashable, CustomStringConvertible {
  /// It isn't a valid link.
  case unreadable(LinkProblem)
  /// No pattern matches.
  case unknown
  /// A redirect leads nowhere.
  case refused(LinkPattern)
  /// No matching link's condition holds.
  case unmet([Unmet])
  /// It doesn't provide a valid context.
  case context(screen: String, pattern: LinkPattern, problems: [ContextProblem])
  /// A parameter is repeated.
  case doubled(screen: String, pattern: LinkPattern, names: [String])
  /// It is redirected to a link that leads nowhere.
  case redirected(to: String, LinkFailure)
  /// Its redirects form a cycle.
  case endless([String])

  /// A matching link whose condition doesn't hold.
  public struct Unmet: Hashable, Sendable, CustomStringConvertible {
    /// The screen that it would lead to.
    public let screen: String
    /// The pattern.
    public let pattern: LinkPattern
    /// The condition.
    public let condition: Condition

    /// `shop://a/{id} leads to 'a' only when ${id} > 0`
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

  /// The failure after redirects.
  func behind(_ redirects: [String]) -> LinkFailure { redirects.last.map { .redirected(to: $0, self) } ?? self }
}
