public import PetriLinks

/// A screen, and the context that a link provides for it.
public struct LinkDestination: Hashable, Sendable {
  /// The name of the screen.
  public let screen: String
  /// The matching pattern.
  public let pattern: LinkPattern
  /// The links to which the original link was redirected, in order.
  public let redirects: [String]
  /// The more specific matches whose conditions don't hold, in order.
  public let passed: [LinkFailure.Unmet]
  /// The context values from the link.
  public let values: ContextLiteral
  /// The screen's context: the values from the link, and defaults.
  public let context: ContextObject
  /// The route defined with the link; `nil` to use one of the screen's routes.
  public let route: RouteDefinition?
  /// The name of one of the screen's routes; `nil` for the default route.
  public let routeName: String?
}

extension Catalog {
  /// Whether the app handles the link's scheme, so that opening the link outside would return to the app.
  public func ownsScheme(of text: String) -> Bool {
    guard let link = try? Link(text), !["http", "https"].contains(link.scheme) else { return false }
    return links.hasPatterns(ofScheme: link.scheme)
  }

  /// Resolves a relative link: `/orders/7` against the first entry of `hosts`, `web:/orders/7` against the named one.
  /// If the catalogue permits it, also adds a missing leading slash and decodes an encoded link.
  public func absolute(_ text: String) -> String {
    for hosts in settings.hosts {
      if let path = hosts.path(behindNameIn: text), let start = hosts.start { return LinkHosts.joined(start, path) }
    }
    if settings.lenientLinks.contains(.encoded), let link = Link.decodingAll(of: text) { return link }
    let isPath =
      text.hasPrefix("/")
      || settings.lenientLinks.contains(.withoutSlash) && !text.isEmpty && !Link.hasScheme(text)
    guard isPath, !text.hasPrefix("//"), let start = settings.linkStart else { return text }
    return LinkHosts.joined(start, text)
  }

  /// Percent-encodes whitespace from interpolated values, as `URL(string:)` does since iOS 17.
  public static func followable(_ text: String) -> String { Link.encodingBlanks(in: text) }

  /// The link to open outside the app if no screen matches.
  ///
  /// - Parameter failure: The reason why no screen matches.
  /// - Returns: `nil` if the catalogue ignores such links, the link would return to the app, or the link is invalid.
  public func linkOutside(for text: String, _ failure: LinkFailure) -> String? {
    let last: String
    switch failure {
    case .unknown, .refused, .unmet: last = absolute(text)
    case .redirected(let link, .unknown), .redirected(let link, .refused), .redirected(let link, .unmet): last = link
    default: return nil
    }
    return settings.unhandledLinks == .openURL && !ownsScheme(of: last) ? last : nil
  }

  /// Resolves a link by the most specific pattern whose condition holds.
  ///
  /// - Parameter app: A scope with the app's state; defaults to the initial state.
  public func destination(of text: String, in app: Scope? = nil) throws(LinkFailure) -> LinkDestination {
    let app = app ?? defaultScope
    var passed: [LinkFailure.Unmet] = []
    let found = try match(of: text) { screen, link, captures, text in
      guard let condition = link.condition,
        !link.isMet(by: captures, in: text, for: self.screen(named: screen), app)
      else { return true }
      passed.append(LinkFailure.Unmet(screen: screen, pattern: link.pattern, condition: condition))
      return false
    } orElse: {
      passed.isEmpty ? .unknown : .unmet(passed)
    }
    guard let screen = screen(named: found.screen) else { throw .unknown }
    do throws(LinkFailure) {
      let link = found.redirects.last ?? absolute(text)
      let values = try found.link.values(of: found.captures, in: link, for: screen, app)
      let resolution = ContextResolution(fields: screen.context, given: values, fallback: .defaultsOnly)
      guard resolution.problems.isEmpty else {
        throw .context(screen: screen.name, pattern: found.link.pattern, problems: resolution.problems)
      }
      return LinkDestination(
        screen: screen.name,
        pattern: found.link.pattern,
        redirects: found.redirects,
        passed: passed,
        values: values,
        context: resolution.context,
        route: found.link.route,
        routeName: found.link.routeName
      )
    } catch {
      throw error.behind(found.redirects)
    }
  }

