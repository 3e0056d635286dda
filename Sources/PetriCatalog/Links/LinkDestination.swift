public import PetriLinks

/// Where a link leads: a screen and the context that the link makes.
public struct LinkDestination: Hashable, Sendable {
  /// The screen's name.
  public let screen: String
  /// The pattern that the link matches.
  public let pattern: LinkPattern
  /// The link's values, as they were written.
  public let values: ContextLiteral
  /// The screen's context: the link's values, and the defaults of other keys.
  public let context: ContextObject
  /// The route that the link comes with; `nil` for one of the screen's.
  public let route: RouteDefinition?
  /// The name of the screen's route that it takes; `nil` for the default one.
  public let routeName: String?
}

/// Why a link leads nowhere.
public enum LinkFailure: Error, Hashable, CustomStringConvertible {
  /// It isn't a link.
  case unreadable(LinkProblem)
  /// No screen has such a link.
  case unknown
  /// It leads to a screen, and does not make its context.
  case context(screen: String, pattern: LinkPattern, problems: [ContextProblem])
  /// A parameter in it is there more than once.
  case doubled(screen: String, pattern: LinkPattern, names: [String])

  /// The reason.
  public var description: String {
    switch self {
    case .unreadable(let problem): "invalid link: \(problem)"
    case .unknown: "no screen has a matching link"
    case .context(let screen, let pattern, let problems):
      "\(pattern) leads to '\(screen)', but " + problems.map(\.description).joined(separator: "; ")
    case .doubled(let screen, let pattern, let names):
      "\(pattern) leads to '\(screen)', but \(names.map { "'\($0)'" }.joined(separator: ", ")) occurs more than once in the link"
    }
  }
}

extension ScreenLibrary {
  /// Whether a link that is opened outside would come back to the app: its scheme is one of the catalogue's patterns, and none that
  /// the web has.
  public func ownsScheme(of text: String) -> Bool {
    guard let link = try? Link(text), !["http", "https"].contains(link.scheme) else { return false }
    return links.hasPatterns(ofScheme: link.scheme)
  }

  /// Where a link leads: the most specific pattern decides.
  ///
  /// - Throws: `LinkFailure` where it leads nowhere.
  public func destination(of text: String) throws(LinkFailure) -> LinkDestination {
    let link: Link
    do throws(LinkProblem) {
      link = try Link(text)
    } catch {
      throw .unreadable(error)
    }
    guard let match = links.matches(of: link).first, let screen = screen(named: match.destination.screen) else {
      throw .unknown
    }
    guard match.doubled.isEmpty else {
      throw .doubled(screen: screen.name, pattern: match.pattern, names: match.doubled)
    }
    let values = ContextLiteral.object(
      match.parameters.map { ContextLiteral.Entry(name: $0.name, value: .scalar($0.value, .argument)) }
    )
    let resolution = ContextResolution(fields: screen.context, given: values, fallback: .defaultsOnly)
    guard resolution.problems.isEmpty else {
      throw .context(screen: screen.name, pattern: match.pattern, problems: resolution.problems)
    }
    return LinkDestination(
      screen: screen.name,
      pattern: match.pattern,
      values: values,
      context: resolution.context,
      route: match.destination.link.route,
      routeName: match.destination.link.routeName
    )
  }
}
