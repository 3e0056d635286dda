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
    let usual = Scope(
      state: ContextResolution(fields: settings.state).context,
      environment: TextEnvironment(settings, locale: settings.locales.first ?? "en")
    )
    let found = try match(of: text, in: app ?? usual)
    guard let screen = screen(named: found.screen) else { throw .unknown }
    do throws(LinkFailure) {
      let link = found.redirects.last ?? absolute(text)
      let values = try found.link.values(of: found.captures, in: link, for: screen)
      let resolution = ContextResolution(fields: screen.context, given: values, fallback: .defaultsOnly)
      guard resolution.problems.isEmpty else {
        throw .context(screen: screen.name, pattern: found.link.pattern, problems: resolution.problems)
      }
      return LinkDestination(
        screen: screen.name,
        pattern: found.link.pattern,
        redirects: found.redirects,
        passed: found.passed,
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

  /// The screen that a link leads to, whatever its values are and whatever conditions hold; `nil` if there is none.
  public func screenName(behind link: String) -> String? { (try? match(of: link))?.screen }

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
    let passed: [LinkFailure.Unmet]
  }

  /// - Parameter app: a scope with the app's state; every condition holds where it is `nil`.
  private func match(of text: String, in app: Scope? = nil) throws(LinkFailure) -> Way {
    var redirects: [String] = []
    var next = absolute(text)
    while true {
      let link: Link
      do throws(LinkProblem) {
        link = try Link(next)
      } catch {
        throw LinkFailure.unreadable(error).behind(redirects)
      }
      var passed: [LinkFailure.Unmet] = []
      let found = links.matches(of: link).first { match in
        guard let app, case .screen(let name, let link) = match.destination, let condition = link.condition,
          !link.isMet(by: match.captures, in: next, for: screen(named: name), app)
        else { return true }
        passed.append(LinkFailure.Unmet(screen: name, pattern: link.pattern, condition: condition))
        return false
      }
      guard let match = found else {
        throw (passed.isEmpty ? LinkFailure.unknown : .unmet(passed)).behind(redirects)
      }
      switch match.destination {
      case .screen(let screen, let link):
        return Way(screen: screen, link: link, captures: match.captures, redirects: redirects, passed: passed)
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