  /// The pattern most similar to an unknown link or the last of its redirects, and the first mismatch.
  public func nearestLink(to text: String, _ failure: LinkFailure) -> (pattern: LinkPattern, mismatch: LinkMismatch)? {
    let last: String
    switch failure {
    case .unknown: last = absolute(text)
    case .redirected(let link, .unknown): last = link
    default: return nil
    }
    return (try? Link(last)).flatMap { links.nearest(to: $0) }
  }

  /// The screens to which a link may lead: all matches up to the first one without a condition.
  public func screenNames(behind text: String) -> [String] {
    var names: [String] = []
    var passed: Set<LinkPattern> = []
    while let found = try? match(of: text, taking: { _, link, _, _ in !passed.contains(link.pattern) }) {
      names.append(found.screen)
      guard found.link.condition != nil, passed.insert(found.link.pattern).inserted else { break }
    }
    return names
  }

  private var defaultScope: Scope {
    let environment = TextEnvironment(settings, locale: settings.locales.first ?? "en")
    return Scope(
      state: ContextResolution(fields: settings.state).context.localized(in: environment),
      environment: environment
    )
  }

  /// The redirects of a sample link if they never end, otherwise `nil`.
  package func endlessLinks(of redirect: RedirectDefinition) -> [String]? {
    guard let link = redirect.pattern.sampleLink(for: []) else { return nil }
    do throws(LinkFailure) {
      _ = try match(of: link)
      return nil
    } catch {
      if case .endless(let links) = error { return links }
      return nil
    }
  }

  /// The matching link definition after all redirects.
  private struct Found {
    let screen: String
    let link: LinkDefinition
    let captures: [LinkCapture]
    let redirects: [String]
  }

  /// Follows redirects to the first match that is accepted.
  ///
  /// - Parameters:
  ///   - isTaken: Whether to accept a screen's link, given its captures and the matched text.
  ///   - failure: The error if no match is accepted.
  private func match(
    of text: String,
    taking isTaken: (String, LinkDefinition, [LinkCapture], String) -> Bool = { _, _, _, _ in true },
    orElse failure: () -> LinkFailure = { .unknown }
  ) throws(LinkFailure) -> Found {
    var redirects: [String] = []
    var next = absolute(text)
    while true {
      let link: Link
      do throws(LinkProblem) {
        link = try Link(next)
      } catch {
        throw LinkFailure.unreadable(error).behind(redirects)
      }
      let found = links.matches(of: link).first { match in
        guard case .screen(let name, let link) = match.destination else { return true }
        return isTaken(name, link, match.captures, next)
      }
      guard let match = found else { throw failure().behind(redirects) }
      switch match.destination {
      case .screen(let screen, let link):
        return Found(screen: screen, link: link, captures: match.captures, redirects: redirects)
      case .redirect(let redirect):
        guard let target = redirect.target(of: next, match) else {
          throw LinkFailure.refused(redirect.pattern).behind(redirects)
        }
        next = absolute(target)
        guard redirects.count < RedirectDefinition.maxSteps, !redirects.contains(next) else {
          throw .endless(redirects + [next])
        }
        redirects.append(next)
      }
    }
  }
}

/// The reason why a link leads to no screen.
public indirect enum LinkFailure: Error, Hashable, CustomStringConvertible {
  case unreadable(LinkProblem)
  case unknown
  /// A redirect without a target matches.
  case refused(LinkPattern)
  case unmet([Unmet])
  /// The link doesn't provide a valid context.
  case context(screen: String, pattern: LinkPattern, problems: [ContextProblem])
  case doubled(screen: String, pattern: LinkPattern, names: [String])
  /// The link is redirected to another link that leads to no screen.
  case redirected(to: String, LinkFailure)
  /// The redirects form a cycle, or there are too many.
  case endless([String])

  /// A matching link whose condition doesn't hold.
  public struct Unmet: Hashable, Sendable, CustomStringConvertible {
    /// The screen to which the link would lead.
    public let screen: String
    /// The pattern.
    public let pattern: LinkPattern
    /// The condition.
    public let condition: Condition

    /// `shop://a/{id} leads to 'a' only when ${id} > 0`
    public var description: String { "\(pattern) leads to '\(screen)' only when \(condition.plainText)" }
  }

  /// The reason as a clause.
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

  /// The failure of the original link, given the redirects before this failure.
  func behind(_ redirects: [String]) -> LinkFailure { redirects.last.map { .redirected(to: $0, self) } ?? self }
}
