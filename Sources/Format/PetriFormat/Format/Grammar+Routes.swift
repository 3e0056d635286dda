import PetriCatalog

extension Grammar {
  package static let route = Form(
    "the route",
    { RouteDraft() },
    checks: [
      .exactlyOne(["steps", "reconcile", "tab"]), .notBoth("find", "reconcile"), .notBoth("find", "tab"),
      .goesWith("tab", "of"), .goesWith("of", "tab"),
    ]
  ) {
    Field(
      "find",
      \.find,
      Rule.find.map(\.find),
      "How the screen is recognised where it is on screen already; without it the screen is built each time."
    )
    // The chain is read together with the name of the route.
    Field(
      "steps",
      \.steps,
      .node(.list(.shared(.routeStep), atLeast: 1)),
      "From the screen back to something that is on screen.",
      example: "[{using: present}, {from: current}]"
    )
    Field(
      "reconcile",
      \.levels,
      .node(.list(.mapping(requiredLevel.shape), atLeast: 1)),
      "The complete stack, in place of steps: the root, then each level presented over the one before. The screen itself comes last.",
      example: "[{screen: home}]"
    )
    Field(
      "tab",
      \.tab,
      Rule.reference(.screen).located,
      "In place of steps: the tab that begins with a screen, shown with whatever is on its stack.",
      example: "home"
    )
    Field("of", \.tabHolder, .node(.reference(.screen)), "The screen with that tab, by its own route.", example: "home")
  }

  package static let routeStep = Form.choice("the route step", { NoOwner() }) {
    Field(
      readWithOthers: "using",
      .oneOf([.word(RouteAction.words, "action"), .mapping(action.shape)]),
      "How what comes before is put on what comes next.",
      example: "push"
    )
    Field(
      readWithOthers: "from",
      .oneOf([.word(RouteOrigin.words, "origin"), .mapping(origin.shape)]),
      "Where it is put: on a new container, on a screen, on what is found, or on what is on screen already.",
      example: "navigationController"
    )
    Field(
      readWithOthers: "context",
      .values(.key),
      "The context of the steps from here on, made of the one before.",
      example: "{city: \"${id}\"}"
    )
    Field(
      readWithOthers: "switch",
      .list(.mapping(routeCase.shape), atLeast: 1),
      "Ends the chain by cases: the first that holds decides, and the last always holds.",
      example: "[{steps: [{from: current}]}]"
    )
  }

  package static let action = Form.choice("the action", { ActionDraft() }) {
    Field(
      "present",
      \.action,
      Rule.presentation.map { .present($0) },
      "Presents it in a style of its own.",
      example: "{style: pageSheet}"
    )
    Field(
      "addTab",
      \.action,
      .oneOf(
        tabIndex.map { .addTab(at: $0, replacing: false) },
        Rule.form(addTab).map { .addTab(at: $0.index, replacing: $0.replacing) }
      ),
      "Adds it as a tab.",
      example: "{at: 0}"
    )
  }

  package static let addTab = Form("'addTab'", { AddTabDraft() }) {
    Field("at", \.index, tabIndex, "The place of the tab, from 0; behind the last without it.")
    Field("replacing", \.replacing, .flag, "Whether it replaces the tab that is there.")
  }

  package static let origin = Form(
    "'from'",
    { OriginDraft() },
    checks: [.exactlyOne(["screen", "find", "route"]), .goesWith("with", "screen"), .goesWith("name", "route")]
  ) {
    Field(
      "screen",
      \.screen,
      .node(.reference(.screen)),
      "That screen, found by its name or built, and put somewhere in turn.",
      example: "home"
    )
    Field("with", \.with, Rule.contextValues.located, "Values of its context.", example: "{city: Kazan}")
    Field("find", \.find, .find, "What is found; a step may follow for where it isn't.", example: "tabs")
    Field(
      "route",
      \.route,
      .node(.reference(.screen)),
      "Where another screen's route leads, which ends the chain.",
      example: "home"
    )
    Field("name", \.name, Rule.reference(.route).located, "Which of that screen's routes.", example: "default")
  }

  package static let routeCase = Form("the case", { RouteCaseDraft() }, checks: [.atLeastOne(["steps", "route"])]) {
    Field(
      "when",
      \.condition,
      .condition,
      "It holds on the context and the state.",
      example: "${state.signedIn}"
    )
    Field("find", \.find, Rule.find.map(\.find), "This is on screen.", example: "tabs")
    Field("start", \.start, .reference(.screen), "The navigation starts on this screen.", example: "home")
    Field(
      "steps",
      \.steps,
      .node(.list(.shared(.routeStep), atLeast: 1)),
      "The steps of the case.",
      example: "[{from: current}]"
    )
    Field("route", \.route, .node(.reference(.screen)), "The route of another screen.", example: "home")
  }

  package static let find = Form("'find'", { FindDraft() }, checks: [.exactlyOne(["screen", "tab", "container"])]) {
    Field("screen", \.screen, Rule.reference(.screen).located, "A screen by its name.", example: "product")
    Field(
      "tab",
      \.tab,
      .tab,
      "The tab that begins with a screen, shown with whatever is on its stack; `selected` for the tab that is selected.",
      example: "home"
    )
    Field(
      "container",
      \.container,
      Rule.oneOfWords(RouteFind.Target.words).map { RouteFind.Target(word: $0) },
      "A container of UIKit's; `presenting`: what presents what is in front; `detailNavigation`: that of a split view's details."
    )
    Field(
      "context",
      \.match,
      Rule.match.located,
      "`same` for a screen that shows the same, as far as the route gives values; a list for one that shows the same values of these keys.",
      default: "any"
    )
    Field(
      "in",
      \.options,
      .list(.word("part of the stack"), orOne: true),
      "In which parts of the stack; in all without it."
    )
    Field("start", \.start, .word(), "Where the search starts; `start` is where the navigation starts.")
  }

