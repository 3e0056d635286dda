import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Whether the steps of a route can follow one another, told at the step that can't.
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
      return fail("nothing follows here: the step before ends the route", node, label: nil)
    }
    switch step.kind {
    case .context:
      if expected == .using {
        fail("a context is converted before 'from' or 'switch'", node, label: "put it one step further")
      }
    case .using where isCase && expected != .using:
      fail(
        "a case of 'switch' can't say how what was built before is put somewhere",
        node,
        label: "write {using: …} before 'switch', and {from: …} in its cases"
      )
    case .using(let action):
      guard expected == .using || expected == .usingOrFrom else {
        return fail(
          expected == .from ? "'from' has to follow an action" : "nothing was built that could be put here",
          node,
          label: expected == .from
            ? "where is it put? for example {from: current}" : "what is only found is put nowhere"
        )
      }
      self.action = (action, node)
      expected = .from
    case .from(let origin):
      guard expected != .using else {
        return fail(
          "the container before is built, so it has to be put somewhere",
          node,
          label: "say how: {using: present}"
        )
      }
      if expected == .usingOrFrom, !finds, origin.isOnScreen {
        return fail(
          "nothing builds the screen: this route only looks for it where it goes on",
          node,
          label: "say how it is put there: {using: present} before; or how it is found: find: {…}"
        )
      }
      if expected == .from { checkContainer(origin, node) }
      expected = ChainCheck.expected(after: origin)
    case .fork:
      guard expected != .using else {
        return fail(
          "the container before is built, so it has to be put somewhere",
          node,
          label: "say how: {using: present}"
        )
      }
      expected = .end
    }
  }

  mutating func finish(at node: YAMLNode) {
    guard !isBroken else { return }
    let label: String
    switch expected {
    case .end, .endOrFrom: return
    case .usingOrFrom:
      label = "for example {using: push}, {from: navigationController}, {using: present}, {from: current}"
    case .from: label = "say where it is put: {from: current}"
    case .using: label = "say how the container is put on what is on screen: {using: present}, {from: current}"
    }
    complaints.error(
      .badRoute,
      last == nil ? "the route has no steps" : "the route does not get to anything that is on screen",
      at: (last ?? node).usedRange,
      label: label
    )
  }

  private mutating func fail(_ message: String, _ node: YAMLNode, label: String?) {
    complaints.error(.badRoute, message, at: node.usedRange, label: label)
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
    let given: String
    switch origin {
    case .container(.tabs):
      guard case .addTab(let place?, _) = action, place > 0 else { return }
      return complaints.error(
        .badValue,
        "a new tab bar controller has no tabs; 'at' must be 0; found \(place)",
        at: actionNode.usedRange,
        label: "leave 'at' out"
      )
    case .container(let container) where container != needed: given = container.word
    case .find(let find):
      if case .screen = find.target, let found = node["from"]?["find"] {
        return checks.routeActions.append(.init(action: action, screen: found["screen"] ?? found))
      }
      guard case .container(let container) = find.target, container != needed else { return }
      given = "a \(container.rawValue) container"
    case .current: given = "what is in front, whatever it is"
    case .root: given = "the window's root, whatever it is"
    case .screen, .route:
      guard let from = node["from"], let screen = from["screen"] ?? from["route"] else { return }
      return checks.routeActions.append(.init(action: action, screen: screen))
    case .container, .start: return
    }
    complaints.error(
      .badRoute,
      "'\(action.word)' needs \(needed.withArticle), and this is \(given)",
      at: node.usedRange,
      label: "from: \(needed.word), or {find: \(needed.rawValue)}",
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
