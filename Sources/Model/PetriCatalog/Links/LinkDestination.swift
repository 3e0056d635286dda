public import PetriLinks

/// Where a link leads: a screen and the context that the link makes.
public struct LinkDestination: Hashable, Sendable {
  /// The screen's name.
  public let screen: String
  /// The pattern that the link matches.
  public let pattern: LinkPattern
  /// The links that the link was redirected to, in order.
  public let redirects: [String]
  /// The more specific links that match and whose conditions don't hold, in order.
  public let passed: [LinkFailure.Unmet]
  /// The link's values, as they were written.
  public let values: ContextLiteral
  /// The screen's context: the link's values, and the defaults of other keys.
  public let context: ContextObject
  /// The route that the link comes with; `nil` for one of the screen's.
  public let route: RouteDefinition?
  /// The name of the screen's route that it takes; `nil` for the default one.
  public let routeName: String?
}

extension Catalog {
  /// Whether a link that is opened outside would come back to the app: its scheme is one of the catalogue's patterns, and none that
  /// the web has.
  public func ownsScheme(of text: String) -> Bool {
    guard let link = try? Link(text), !["http", "https"].contains(link.scheme) else { return false }
    return links.hasPatterns(ofScheme: link.scheme)
  }

  /// A link with the host that it is relative to: `/orders/7` begins with the first of the catalogue's `hosts`, and `web:/orders/7` with
  /// the first of those that are called so. Where the catalogue is lenient, so does `orders/7`, and a link that is encoded with its scheme
  /// is decoded.
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

  /// A link as one that is followed has it: a value in it may have brought blanks, which `URL(string:)` percent-encodes since iOS 17.
  public static func followable(_ text: String) -> String { Link.encodingBlanks(in: text) }

  /// The link that is opened outside the app where one leads to no screen: the last that it was redirected to.
  ///
  /// - Parameter failure: why it leads to none.
  /// - Returns: `nil` where nothing is opened: the catalogue ignores such links, the link would come back, or it is only wrong.
  public func linkOutside(for text: String, _ failure: LinkFailure) -> String? {
    let last: String
    switch failure {
    case .unknown, .refused, .unmet: last = absolute(text)
    case .redirected(let link, .unknown), .redirected(let link, .refused), .redirected(let link, .unmet): last = link
    default: return nil
    }
    return settings.unhandledLinks == .openURL && !ownsScheme(of: last) ? last : nil
  }

  /// Where a link leads: the most specific pattern decides whose condition holds.
  ///
  /// - Parameter app: a scope with the app's state; the state's defaults where it is `nil`.
  /// - Throws: `LinkFailure` where it leads nowhere.
  public func destination(of text: String, in app: Scope? = nil) throws(LinkFailure) -> LinkDestination {
    let app = app ?? usualScope
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

  /// The pattern that comes nearest to a link that matches none, or to the last that it is redirected to, and the part at which it
  /// fails; `nil` where the link fails otherwise, or nothing is near.
  public func nearestLink(to text: String, _ failure: LinkFailure) -> (pattern: LinkPattern, mismatch: LinkMismatch)? {
    let last: String
    switch failure {
    case .unknown: last = absolute(text)
    case .redirected(let link, .unknown): last = link
    default: return nil
    }
    return (try? Link(last)).flatMap { links.nearest(to: $0) }
  }

  /// The screens that a link can lead to, whatever its values are: those of links whose conditions may hold, and the first without one.
  public func screenNames(behind text: String) -> [String] {
    var names: [String] = []
    var passed: Set<LinkPattern> = []
    while let way = try? match(of: text, taking: { _, link, _, _ in !passed.contains(link.pattern) }) {
      names.append(way.screen)
      guard way.link.condition != nil, passed.insert(way.link.pattern).inserted else { break }
    }
    return names
  }

  /// The app's state as it is at first, in the catalogue's first locale.
  private var usualScope: Scope {
    let environment = TextEnvironment(settings, locale: settings.locales.first ?? "en")
    return Scope(
      state: ContextResolution(fields: settings.state).context.localized(in: environment),
      environment: environment
    )
  }

  /// The links that a redirect's own links are redirected to without an end; `nil` where that ends, as far as one of them tells.
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

  /// The way of a link to a screen.
  private struct Way {
    let screen: String
    let link: LinkDefinition
    let captures: [LinkCapture]
    let redirects: [String]
  }

  /// - Parameters:
  ///   - isTaken: whether a screen's link is taken that matches, with its captures and the text that it matches.
  ///   - failure: the reason where none is taken.
  private func match(
    of text: String,
    taking isTaken: (String, LinkDefinition, [LinkCapture], String) -> Bool = { _, _, _, _ in true },
    orElse failure: () -> LinkFailure = { .unknown }
  ) throws(LinkFailure) -> Way {
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
        return Way(screen: screen, link: link, captures: match.captures, redirects: redirects)
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