  package static let interceptor = Form(
    "the interceptor",
    { InterceptorDraft() },
    identity: .interceptor,
    checks: [
      .atLeastOne(["require", "transition"]), .goesWith("show", "require"), .goesWith("refuse", "require"),
      .goesWith("with", "show"), .goesWith("context", "require"),
    ]
  ) {
    // Its texts and conditions may refer to its context.
    Field(
      "context",
      \.context,
      Rule(.shared(.fields)) { reader, node, _ in
        reader.scope.context = reader.fields(node, of: "'context'")
        return Located(value: reader.scope.context, node: node)
      },
      "What it reads of the route's context, by the keys of the screens that name it; one without a default is a key that each has.",
      turn: -1
    )
    Field("require", \.require, .condition, "The navigation goes on where it holds.", example: "${state.signedIn}")
    Field(
      "show",
      \.show,
      .screenName,
      "The screen that is shown until it does; closed without it, the navigation is refused.",
      example: "sign-in"
    )
    Field("with", \.with, Rule.contextValues.located, "The context of that screen.", example: "{city: Kazan}")
    Field("refuse", \.refuse, .localized, "The reason why the navigation is refused.", example: "Sign in first.")
    Field("always", \.always, .flag, "Whether it goes for every navigation.")
    Field(
      "timeout",
      \.timeout,
      .number(0.001...86_400),
      "How many seconds the answer may take; any number without it.",
      example: "120"
    )
    Field(
      "transition",
      \.transition,
      .word("transition"),
      "What becomes of the navigation while a transition runs: it waits for the end, or is aborted."
    )
  }

  private static let tabIndex = Rule.integer(0...100)
}

/// A parsed route; its steps and levels are read together with its name.
package struct RouteDraft: Sendable {
  var find: RouteFind?
  var steps: Int?
  var levels: Int?
  var tab: Located<String>?
  var tabHolder: Int?
}

package struct ActionDraft: Sendable {
  var action: RouteAction?
}

package struct AddTabDraft: Sendable {
  var index: Int?
  var replacing = false
}

package struct OriginDraft: Sendable {
  var screen: Int?
  var with: Located<ContextLiteral>?
  var find: LocatedFind?
  var route: Int?
  var name: Located<String>?
}

package struct RouteCaseDraft: Sendable {
  var condition: Condition?
  var find: RouteFind?
  var start: String?
  var steps: Int?
  var route: Int?
}

package struct FindDraft: Sendable {
  var screen: Located<String>?
  var tab: LocatedTab?
  var container: RouteFind.Target?
  var match: Located<RouteFind.Match>?
  var options: [RouteFind.Option] = []
  var start = RouteFind.Start.topmost

  var keys: Int? { if case .keys? = match?.value { match?.node } else { nil } }

  var located: LocatedFind? {
    guard let target = screen.map({ .screen($0.value) }) ?? tab?.target ?? container else { return nil }
    var find = RouteFind(target)
    find.context = match?.value ?? .any
    find.options = options
    find.start = start
    return LocatedFind(find: find, screen: screen?.node ?? tab?.screen)
  }
}

package struct InterceptorDraft: Sendable {
  var context: Located<[ContextField]>?
  var require: Condition?
  var show: Located<String>?
  var with: Located<ContextLiteral>?
  var refuse: LocalizedText?
  var always = false
  var timeout: Double?
  var transition: TransitionPolicy?

  func interceptor(named name: String, at place: Place) -> InterceptorDefinition {
    var interceptor = InterceptorDefinition(name: name, place: place)
    interceptor.context = context?.value ?? []
    interceptor.require = require
    interceptor.show = show?.value
    interceptor.with = with?.value ?? .empty
    interceptor.refuse = refuse
    interceptor.always = always
    interceptor.timeout = timeout
    interceptor.transition = transition
    return interceptor
  }
}

extension Rule<RouteFind.Match> {
  static let match = Rule.oneOf(
    Rule<String>.oneOfWords(RouteFind.Match.words, "match").map { RouteFind.Match(word: $0) },
    Rule<[String]>.list(.reference(.key), atLeast: 1).map { .keys($0) }
  )
}

/// A tab identified by its screen, or the selected tab.
package struct LocatedTab: Sendable {
  var target: RouteFind.Target
  var screen: Int?
}

extension Rule<LocatedTab> {
  fileprivate static let tab = Rule(.oneOf([.word([RouteFind.Target.selectedTabWord]), .reference(.screen)])) {
    reader,
    node,
    subject in
    if reader.isSelectedTab(node) { return LocatedTab(target: .selectedTab) }
    return Rule<String>.reference(.screen).read(&reader, node, subject).map {
      LocatedTab(target: .tab($0), screen: node)
    }
  }
}

extension Rule<LocatedFind> {
  static let find = Rule.construct(.find) { reader, node, _ in reader.find(node) }
}

extension Rule<[RouteDefinition]> {
  static let onlyRoute = Rule(.shared(.route)) { reader, node, _ in
    reader.route(node, at: node).map { [$0] } ?? []
  }

  static let routes = Rule.named(.route, .shared(.route)) { reader, name, node in
    reader.route(node, at: name, named: reader.tree.string(name))
  }
}

extension Rule<Int> {
  /// A node that the owner's reader reads, because its rule depends on other keys.
  static func node(_ shape: Shape) -> Rule { Rule(shape) { _, node, _ in node } }
}
