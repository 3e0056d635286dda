package import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Grammar {
  package static let requiredLevel = Form("the level", { RequiredLevelDraft() }) {
    requiredFields.map { $0.within(\.base) }
    Field(
      "tab",
      \.tab,
      .node(.reference(.screen)),
      "The tab that is selected, by the screen that it begins with; the other tabs stay as they are.",
      example: "account"
    )
    Field(
      "push",
      \.push,
      .node(.list(.oneOf([.reference(.screen), .mapping(requiredScreen.shape)]), atLeast: 1)),
      "What is on the stack above the screen, or above the tab's first one.",
      example: "[orders]"
    )
  }

  package static let requiredScreen = Form("the screen", { RequiredScreenDraft() }) { requiredFields }

  private static let requiredFields: [Field<RequiredScreenDraft>] = fields {
    Field("screen", \.screen, .node(.reference(.screen)), isRequired: true, "The screen.", example: "home")
    Field(
      "with",
      \.with,
      Rule.contextValues.located,
      "Values of its context, over those of the route.",
      example: "{city: Kazan}"
    )
    Field(
      "context",
      \.located,
      Rule.match.located,
      "Which one stays: `same` that shows the same, as far as values are given; a list, the same values of these keys; `any`, any.",
      default: "same"
    )
  }
}

package struct RequiredScreenDraft: Sendable {
  var screen: Int?
  var with: Located<ContextLiteral>?
  var located: Located<RouteFind.Match>?

  var match: RouteFind.Match { located?.value ?? .same }
  var keys: Int? { if case .keys? = located?.value { located?.node } else { nil } }
}

package struct RequiredLevelDraft: Sendable {
  var base = RequiredScreenDraft()
  var tab: Int?
  var push: Int?
}

extension DefinitionReader {
  mutating func stack(_ node: Int, of name: String) -> [RequiredLevel]? {
    guard tree.kind(node) == .sequence else {
      fail(node) { ShapeProblem.notList("'reconcile'", FoundValue($0)) }
      return nil
    }
    guard tree.count(node) > 0 else {
      fail(node) { _ in StackProblem.empty }
      return nil
    }
    let outer = scope
    defer { scope = outer }
    // Routes start outside the form.
    scope.form = []
    usesAllKeys = true
    var seen: [String: Int] = [:]
    var levels: [RequiredLevel] = []
    var end: Int?
    let nodes = Array(tree.elements(node))
    for level in nodes {
      let before = failures
      end = nil
      guard let draft = form(level, Grammar.requiredLevel), failures == before, let screen = draft.base.screen else {
        continue
      }
      let base = requires(draft.base, &seen)
      if let tab = draft.tab, isText(tab, .name("'tab'")) { refer(to: tab, needsContext: false, isDestination: false) }
      let pushed = draft.push.map { pushes($0, &seen) } ?? []
      references.requiredLevels.append(
        References.RequiredLevel(
          screen: tree.string(screen),
          screenNode: sink.node(screen),
          isRoot: level == nodes.first,
          tab: draft.tab.map(sink.node),
          pushed: pushed.map { sink.node($0.node) }
        )
      )
      // The screen itself is pushed if the last level pushes anything.
      if !pushed.isEmpty, level == nodes.last { pushingRoute = pushingRoute ?? name }
      if let base {
        levels.append(RequiredLevel(base, tab: draft.tab.map(tree.string), pushed: pushed.map(\.value)))
      }
      // After an error, the last screen is unknown.
      end = failures == before ? pushed.last?.node ?? draft.tab ?? screen : nil
    }
    if let end { stackEnds.append(end) }
    return levels
  }

  private mutating func pushes(_ node: Int, _ seen: inout [String: Int]) -> [Located<RequiredScreen>] {
    guard tree.kind(node) == .sequence else {
      fail(node) { ShapeProblem.notList("'push'", FoundValue($0)) }
      return []
    }
    if tree.count(node) == 0 { fail(node) { _ in StackProblem.nothingPushed } }
    var pushed: [Located<RequiredScreen>] = []
    for element in tree.elements(node) {
      var draft: RequiredScreenDraft? = RequiredScreenDraft()
      draft?.screen = element
      if tree.kind(element) != .scalar {
        let before = failures
        draft = form(element, Grammar.requiredScreen)
        guard failures == before else { continue }
      }
      guard let draft, let screen = draft.screen, let value = requires(draft, &seen) else { continue }
      pushed.append(Located(value: value, node: screen))
    }
    return pushed
  }

