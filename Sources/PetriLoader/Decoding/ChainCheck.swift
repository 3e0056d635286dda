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
      return fail("the route has ended before this step", node, label: nil)
    }
    switch step.kind {
    case .context:
      if expected == .using {
        fail("'context' must come before 'from' or 'switch'", node, label: "move it one step further")
      }
    case .using where isCase && expected != .using:
      fail(
        "a case of 'switch' can't begin with 'using'",
        node,
        label: "write {using: …} before 'switch', and {from: …} in its cases"
      )
    case .using(let action):
      guard expected == .using || expected == .usingOrFrom else {
        return fail(
          expected == .from ? "expected 'from' after 'using'" : "'using' can't follow a 'find' step",
          node,
          label: expected == .from
            ? "write {from: current}, for example"
            : "the route only looks for the screen, so there is nothing to put here"
        )
      }
      self.action = (action, node)
      expected = .from
    case .from(let origin):
      guard expected != .using else {
        return fail(
          "expected 'using': the container that was built must be shown",
          node,
          label: "write {using: present} first"
        )
      }
      if expected == .usingOrFrom, !finds, origin.isOnScreen {
        return fail(
          "the route never shows the screen",
          node,
          label: "write {using: present} first, or 'find' to look for the screen"
        )
      }
      if expected == .from { checkContainer(origin, node) }
      expected = ChainCheck.expected(after: origin)
    case .fork:
      guard expected != .using else {
        return fail(
          "expected 'using': the container that was built must be shown",
          node,
          label: "write {using: present} first"
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
      label = "write {using: push}, {from: navigationController}, {using: present}, {from: current}, for example"
    case .from: label = "add where it is shown: {from: current}"
    case .using: label = "add how the container is shown: {using: present}, {from: current}"
    }
    complaints.error(
      .badRoute,
      last == nil ? "the route has no steps" : "the route never reaches anything that is on screen",
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
    let found: String
    switch origin {
    case .container(.tabs):
      guard case .addTab(let place?, _) = action, place > 0 else { return }
      return complaints.error(
        .badValue,
        "'at' must be 0 in a new tab bar controller; found \(place)",
        at: actionNode.usedRange,
        label: "leave 'at' out"
      )
    case .container(let container) where container != needed: found = "this is \(container.withArticle)"
    case .find(let find):
      if case .screen = find.target, let found = node["from"]?["find"] {
        return checks.routeActions.append(.init(action: action, screen: found["screen"] ?? found))
      }
      guard case .container(let container) = find.target, container != needed else { return }
      found = "this is \(container.withArticle)"
    case .current: found = "'current' can be any view controller"
    case .root: found = "'root' can be any view controller"
    case .screen, .route:
      guard let from = node["from"], let screen = from["screen"] ?? from["route"] else { return }
      return checks.routeActions.append(.init(action: action, screen: screen))
    case .container, .start: return
    }
    complaints.error(
      .badRoute,
      "'\(action.word)' needs \(needed.withArticle), but \(found)",
      at: node.usedRange,
      label: "write {from: \(needed.word)} or {from: {find: \(needed.rawValue)}}",
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
