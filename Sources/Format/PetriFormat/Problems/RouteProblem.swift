package import PetriCatalog
import PetriDiagnostics

package enum RouteProblem: Problem {
  // Single steps
  case notStep(word: String?)
  case noDefaultCase, unreachedCase
  // Chains
  case noSteps, endless([String])
  case noEnd(MissingEnd)
  case afterEnd, lateContext, usingInCase, expectedFrom, afterFind, expectedUsing, neverShown
  // Searches
  case keysOfNoScreen
  // Requirements of actions
  case tabInNewTabBar(Int)
  case otherContainer(RouteAction, SystemContainer, found: Found)
  case notInContainer(RouteAction, SystemContainer, String)
  case tabOutOfRange(Int, of: String, tabs: Int, last: Int, isReplacing: Bool)
  case pushedNavigation(String, isDefault: Bool)
  case pushedAlert(String)
  // Contexts along the route
  case mistyped(ContextField, of: String, given: ContextType)
  case missing(ContextField, of: String)
  case unusedKey(String, takers: [String])
  // Interceptors
  case alwaysAsked(ContextField)
  case askedForMissing(ContextField, by: String)
  case guardsItself(String, String, through: [String])
  case askedForOther(ContextField, by: String, found: ContextType)

  /// The part that is missing at the end of a chain.
  package enum MissingEnd {
    case chain, place, action
  }

  /// The controller that an action finds instead of the container that it needs.
  package enum Found {
    case container(SystemContainer)
    case anything(String)
  }

  package var wording: Wording {
    switch self {
    case .notStep(let word):
      Wording(
        .badValue,
        "a route step must have one of using, from, context or switch",
        word.flatMap(RouteProblem.hint)
      )
    case .noDefaultCase:
      Wording(
        .badRoute,
        "'switch' has no default case",
        "end with {steps: […]}, a case without 'when', 'find' and 'start'"
      )
    case .unreachedCase: Wording(.badRoute, "this case is never reached")
    case .noSteps: Wording(.badRoute, "the route has no steps", MissingEnd.chain.label)
    case .endless(let path): Wording(.badRoute, "the route never ends: \(path.joined(separator: " -> "))")
    case .noEnd(let end): Wording(.badRoute, "the route never reaches anything that is on screen", end.label)
    case .afterEnd: Wording(.badRoute, "the route has ended before this step")
    case .lateContext:
      Wording(.badRoute, "'context' must come before 'from' or 'switch'", "move it one step further")
    case .usingInCase:
      Wording(
        .badRoute,
        "a case of 'switch' can't begin with 'using'",
        "write {using: …} before 'switch', and {from: …} in its cases"
      )
    case .expectedFrom: Wording(.badRoute, "expected 'from' after 'using'", "write {from: current}, for example")
    case .afterFind:
      Wording(
        .badRoute,
        "'using' can't follow a 'find' step",
        "the route only looks for the screen, so there is nothing to put here"
      )
    case .expectedUsing:
      Wording(
        .badRoute,
        "expected 'using': the container that was built must be shown",
        "write {using: present} first"
      )
    case .neverShown:
      Wording(
        .badRoute,
        "the route never shows the screen",
        "write {using: present} first, or 'find' to look for the screen"
      )
    case .keysOfNoScreen:
      Wording(.badRoute, "keys in 'context' need a 'screen' that is known by them", "write {screen: …, context: […]}")
    case .tabInNewTabBar(let index):
      Wording(.badValue, "'at' must be 0 in a new tab bar controller; found \(index)", "leave 'at' out")
    case .otherContainer(let action, let needed, let found):
      Wording(
        .badRoute,
        "'\(action.word)' needs \(needed.withArticle), but \(found.words)",
        "write {from: \(needed.word)} or {from: {find: \(needed.rawValue)}}"
      )
    case .notInContainer(let action, let needed, let name):
      Wording(
        .badRoute,
        "'\(action.word)' needs \(needed.withArticle), but '\(name)' isn't in one",
        "wrap '\(name)' in '\(needed.rawValue)', or show it in one by its own route"
      )
    case .tabOutOfRange(let index, let screen, let tabs, let last, let isReplacing):
      Wording(
        .badValue,
        "'at' must be between 0 and \(last); found \(index)",
        "'\(screen)' has \(tabs) \(tabs == 1 ? "tab" : "tabs")"
          + (isReplacing ? "" : "; leave 'at' out to add one behind the last")
      )
    case .pushedNavigation(let screen, let isDefault):
      Wording(
        .badRoute,
        "'\(screen)' can't be pushed, because it is a navigation controller",
        isDefault ? "remove 'navigation' from its wrapping, or present it" : nil
      )
    case .pushedAlert(let screen):
      Wording(.badRoute, "'\(screen)' can't be pushed, because UIKit only presents it", "write 'using: present'")
    case .mistyped(let field, let screen, let given):
      Wording(
        .contextValue,
        "'\(field.name)' of '\(screen)' must be \(field.type.expectation), but in the route's context it is \(given.withArticle)",
        "write with: {\(field.name): …}, or convert the context"
      )
    case .missing(let field, let screen):
      Wording(
        .contextValue,
        "missing context key '\(field.name)' for '\(screen)' on the route; expected \(field.type.expectation)",
        "write {context: {\(field.name): …}} before this step, or with: {\(field.name): …}"
      )
    case .guardsItself(let name, let screen, let others):
      Wording(
        .badRoute,
        others.isEmpty
          ? "'\(name)' shows '\(screen)', which it guards itself"
          : "'\(name)' shows '\(screen)', which is guarded by \(others.joined(separator: ", which is guarded by ")), "
            + "which '\(name)' guards: they wait for one another",
        "remove an interceptor from a screen that asks"
      )
    case .alwaysAsked(let field):
      Wording(
        .requiredKey,
        "'\(field.name)' must have a default: the interceptor goes for every navigation, whatever its context",
        "write \(field.name): {type: \(field.type), default: …}"
      )
    case .askedForMissing(let field, let name):
      Wording(
        .contextValue,
        "the interceptor '\(name)' reads '\(field.name)', which isn't a key of this screen's context",
        "add \(field.name): \(field.type) to 'context', or give it a default in the interceptor"
      )
    case .askedForOther(let field, let name, let found):
      Wording(
        .contextValue,
        "the interceptor '\(name)' reads '\(field.name)' as \(field.type.withArticle), but here it is \(found.withArticle)"
      )
    case .unusedKey(let key, []):
      Wording(.unknownKey, "unused key '\(key)': no screen follows on the route", "remove it")
    case .unusedKey(let key, let takers):
      Wording(
        .unknownKey,
        "unknown key '\(key)': no screen on the rest of the route has it",
        "the route leads through \(takers.map { "'\($0)'" }.joined(separator: ", "))"
      )
    }
  }

  private static func hint(for word: String) -> String? {
    if RouteAction(word: word) != nil { return "write {using: \(word)}" }
    if RouteOrigin(word: word) != nil { return "write {from: \(word)}" }
    return nil
  }
}

extension RouteProblem.MissingEnd {
  fileprivate var label: String {
    switch self {
    case .chain: "write {using: push}, {from: navigationController}, {using: present}, {from: current}, for example"
    case .place: "add where it is shown: {from: current}"
    case .action: "add how the container is shown: {using: present}, {from: current}"
    }
  }
}

extension RouteProblem.Found {
  fileprivate var words: String {
    switch self {
    case .container(let container): "this is \(container.withArticle)"
    case .anything(let word): "'\(word)' can be any view controller"
    }
  }
}

extension SystemContainer {
  var word: String {
    switch self {
    case .navigation: "navigationController"
    case .tabs: "tabBarController"
    case .split: "splitViewController"
    case .pages: "pageViewController"
    }
  }

  /// The UIKit class name with its article; for a split view controller, the column that contains the least.
  func withArticle(isSplitColumn: Bool) -> String {
    self == .split && isSplitColumn ? "the primary or supplementary column of a split view controller" : withArticle
  }

  var withArticle: String {
    switch self {
    case .navigation: "a navigation controller"
    case .tabs: "a tab bar controller"
    case .split: "a split view controller"
    case .pages: "a page view controller"
    }
  }
}