  /// Reads a screen of the stack: it exists, accepts its values, and differs from the preceding one.
  private mutating func requires(_ draft: RequiredScreenDraft, _ seen: inout [String: Int]) -> RequiredScreen? {
    guard let screen = draft.screen, let name = text(screen, .name("'screen'")) else { return nil }
    refer(to: screen, with: draft.with?.node, needsContext: false, isDestination: false)
    let entries = draft.with.map { Array(tree.entries($0.node)) } ?? []
    let own = entries.map { tree.string($0.key) }
    references.routeContexts.append(
      References.RouteContext(
        screen: name,
        given: scope.context.filter { !own.contains($0.name) },
        own: own,
        isInStack: true,
        node: sink.node(screen)
      )
    )
    if let keys = draft.keys { noteIdentifying(keys, of: name) }
    let required = RequiredScreen(name, with: draft.with?.value ?? .empty, match: draft.match)
    // Only texts are compared.
    guard !entries.contains(where: { tree.kind($0.value) != .scalar }) else { return required }
    let values = entries.map { "\(tree.string($0.key))=\(tree.string($0.value))" }.sorted()
    let key = ([name] + values).joined(separator: "\n")
    guard let first = seen[key] else {
      seen[key] = screen
      return required
    }
    fail(screen) { diagnostics, node in
      diagnostics.report(
        StackProblem.twice(node.text),
        at: node,
        notes: [DiagnosticNote("first required here", at: node.node(first).usedRange)]
      )
    }
    return required
  }

  /// Records the last screens of required stacks, which must be the screen itself.
  mutating func noteStackEnds(_ root: Int) {
    guard let screen = tree.given(.screen, in: root) else { return }
    references.stackEnds = stackEnds.map { References.StackEnd(screen: tree.string(screen), node: sink.node($0)) }
  }
}

package enum StackProblem: Problem {
  case empty, nothingPushed
  case otherEnd(String, of: String)
  case twice(String)
  case rootAlert(String)
  case noTabs(String)
  case noNavigation(String)
  case goneOnFrom(String)
  case missing(ContextField, of: String)

  package var wording: Wording {
    switch self {
    case .empty:
      Wording(.badRoute, "'reconcile' needs at least one level, the root", "write [{screen: …}]")
    case .nothingPushed:
      Wording(.badRoute, "'push' needs at least one screen", "leave it out for a stack of the first screen alone")
    case .otherEnd(let end, let screen):
      Wording(
        .badRoute,
        "the stack must end with '\(screen)', whose route it is; it ends with '\(end)'",
        "write '\(screen)' last, or let this be the route of '\(end)'"
      )
    case .twice(let screen):
      Wording(
        .badRoute,
        "'\(screen)' is required twice with the same values",
        "remove one of them, or tell them apart with 'with'"
      )
    case .rootAlert(let screen):
      Wording(
        .badRoute,
        "'\(screen)' can't be the root, because UIKit only presents it",
        "write a level for the screen that presents it first"
      )
    case .noTabs(let screen):
      Wording(.badRoute, "'\(screen)' has no tabs", "remove 'tab', or name a screen whose content is tabs")
    case .noNavigation(let screen):
      Wording(
        .badRoute,
        "'push' needs a navigation controller, but '\(screen)' isn't in one of its own",
        "wrap '\(screen)' in 'navigation', or present what is pushed in a level of its own"
      )
    case .goneOnFrom(let screen):
      Wording(
        .badRoute,
        "the route of '\(screen)' is a complete stack; other routes can't start from it",
        "require the stack here too, with {reconcile: […]}"
      )
    case .missing(let field, let screen):
      Wording(
        .contextValue,
        "missing context key '\(field.name)' for '\(screen)' in the stack; expected \(field.type.expectation)",
        "write {screen: \(screen), with: {\(field.name): …}}"
      )
    }
  }
}
