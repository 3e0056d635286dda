import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Checks the order of a route's steps and reports the first that is out of place.
struct Chain {
  fileprivate enum Expected {
    /// The start of the chain: an action for the destination, or where to search next.
    case usingOrFrom
    case from
    case using
    /// The end of the chain, or where to continue after a search.
    case endOrFrom
    case end
  }

  enum Step {
    case using(RouteAction)
    case from(Origin)
    case context, fork
  }

  /// The origin of an action: a word, or the node that defines it.
  enum Origin {
    case word(RouteOrigin)
    case screen(Int), find(LocatedFind), route(Int)

    fileprivate var isOnScreen: Bool {
      switch self {
      case .word(.current), .word(.root), .word(.start): true
      case .word, .screen, .find, .route: false
      }
    }

    fileprivate var next: Expected {
      switch self {
      case .word(.container), .screen: .using
      case .find: .endOrFrom
      case .word, .route: .end
      }
    }
  }

  let name: String
  /// Whether a step could not be read, so that the following ones can't be judged.
  var isBroken = false
  private var expected = Expected.usingOrFrom
  private var action: (action: RouteAction, node: Int)?
  private var last: Int?
  /// Whether the route defines how its screen is found, so that a chain may only search for it.
  private let finds: Bool
  /// Whether the steps are in a case of `switch` and continue the preceding ones.
  private let isCase: Bool

  init(name: String, finds: Bool) {
    self.name = name
    self.finds = finds
    isCase = false
  }

  init(continuing other: Chain) {
    name = other.name
    finds = other.finds
    isBroken = other.isBroken
    expected = other.expected
    action = other.action
    isCase = true
  }

  /// Whether the preceding container must be shown next.
  var needsAction: Bool { expected == .using }

  @discardableResult
  mutating func take(_ step: Step, at node: Int, _ reader: inout DefinitionReader) -> Bool {
    defer { last = node }
    guard !isBroken else { return true }
    if expected == .end { return fail(.afterEnd, node, &reader) }
    switch step {
    case .context: if expected == .using { return fail(.lateContext, node, &reader) }
    case .using where isCase && last == nil && expected == .from: return fail(.usingInCase, node, &reader)
    case .using(let action):
      guard expected == .using || expected == .usingOrFrom else {
        return fail(expected == .from ? .expectedFrom : .afterFind, node, &reader)
      }
      if self.action == nil, action.container == .navigation {
        reader.pushingRoute = reader.pushingRoute ?? name
      }
      self.action = (action, node)
      expected = .from
    case .from(let origin):
      guard expected != .using else { return fail(.expectedUsing, node, &reader) }
      if expected == .usingOrFrom, !finds, origin.isOnScreen { return fail(.neverShown, node, &reader) }
      let placed = expected == .from ? action : nil
      expected = origin.next
      return place(placed, on: origin, at: node, &reader)
    case .fork: expected = .end
    }
    return true
  }

  mutating func finish(at node: Int, _ reader: inout DefinitionReader) {
    guard !isBroken else { return }
    let end: RouteProblem.MissingEnd
    switch expected {
    case .end, .endOrFrom: return
    case .usingOrFrom: end = .chain
    case .from: end = .place
    case .using: end = .action
    }
    let isEmpty = last == nil
    reader.fail(last ?? node) { _ in isEmpty ? RouteProblem.noSteps : .noEnd(end) }
  }

  private mutating func fail(_ problem: RouteProblem, _ node: Int, _ reader: inout DefinitionReader) -> Bool {
    isBroken = true
    return reader.fail(node) { _ in problem }
  }

  /// Checks that a container follows an action that needs one. Whether a screen provides one is known only with all
  /// definitions.
  private func place(
    _ action: (action: RouteAction, node: Int)?,
    on origin: Origin,
    at node: Int,
    _ reader: inout DefinitionReader
  ) -> Bool {
    let found: RouteProblem.Found
    switch origin {
    case .word(.container(let container)):
      if container == .tabs, let action, case .addTab(let index?, _) = action.action, index > 0 {
        return reader.fail(action.node) { _ in RouteProblem.tabInNewTabBar(index) }
      }
      found = .container(container)
    case .word(.current): found = .anything("current")
    case .word(.root): found = .anything("root")
    case .word: return true
    case .find(let find):
      if let screen = find.screen {
        reader.place(action?.action, on: screen)
        return true
      }
      guard case .container(let container) = find.find.target else { return true }
      found = .container(container)
    case .screen(let screen), .route(let screen):
      reader.place(action?.action, on: screen)
      return true
    }
    guard let action, let needed = action.action.container else { return true }
    if case .container(needed) = found { return true }
    return reader.fail(node) { diagnostics, node in
      diagnostics.report(
        RouteProblem.otherContainer(action.action, needed, found: found),
        at: node,
        notes: [DiagnosticNote("the action is here", at: node.node(action.node).usedRange)]
      )
    }
  }
}
