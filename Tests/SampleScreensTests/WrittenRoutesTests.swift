import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriRouting
import PetriUIKit
import Testing

/// Routes as catalogues write them, in catalogues made for it.
@MainActor
@Suite("Routes that are written in YAML")
struct WrittenRoutesTests {
  private func app(_ yaml: String, catalog: String = "", from start: String = "home") throws -> SampleApp {
    let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(
      MemorySource(["Catalog.yaml": "catalog: A\n\(catalog)\n", "Screens/a.yaml": yaml])
    )
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    return try SampleApp(start, in: loaded.catalog)
  }

  private func screen(_ name: String, _ more: String = "") -> String {
    "screen: \(name)\n\(more)\ncontent: [{label: \(name)}]\n---\n"
  }

  @Test("a conversion keeps the types of what it refers to, and a switch decides by the converted context")
  func conversions() throws {
    let yaml =
      screen("home")
      + screen(
        "detail",
        """
        context: {id: int, big: {type: bool, default: false}, names: {type: list, of: string, default: [a, b]}}
        links: "app://detail/{id}?big={big}"
        route:
          steps:
            - using: push
            - context: {number: "${id}", isBig: "${big}", words: "${names}", title: "No. ${id}"}
            - from: {screen: list}
            - using: push
            - switch:
                - {when: "${isBig}", steps: [{from: navigationController}, {using: {present: {style: fullScreen}}}, {from: current}]}
                - {steps: [{from: navigationController}, {using: {present: {style: pageSheet}}}, {from: current}]}
        """
      )
      + screen(
        "list",
        "context: {number: int, isBig: {type: bool, default: true}, words: {type: list, of: string}, title: string}"
      )
    let app = try app(yaml)
    try app.link("app://detail/7?big=false")
    expectEqual(app.events, [])
    expectEqual(
      app.text,
      "home > navigation[list(number: 7, isBig: false, words: a list of 2, title: \"No. 7\"), *detail(id: 7)*]"
    )
    let sheet = app.stage.window.rootViewController?.presentedViewController
    expectEqual(sheet?.modalPresentationStyle, .pageSheet)
    let other = try self.app(yaml)
    try other.link("app://detail/7?big=true")
    expectEqual(other.stage.window.rootViewController?.presentedViewController?.modalPresentationStyle, .fullScreen)
  }

  @Test("forks that go on in one another are made when they are needed, however many ways there are")
  func manyWays() throws {
    var yaml = screen("home", "wrapping: [navigation]")
    for number in 0..<60 {
      yaml += screen(
        "s-\(number)",
        """
        route:
          find: {screen: s-\(number)}
          steps:
            - using: push
            - switch:
                - {find: {screen: none-here}, route: s-\(number + 1)}
                - {start: none-here, route: s-\(number + 1)}
                - {route: s-\(number + 1)}
        """
      )
    }
    yaml += screen("s-60", "route: [{using: push}, {from: {find: navigation}}]") + screen("none-here")
    let app = try app(yaml)
    try expectEqual(app.go(ScreenTarget("s-0")), "done")
    #expect(app.text.hasPrefix("navigation[home, s-60, s-59, "))
    #expect(app.text.hasSuffix("s-1, *s-0*]"))
  }

  @Test("two that ask for the same sign-in are both kept until somebody has signed in, and both go on then")
  func sharedSignIn() throws {
    let yaml =
      screen("home", "wrapping: [navigation]")
      + screen("one", "interceptors: in\nroute: [{using: push}, {from: {find: navigation}}]")
      + screen("two", "interceptors: in\nroute: [{using: present}, {from: current}]")
      + "screen: sign\npresentation: {style: pageSheet}\ncontent:\n  - button: {title: Go, tap: {set: {ok: true}}}\n"
    let catalog = """
      state: {ok: {type: bool, default: false}}
      interceptors: {in: {require: "${state.ok}", show: sign, always: true}}
      """
    let app = try app(yaml, catalog: catalog)
    try expectEqual(app.go(ScreenTarget("one")), "asks: in")
    expectEqual(app.text, "navigation[*home*] > sign")
    try expectEqual(app.go(ScreenTarget("two")), "asks: in")
    expectEqual(app.text, "navigation[*home*] > sign")
    try app.tap("Go")
    expectEqual(app.text, "navigation[home, *one*] > two")
  }

