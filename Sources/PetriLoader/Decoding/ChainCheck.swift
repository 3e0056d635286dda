import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Whether the steps of a route can follow one another; reported at the step that can't.
struct ChainCheck {
  /// What may come next.
  private enum Expected {
    /// The chain's beginning: how the destination is put somewhere, or where to look further.
    case usingOrFrom
    /// Where the action puts it.
    case from
    /// How the container is put somewhere.
    case using
    /// The chain may end, or go on where something was only looked for.
    case endOrFrom
    case end
  }

  let complaints: Complaints
  let checks: PendingChecks
  /// Whether a step could not be read: what follows can't be judged then.
  var isBroken = false
  private var expected = Expected.usingOrFrom
  private var action: (action: RouteAction, node: YAMLNode)?
  private var last: YAMLNode?
  /// Whether the route says how its screen is found, so that it may be only looked for.
  private let finds: Bool
  /// Whether these are the steps of a case of 'switch', which go on with what was said before it.
  private let isCase: Bool

  init(complaints: Complaints, checks: PendingChecks, finds: Bool) {
    self.complaints = complaints
    self.checks = checks
    self.finds = finds
    isCase = false
  }

  /// The check of a case's steps, which go on where a chain is.
  init(continuing other: ChainCheck) {
    complaints = other.complaints
    checks = other.checks
    finds = other.finds
    isBroken = other.isBroken
    expected = other.expected
    action = other.action
    isCase = true
  }

  mutating func take(_ step: RouteStep, at node: YAMLNode) {
    defer { last = node }
    guard !isBroken else { return }
    if expected == .end {
      return fail(.afterEnd, node)
    }
    switch step.kind {
    case .context: if expected == .using { fail(.lateContext, node) }
    case .using where isCase && expected != .using: fail(.usingInCase, node)
    case .using(let action):
      guard expected == .using || expected == .usingOrFrom else {
        return fail(expected == .from ? .expectedFrom : .afterFind, node)
      }
      self.action = (action, node)
      expected = .from
    case .from(let origin):
      guard expected != .using else { return fail(.expectedUsing, node) }
      if expected == .usingOrFrom, !finds, origin.isOnScreen { return fail(.neverShown, node) }
      if expected == .from { checkContainer(origin, node) }
      expected = ChainCheck.expected(after: origin)
    case .fork:
      guard expected != .using else { return fail(.expectedUsing, node) }
      expected = .end
    }
  }

  mutating func finish(at node: YAMLNode) {
    guard !isBroken else { return }
    let end: RouteProblem.MissingEnd
    switch expected {
    case .end, .endOrFrom: return
    case .usingOrFrom: end = .chain
    case .from: end = .place
    case .using: end = .action
    }
    complaints.report(last == nil ? RouteProblem.noSteps : .noEnd(end), at: last ?? node)
  }

  private mutating func fail(_ problem: RouteProblem, _ node: YAMLNode) {
    complaints.report(problem, at: node)
    isBroken = true
  }

  private static func expected(after origin: RouteOrigin) -> Expected {
    switch origin {
    case .container, .screen: .using
    case .find: .endOrFrom
    case .current, .root, .start, .route: .end
    }
  }

  /// An action that needs a container is only accepted before what gives one. What a screen gives is known when all are.
  private mutating func checkContainer(_ origin: RouteOrigin, _ node: YAMLNode) {
    guard let (action, actionNode) = action, let needed = action.container else { return }
    let found: RouteProblem.Found
    switch origin {
    case .container(.tabs):
      guard case .addTab(let place?, _) = action, place > 0 else { return }
      return complaints.report(RouteProblem.tabInNewTabBar(place), at: actionNode)
    case .container(let container) where container != needed: found = .container(container)
    case .find(let find):
      if case .screen = find.target, let found = node["from"]?["find"] {
        return checks.routeActions.append(.init(action: action, screen: found["screen"] ?? found))
      }
      guard case .container(let container) = find.target, container != needed else { return }
      found = .container(container)
    case .current: found = .anything("current")
    case .root: found = .anything("root")
    case .screen, .route:
      guard let from = node["from"], let screen = from["screen"] ?? from["route"] else { return }
      return checks.routeActions.append(.init(action: action, screen: screen))
    case .container, .start: return
    }
    complaints.report(
      RouteProblem.otherContainer(action, needed, found: found),
      at: node,
      notes: [DiagnosticNote("the action is here", at: actionNode.usedRange)]
    )
  }
}

extension SystemContainer {
  /// The word of a route's origin.
  var word: String {
    switch self {
    case .navigation: "navigationController"
    case .tabs: "tabBarController"
    case .split: "splitViewController"
    case .pages: "pageViewController"
    }
  }

  /// UIKit's name with its article, of a split view controller the columns that hold the least.
  func withArticle(isSplitColumn: Bool) -> String {
    self == .split && isSplitColumn ? "the primary or supplementary column of a split view controller" : withArticle
  }

  /// UIKit's name with its article.
  var withArticle: String {
    switch self {
    case .navigation: "a navigation controller"
    case .tabs: "a tab bar controller"
    case .split: "a split view controller"
    case .pages: "a page view controller"
    }
  }
}

extension RouteOrigin {
  /// Whether it is what is on screen already, where nothing is built.
  var isOnScreen: Bool {
    switch self {
    case .current, .root, .start: true
    case .container, .screen, .find, .route: false
    }
  }
}