  @Test("two interceptors of every navigation do not wait for each other, each shown within the other")
  func twoOfEveryNavigation() throws {
    func asking(_ name: String, _ key: String) -> String {
      "screen: \(name)\npresentation: {style: pageSheet}\n"
        + "content:\n  - button: {title: \(name), tap: {set: {\(key): true}}}\n---\n"
    }
    let yaml =
      asking("sign", "signedIn") + asking("welcome", "welcomed") + screen("home", "wrapping: [navigation]")
      + "screen: one\nroute: [{using: push}, {from: {find: navigation}}]\ncontent: []\n"
    let catalog = """
      state: {signedIn: {type: bool, default: false}, welcomed: {type: bool, default: false}}
      interceptors:
        user: {require: "${state.signedIn}", show: sign, always: true}
        welcome: {require: "${state.welcomed}", show: welcome, always: true}
      """
    let app = try app(yaml, catalog: catalog)
    try expectEqual(app.go(ScreenTarget("one")), "asks: user, welcome")
    expectEqual(app.text, "navigation[*home*] > welcome")
    try app.tap("welcome")
    expectEqual(app.text, "navigation[*home*] > sign")
    try app.tap("sign")
    expectEqual(app.text, "navigation[home, *one*]")
  }

  @Test("an interceptor's limit is a person's time: it comes when the clock is moved, and what was shown stays")
  func limits() throws {
    let yaml =
      screen("home", "wrapping: [navigation]")
      + screen("one", "interceptors: in\nroute: [{using: push}, {from: {find: navigation}}]")
      + screen("sign", "presentation: {style: pageSheet}")
    let catalog = """
      state: {ok: {type: bool, default: false}}
      interceptors: {in: {require: "${state.ok}", show: sign, timeout: 60}}
      """
    let app = try app(yaml, catalog: catalog)
    var end: NavigationResult?
    try app.stage.run("go") { try app.composer.routing.navigate(to: ScreenTarget("one")) { end = $0 } }
    try app.stage.make(.wait(seconds: 59), with: app.composer)
    #expect(end == nil)
    try app.stage.make(.wait(seconds: 2), with: app.composer)
    guard case .failure(let error)? = end else { return #expect(Bool(false), "it goes on") }
    #expect(error.kind == .timedOut && error.description == "'in' didn't answer within 60 seconds")
  }

  @Test("a screen of the catalogue is a step of a route in Swift")
  func steps() throws {
    let app = try app(screen("home") + screen("detail", "context: {id: {type: int, example: 1}}"))
    let route = try app.composer.routing.step("detail").using(.push).from(.navigationController).using(.present)
      .from(.current)
    let values = ContextLiteral.object([.init(name: "id", value: .scalar("9", .plain))])
    app.stage.run("go") { app.composer.routing.router.navigate(to: route, with: ScreenContext(values)) }
    expectEqual(app.text, "home > navigation[*detail(id: 9)*]")
  }

  @Test("a route that passes through a screen, or doesn't name its keys, leaves them as they are shown")
  func contextsThatStay() throws {
    let find = "[{using: push}, {from: {find: navigation}}]"
    let keys = "context: {filter: {type: string, default: all}, sort: {type: string, default: name}}"
    let yaml =
      screen("home", "wrapping: [navigation]")
      + screen(
        "list",
        "\(keys)\ncontextTasks: setContext\nlinks: \"app://list?filter={filter}\"\nroute: {find: {screen: list}, steps: \(find)}"
      )
      + screen(
        "detail",
        "context: {id: {type: int, example: 1}}\nroute: [{using: push}, {from: {screen: list}}, {using: push}, {from: {find: navigation}}]"
      )
    let app = try app(yaml)
    let values = ContextLiteral.object(
      ["filter": "tea", "sort": "price"].map { .init(name: $0, value: .scalar($1, .plain)) }
    )
    try expectEqual(app.go(ScreenTarget("list", with: values)), "done")
    let shown = #"list(filter: "tea", sort: "price")"#
    expectEqual(app.text, "navigation[home, *\(shown)*]")
    try expectEqual(app.go(ScreenTarget("list")), "done")
    expectEqual(app.text, "navigation[home, *\(shown)*]")
    try expectEqual(app.go(ScreenTarget("detail")), "done")
    expectEqual(app.text, "navigation[home, \(shown), *detail*]")
    try app.link("app://list?filter=milk")
    expectEqual(app.text, #"navigation[home, *list(filter: "milk", sort: "price")*]"#)
  }

  /// Two tabs with stacks: a feed with articles, and orders.
  private func tabs() -> String {
    """
    screen: home
    route: {find: {screen: home}, steps: [{using: replaceRoot}, {from: root}]}
    content: {tabs: [{screen: feed}, {screen: orders}]}
    ---
    screen: feed
    wrapping: [navigation]
    links: app://feed
    route: {find: {tab: feed}, steps: [{from: {route: home}}]}
    content: [{button: {title: First, tap: {open: order, with: {id: 1}}}}]
    ---
    screen: orders
    wrapping: [navigation]
    links: app://orders
    route: {find: {tab: orders}, steps: [{from: {route: home}}]}
    content: [label: Orders]
    ---
    screen: order
    links: "app://orders/{id}?note={note}&by={by}"
    context: {id: {type: int, example: 9}, note: {type: string, default: none}, by: string?}
    contextTasks: [setContext]
    route:
      find: {screen: order, context: [id, by]}
      steps: [{using: pushOntoRoot}, {from: {find: {tab: orders}}}, {from: {route: home}}]
    content: [label: "Order ${id} ${note} ${by}"]
    ---
    screen: detail
    links: "app://orders/{id}/detail"
    context: {id: int}
    route: [{using: push}, {from: {screen: order}}, {using: push}, {from: {find: {tab: orders}}}]
    content: [label: "Detail ${id}"]
    ---
    screen: sheet
    presentation: {style: pageSheet}
    content: [{button: {title: Second, tap: {open: order, with: {id: 2}}}}]
    """
  }

  @Test("a tab is selected with its stack, and another tab's stack stays; what covers the tabs goes")
  func tabKeepsStack() throws {
    let app = try app(tabs())
    try app.link("app://orders/1")
    expectEqual(app.text, "home[navigation[*feed*], *navigation[orders, *order(id: 1)*]*]")
    try app.link("app://feed")
    expectEqual(app.text, "home[*navigation[*feed*]*, navigation[orders, *order(id: 1)*]]")
    try app.open("sheet")
    try app.link("app://orders")
    expectEqual(app.text, "home[navigation[*feed*], *navigation[orders, *order(id: 1)*]*]")
    expectEqual(app.events, [])
  }

  @Test("a tab that isn't there is built by the rest of the chain")
  func tabIsBuilt() throws {
    let app = try app(tabs(), from: "sheet")
    try app.link("app://orders/4")
    expectEqual(app.text, "home[navigation[*feed*], *navigation[orders, *order(id: 4)*]*]")
    expectEqual(app.events, [])
  }

  @Test("the selected tab is pushed on whichever it is, and a route to a tab of a screen is a line")
  func selectedTab() throws {
    let short = tabs().replacing(
      "route: {find: {tab: orders}, steps: [{from: {route: home}}]}",
      with: "route: {tab: orders, of: home}"
    )
    let app = try app(
      """
      \(short)
      ---
      screen: extra
      links: app://extra
      route: [{using: push}, {from: {find: {tab: selected}}}, {from: {route: home}}]
      content: [label: Extra]
      """
    )
    try app.link("app://extra")
    expectEqual(app.text, "home[*navigation[feed, *extra*]*, navigation[*orders*]]")
    try app.link("app://orders")
    expectEqual(app.text, "home[navigation[feed, *extra*], *navigation[*orders*]*]")
    try app.open("sheet")
    try app.link("app://extra")
    expectEqual(app.text, "home[navigation[feed, *extra*], *navigation[orders, *extra*]*]")
    expectEqual(app.events, [])
  }

  @Test("a route to a tab builds the screen that has it, where it isn't on screen")
  func tabOfScreen() throws {
    let short = tabs().replacing(
      "route: {find: {tab: orders}, steps: [{from: {route: home}}]}",
      with: "route: {tab: orders, of: home}"
    )
    let app = try app(short, from: "sheet")
    try app.link("app://orders")
    expectEqual(app.text, "home[navigation[*feed*], *navigation[*orders*]*]")
    expectEqual(app.events, [])
  }

  @Test("the tab of a screen is the one that begins with it, and not one in which it was pushed")
  func tabBegins() throws {
    let app = try app(
      """
      \(tabs())
      ---
      screen: extra
      links: app://extra
      route: [{using: push}, {from: {find: {tab: feed}}}]
      content: [label: Extra]
      ---
      screen: lost
      links: app://lost
      route: [{using: push}, {from: {find: {tab: extra}}}]
      content: [label: Lost]
      """
    )
    try app.link("app://extra")
    expectEqual(app.text, "home[*navigation[feed, *extra*]*, navigation[*orders*]]")
    try app.link("app://lost")
    expectEqual(app.text, "home[*navigation[feed, *extra*]*, navigation[*orders*]]")
    #expect(app.events.first?.hasPrefix("link \"app://lost\": ") == true, "\(app.events)")
  }

  @Test("a screen is known by the keys that its route names: others change, and what isn't given stays")
  func identity() throws {
    let app = try app(tabs())
    try app.link("app://orders/1?note=gift")
    let stack = try #require(app.stage.window.rootViewController?.children.last as? UINavigationController)
    let first = stack.topViewController
    try app.link("app://orders/1?note=fragile")
    expectIdentical(stack.topViewController, first)
    expectEqual(app.text, "home[navigation[*feed*], *navigation[orders, *order(id: 1, note: \"fragile\")*]*]")
    try app.link("app://orders/1")
    expectIdentical(stack.topViewController, first)
    #expect(app.text.contains("fragile"))
    // Another one of a key that isn't given counts with its default.
    try app.link("app://orders/1?by=Ann")
    #expect(stack.topViewController !== first)
    expectEqual(app.text, "home[navigation[*feed*], *navigation[orders, *order(id: 1, by: \"Ann\")*]*]")
    try app.link("app://orders/1")
    expectEqual(app.text, "home[navigation[*feed*], *navigation[orders, *order(id: 1)*]*]")
  }

  @Test("a screen on a route's way keeps its values where the route names none of them")
  func passedThrough() throws {
    let app = try app(tabs())
    try app.link("app://orders/1?note=gift")
    try app.link("app://orders/1/detail")
    expectEqual(
      app.text,
      "home[navigation[*feed*], *navigation[orders, order(id: 1, note: \"gift\"), *detail(id: 1)*]*]"
    )
  }

  @Test("a switch as the first step decides how as well as where, by a context that was converted before")
  func switchFirst() throws {
    let yaml =
      screen("home", "wrapping: [navigation]")
      + screen(
        "detail",
        """
        links: "app://detail/{id}"
        context: {id: int}
        route:
          - context: {number: "${id}"}
          - switch:
              - {when: "${number} > 9", steps: [{using: present}, {from: {screen: list}}, {using: push}, {from: {find: navigation}}]}
              - find: {screen: list}
                steps: [{using: pushReplacingLast}, {from: {find: navigation}}]
              - steps:
                  - switch:
                      - {when: "${number} == 0", steps: [{using: replaceRoot}, {from: root}]}
                      - {steps: [{using: push}, {from: {find: navigation}}]}
        """
      ) + screen("list", "context: {number: int}")
      + screen("alone", "route: [{using: push}, {from: {find: navigation}}]")
    let app = try app(yaml)
    try app.link("app://detail/7")
    expectEqual(app.text, "navigation[home, *detail(id: 7)*]")
    try app.link("app://detail/12")
    expectEqual(app.text, "navigation[home, detail(id: 7), *list(number: 12)*] > detail(id: 12)")
    try app.link("app://detail/0")
    expectEqual(app.text, "navigation[home, detail(id: 7), *detail(id: 0)*]")
    try app.link("app://detail/0")
    expectEqual(app.text, "detail(id: 0)")
    expectEqual(app.events, [])
  }

  @Test("a container that a route builds is shown by a case of a switch")
  func containerByCase() throws {
    let yaml =
      screen("home")
      + screen(
        "detail",
        """
        links: "app://detail?big={big}"
        context: {big: {type: bool, default: false}}
        route:
          - using: push
          - from: navigationController
          - switch:
              - {when: "${big}", steps: [{using: replaceRoot}, {from: root}]}
              - {steps: [{using: {present: {style: formSheet}}}, {from: current}]}
        """
      )
    let app = try app(yaml)
    try app.link("app://detail?big=false")
    expectEqual(app.text, "home > navigation[*detail*]")
    try app.link("app://detail?big=true")
    expectEqual(app.text, "navigation[*detail(big: true)*]")
  }

  /// Orders that ask for an account, unless they are samples.
  private static let account = """
    state: {signedIn: {type: bool, default: false}}
    interceptors:
      account:
        context: {id: int, kind: {type: string, default: thing}}
        require: ${state.signedIn} or ${id} == 0
        show: sign-in
        with: {reason: "${kind} ${id}"}
        refuse: Not for order ${id}.
    """

  private var asking: String {
    screen("home", "wrapping: [navigation]")
      + screen(
        "order",
        """
        context: {id: {type: int, default: 5}}
        interceptors: account
        route: [{using: push}, {from: {find: navigation}}]
        links: ["app://orders/{id}", "app://orders"]
        """
      )
        + """
        screen: sign-in
        presentation: {style: pageSheet}
        context: {reason: {type: string, default: none}}
        content:
          - label: ${reason}
          - button: {title: Go, tap: {set: {signedIn: true}}}
          - button: {title: Not now, tap: dismiss}
        ---

        """
  }

  @Test("an interceptor reads the route's context, hands some to the screen it shows, and names some when it refuses")
  func readingInterceptor() throws {
    let app = try app(asking, catalog: Self.account)
    try app.link("app://orders/0")
    expectEqual(app.text, "navigation[home, *order(id: 0)*]")
    try app.link("app://orders/7")
    expectEqual(app.text, "navigation[home, *order(id: 0)*] > sign-in(reason: \"thing 7\")")
    try app.tap("Not now")
    expectEqual(app.text, "navigation[home, *order(id: 0)*]")
    expectEqual(app.events, ["link \"app://orders/7\": 'account' refused: Not for order 7."])
    // Keys that the route doesn't give are as the screen would show them, not as the interceptor has them.
    try app.link("app://orders")
    expectEqual(app.text, "navigation[home, *order(id: 0)*] > sign-in(reason: \"thing 5\")")
    try app.tap("Go")
    expectEqual(app.text, "navigation[home, order(id: 0), *order*]")
  }

  @Test("an interceptor that has read two contexts asks for each by itself")
  func readingTwo() throws {
    let app = try app(asking, catalog: Self.account)
    try expectEqual(
      app.go(ScreenTarget("order", with: .object([.init(name: "id", value: .scalar("7", .plain))]))),
      "asks: account"
    )
    try expectEqual(
      app.go(ScreenTarget("order", with: .object([.init(name: "id", value: .scalar("8", .plain))]))),
      "asks: account"
    )
    #expect(app.text.contains("thing 7") && app.text.contains("thing 8"), "\(app.text)")
    try app.tap("Go")
    #expect(app.text.contains("order(id: 7)") && app.text.contains("order(id: 8)"), "\(app.text)")
    #expect(!app.text.contains("sign-in"))
  }

  @Test(
    "a navigation that meets a running transition is aborted, or waits, as the catalogue has it",
    arguments: ["wait", "abort"]
  )
  func transition(policy: String) throws {
    let yaml =
      screen("home", "wrapping: [navigation]")
      + screen("one", "route: [{using: push}, {from: {find: navigation}}]")
      + screen("two", "interceptors: still\nroute: [{using: {present: {style: pageSheet}}}, {from: current}]")
    let app = try app(yaml, catalog: "interceptors: {still: {transition: \(policy)}}")
    var results: [String] = []
    let front = try #require(app.stage.window.rootViewController?.frontmost)
    let navigation = try #require(front.navigationController)
    try app.stage.run("go") {
      navigation.pushViewController(UIViewController(), animated: true)
      try app.composer.routing.navigate(to: ScreenTarget("two")) { result in
        switch result {
        case .success: results.append("there")
        case .failure(let error): results.append("\(error)")
        }
      }
    }
    if policy == "wait" {
      expectEqual(results, ["there"])
    } else {
      expectEqual(results, ["'no transition' refused: a transition is running"])
    }
    expectEqual(app.text.hasSuffix("> two"), policy == "wait")
  }

  /// A list with a bar item and a button, screens that point to them, and an alert that is presented on the list.
  private let places = """
    screen: home
    wrapping: [navigation]
    bar: {trailing: [{image: more, id: more}]}
    content: [{button: {title: Sort, id: sort}}]
    ---
    screen: filter
    links: app://filter
    presentation: {style: popover, source: more}
    content: [label: Filter]
    ---
    screen: sort
    links: app://sort
    route: [{using: {present: {style: popover, source: sort}}}, {from: {find: {screen: home}}}]
    content: {actionSheet: {actions: [{title: A}]}}
    ---
    screen: sheet
    links: {url: app://plain, route: [{using: {present: {style: pageSheet}}}, {from: current}]}
    presentation: {style: pageSheet, detents: [{height: 200}, medium], selectedDetent: medium, largestUndimmedDetent: medium, grabber: true}
    content: [label: Sheet]
    ---
    screen: ask
    links: app://ask/{id}
    context: {id: int}
    route:
      find: {screen: ask, context: same}
      steps: [{using: present}, {from: {find: {screen: home}}}]
    content: {alert: {title: "Ask ${id}", actions: [{title: OK}]}}
    """

  @Test("a popover points to the view or the bar item with its id on the screen that presents it")
  func popoverSources() throws {
    let app = try app(places, catalog: "devices: [ipad-11]")
    try app.link("app://filter")
    let root = try #require(app.stage.window.rootViewController)
    let filter = try #require(root.presentedViewController?.popoverPresentationController)
    expectEqual(filter.barButtonItem?.accessibilityIdentifier, "more")
    expectEqual(filter.sourceView, nil)
    // The route's own presenter: the screen that covers it goes.
    try app.link("app://sort")
    let sheet = try #require(root.presentedViewController as? UIAlertController)
    expectEqual(sheet.popoverPresentationController?.sourceView?.accessibilityIdentifier, "sort")
    expectEqual(
      sheet.popoverPresentationController?.sourceRect,
      sheet.popoverPresentationController?.sourceView?.bounds
    )
    expectEqual(app.events, [])
  }

  @Test("a popover without anything to point to is refused, by the plan already, and nothing moves")
  func missingPopoverSource() throws {
    let app = try app(places)
    try app.open("sheet")
    let before = app.text
    try app.link("app://filter")
    expectEqual(app.text, before)
    expectEqual(
      app.events,
      ["link \"app://filter\": 'filter' failed: nothing on screen has the id 'more' that the popover points to"]
    )
    let front = app.stage.window.rootViewController?.frontmost
    let plan = try app.composer.routing.plan(to: ScreenTarget("filter"), from: front)
    #expect(plan.failure?.description.contains("the id 'more'") == true)
  }

  @Test("a sheet has the detents of its screen, or those of the route that presents it")
  func detents() throws {
    let app = try app(places)
    try app.open("sheet")
    let own = app.stage.window.rootViewController?.presentedViewController?.sheetPresentationController
    expectEqual(own?.detents.map(\.identifier.rawValue), ["200", "com.apple.UIKit.medium"])
    expectEqual(own?.selectedDetentIdentifier, .medium)
    expectEqual(own?.largestUndimmedDetentIdentifier, .medium)
    expectEqual(own?.prefersGrabberVisible, true)
    let other = try self.app(places)
    try other.link("app://plain")
    let plain = other.stage.window.rootViewController?.presentedViewController?.sheetPresentationController
    expectEqual(plain?.detents.map(\.identifier), [.large])
    expectEqual(plain?.selectedDetentIdentifier, nil)
    expectEqual(plain?.prefersGrabberVisible, false)
  }

  @Test("a link leads to an alert on the screen that its route names; the same one stays, another takes its place")
  func alertAsTarget() throws {
    let app = try app(places)
    try app.open("sheet")
    try app.link("app://ask/1")
    expectEqual(app.text, "navigation[*home*] > ask(id: 1)")
    let shown = app.stage.window.rootViewController?.presentedViewController
    try app.link("app://ask/1")
    expectIdentical(app.stage.window.rootViewController?.presentedViewController, shown)
    try app.link("app://ask/2")
    expectEqual(app.text, "navigation[*home*] > ask(id: 2)")
    try app.tap("OK")
    expectEqual(app.text, "navigation[*home*]")
    expectEqual(app.events, [])
  }

  @Test(
    "back goes to where the route began: to another tab, past what is presented, and past what else the route has built"
  )
  func back() throws {
    let app = try app(
      """
      \(tabs())
      ---
      screen: far
      links: app://far
      route: [{using: push}, {from: {screen: stack}}, {using: present}, {from: current}]
      content: [{button: {title: Back, tap: back}}, {button: {title: Close, tap: close}}]
      ---
      screen: stack
      wrapping: [navigation]
      content: [label: Stack]
      """
    )
    try app.link("app://orders/1")
    try app.stage.make(.back, with: app.composer)
    expectEqual(app.text, "home[*navigation[*feed*]*, navigation[orders, *order(id: 1)*]]")
    try app.link("app://far")
    expectEqual(app.text, "home[*navigation[*feed*]*, navigation[orders, *order(id: 1)*]] > navigation[stack, *far*]")
    try app.tap("Back")
    expectEqual(app.text, "home[*navigation[*feed*]*, navigation[orders, *order(id: 1)*]]")
    try app.link("app://far")
    try app.tap("Close")
    expectEqual(app.text, "home[*navigation[*feed*]*, navigation[orders, *order(id: 1)*]]")
    expectEqual(app.events, [])
  }

  @Test("back pops or closes where no route led here or its beginning is gone, and is refused where nothing is left")
  func backWithoutRoute() throws {
    let app = try app(tabs())
    try app.stage.make(.push(screen: "order"), with: app.composer)
    try app.stage.make(.present(screen: "sheet", style: nil), with: app.composer)
    try app.stage.make(.back, with: app.composer)
    expectEqual(app.text, "home[*navigation[feed, *order*]*, navigation[*orders*]]")
    try app.stage.make(.back, with: app.composer)
    expectEqual(app.text, "home[*navigation[*feed*]*, navigation[*orders*]]")
    #expect(throws: MoveError.self) { try app.stage.make(.back, with: app.composer) }
    #expect(throws: MoveError.self) { try app.stage.make(.close, with: app.composer) }
  }
}
