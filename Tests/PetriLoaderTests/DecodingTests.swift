import Expectations
import PetriCatalog
import PetriDiagnostics
import PetriLinks
import Testing

@testable import PetriLoader

@Suite("Decoding a catalogue")
struct DecodingTests {
  private func load(_ files: [String: String]) throws -> Catalog {
    let loaded = MarkedCatalog(files).load()
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics.map(\.message))")
    return loaded.catalog
  }

  private func view(_ yaml: String, context: String = "{}") throws -> ViewDefinition {
    let catalog = try load(["Screens/a.yaml": "screen: a\ncontext: \(context)\ncontent:\n  - \(yaml)\n"])
    return try #require(catalog.screens[0].content.views.first)
  }

  @Test("every type of a context is read with its default")
  func types() throws {
    let fields: [(String, ContextType, String, ContextValue)] = [
      ("string", .string, "no", .string("no")), ("string", .string, "12", .string("12")), ("int", .int, "-3", .int(-3)),
      ("double", .double, "1.5", .double(1.5)), ("double", .double, "2", .double(2)),
      ("bool", .bool, "true", .bool(true)),
      ("uuid", .uuid, "123E4567-e89b-12d3-a456-426614174000", .uuid("123e4567-e89b-12d3-a456-426614174000")),
      ("url", .url, "shop://cart", .url("shop://cart")),
      ("date", .date, "2024-02-29", .date(try #require(CalendarDate("2024-02-29")))),
      ("time", .time, "18:00", .time(try #require(TimeOfDay("18:00")))),
      ("color", .color([]), "\"#F60\"", .color(try #require(ColorValue("#FF6600")))),
      ("string?", .optional(.string), "null", .null), ("int?", .optional(.int), "4", .int(4)),
    ]
    for (word, type, text, value) in fields {
      let catalog = try load([
        "Screens/a.yaml": "screen: a\ncontext: {x: {type: \(word), default: \(text)}}\ncontent: [{label: A}]\n"
      ])
      expectEqual(catalog.screens[0].context, [ContextField(name: "x", type: type, defaultValue: value)])
    }
    let catalog = try load([
      "Screens/a.yaml": """
      screen: a
      context:
        kind: {type: choice, values: [big, small], default: small, summary: How big.}
        maybe: {type: choice?, values: [a]}
        stores: {type: list, of: {name: string, tags: {type: list, of: string}}, default: [{name: A, tags: [x]}]}
        address: {type: object, fields: {city: string, type: {type: int, default: 3}}, example: {city: Omsk}}
        plain: {street: string}
      content: [{label: A}]

      """
    ])
    expectEqual(
      catalog.screens[0].context.map {
        "\($0.name): \($0.type) \($0.fallback?.description ?? "-") \($0.example?.description ?? "-")"
      },
      [
        "kind: choice of big, small small -", "maybe: choice of a? null -",
        "stores: list of {name: string, tags: list of string} [{name: \"A\", tags: [\"x\"]}] -",
        "address: {city: string, type: int} - {city: \"Omsk\", type: 3}", "plain: {street: string} - -",
      ]
    )
  }

  @Test(
    "every kind of view has a short form and a long one, which say the same",
    arguments: [
      ("label: Hi", "label: {text: Hi}"), ("image: tree", "image: {name: tree}"), ("button: Go", "button: {title: Go}"),
      ("textField: Name", "textField: {placeholder: Name}"), ("switch: true", "switch: {on: true}"),
      ("slider: 0.5", "slider: {value: 0.5}"), ("stepper: 3", "stepper: {value: 3}"),
      ("segments: [A, B]", "segments: {titles: [A, B]}"), ("progress: 0.2", "progress: {value: 0.2}"),
      ("spinner: false", "spinner: {animating: false}"), ("spacer: 20", "spacer: {length: 20}"),
      ("divider", "divider:"),
      ("spacer", "spacer: {}"), ("textField:", "textField: {}"),
    ]
  )
  func shortForms(short: String, long: String) throws {
    try expectEqual(view(short).kind, view(long).kind)
  }

  @Test("every attribute of every view is read")
  func attributes() throws {
    let context = "{b: {type: bool, default: true}, n: {type: double, default: 1}, c: {type: color, default: red}}"
    let label = try view(
      "label: {id: x, text: {en: Hi, ru: Привет}, style: title1, alignment: center, lines: 2, color: \"${c}\", width: 10, height: 20, "
        + "when: \"${b}\", tap: dismiss, background: systemRed, tint: \"#123456\", alpha: 0.5, accessibilityLabel: Hello}",
      context: context
    )
    guard case .label(let definition) = label.kind else { return #expect(Bool(false)) }
    expectEqual(definition.text.variants.map(\.locale), ["en", "ru"])
    expectEqual(definition.style, .title1)
    expectEqual(definition.alignment, .center)
    expectEqual(definition.lines, 2)
    expectEqual(
      definition.color?.value(in: Scope(context: ContextObject([.init(name: "c", value: .color(.named("red")))]))),
      .named("red")
    )
    expectEqual(label.id, "x")
    expectEqual(label.width, 10)
    expectEqual(label.height, 20)
    expectEqual(label.when?.description, "${b}")
    expectEqual(label.tap, .dismiss)
    expectEqual(label.background, .value(.named("systemRed")))
    expectEqual(label.tint, .value(.rgba(red: 0x12, green: 0x34, blue: 0x56, alpha: 255)))
    expectEqual(label.alpha, .value(0.5))
    expectEqual(label.accessibilityLabel?.variants.first?.text.description, "Hello")

    let kinds = [
      "image: {name: a, mode: scaleAspectFit}", "button: {title: A, style: filled, enabled: \"not ${b}\"}",
      "textField: {placeholder: A, text: B, secure: true, keyboard: URL}", "switch: {on: \"${b}\", enabled: \"${b}\"}",
      "slider: {value: \"${n}\", minimum: -1, maximum: 3}", "stepper: {value: 2, minimum: 1, maximum: 9, step: 0.5}",
      "segments: {titles: [A], selected: 0}", "progress: {value: \"${n}\"}",
      "spinner: {animating: \"${b}\", large: true}",
      "stack: {axis: horizontal, spacing: 3, alignment: lastBaseline, distribution: equalSpacing, views: [{label: A}]}",
      "scroll: {axis: horizontal, spacing: 1, views: [{label: A}]}", "list: {style: insetGrouped, views: [{label: A}]}",
      "box: {padding: 1, spacing: 2, cornerRadius: 3, border: red, views: [{label: A}]}", "spacer: {length: 3}",
    ]
    for yaml in kinds {
      let definition = try view(yaml, context: context)
      #expect(yaml.hasPrefix(definition.kind.name.rawValue))
    }
    let texts = try kinds.map { try "\(view($0, context: context).kind)" }
    expectEqual(Set(texts).count, kinds.count)
  }

  @Test("every tap is read")
  func taps() throws {
    let taps: [(String, TapAction)] = [
      ("dismiss", .dismiss), ("pop", .pop), ("close", .close), ("{back: }", .back),
      ("{open: a}", .open(screen: "a", with: .empty)),
      ("{link: \"https://a.b\"}", .link(LocalizedText(TextTemplate(literal: "https://a.b")))),
      ("{select: a}", .select(tab: "a")), ("{select: 2}", .select(tab: "2")), ("{emit: done}", .emit("done")),
      ("{focus: none}", .focus(nil)),
      ("[dismiss]", .list([ActionStep(.dismiss)])), ("{pop: }", .pop),
      ("{after: 2, dismiss}", .list([ActionStep(.dismiss, after: 2)])),
      (
        "[{emit: a}, {when: true, emit: b}]",
        .list([ActionStep(.emit("a")), ActionStep(.emit("b"), when: .constant(true))])
      ),
    ]
    for (yaml, tap) in taps { try expectEqual(view("button: {title: A, tap: \(yaml)}").tap, tap) }
    try expectEqual(view("textField: {id: mail, onSubmit: {focus: mail}}").tap, .focus("mail"))
  }

  @Test("alternatives are groups under conditions of their own, in the place of one view")
  func alternatives() throws {
    let context = "{plan: {type: choice, values: [free, plus, pro], default: free}}"
    let cases = "{free: [{label: A}, spacer], plus: []}"
    let group = try view("{switch: '${plan}', cases: \(cases), default: [{label: B}]}", context: context)
    expectEqual(
      group.views.map { $0.when?.description },
      [
        "${plan} == \"free\"", "${plan} == \"plus\"", "not ${plan} in [\"free\", \"plus\"]",
      ]
    )
    expectEqual(group.views.map { $0.views.map(\.kind.name) }, [[.label, .spacer], [], [.label]])
  }

  @Test("alternatives of a container or an overlay are pinned as its views are")
  func pinnedAlternatives() throws {
    let cases = "{free: [{label: {text: A, pin: [top, leading]}}]}, default: [{spinner: {center: both}}]"
    let catalog = try load([
      "Screens/a.yaml": """
      container: frame
      parameters: {plan: {type: choice, values: [free, plus], default: free}}
      views: [{switch: '${plan}', cases: \(cases)}]
      ---
      screen: a
      context: {plan: {type: choice, values: [free, plus], default: free}}
      wrapping: [frame]
      content: [{overlay: {views: [{switch: '${plan}', cases: \(cases)}]}}]

      """
    ])
    let container = try #require(catalog.container(named: "frame"))
    let overlay = try #require(catalog.screen(named: "a")?.content.views.first)
    for group in [container.views.first, overlay.views.first] {
      let views = try #require(group).views.flatMap(\.views)
      expectEqual(views.map(\.kind.name), [.label, .spinner])
      expectEqual(views.map(\.pins.count), [2, 0])
      expectEqual(views.map(\.center), [nil, .both])
    }
  }

  @Test("a container's layout is read completely")
  func container() throws {
    let catalog = try load([
      "Screens/a.yaml": """
      container: modal
      title: Modal
      parameters: {at: {type: choice, values: [leading, trailing], default: leading}}
      statusBar: {style: light, hidden: true}
      child: {pin: [leading, trailing], center: both, additionalSafeArea: {top: 30, trailing: -4}, preservesSuperviewLayoutMargins: true}
      supportingViews: {pin: [top], axis: horizontal, spacing: 4, alignment: center, distribution: fillEqually}
      presentation: {style: formSheet, transition: crossDissolve, interactiveDismiss: false}
      background: systemBackground
      views:
        - button: {title: A, pin: [top, "${at}"], center: horizontal}
      ---
      container: plain
      statusBar: hidden
      child: {center: vertical}
      ---
      screen: a
      wrapping: [modal: {at: trailing}, plain, navigation, {class: Card}]
      content: [{label: A}]

      """
    ])
    let modal = try #require(catalog.container(named: "modal"))
    expectEqual(modal.child.pins, [.leading, .trailing])
    expectEqual(modal.child.center, .both)
    expectEqual(modal.child.additionalSafeArea.top, 30)
    expectEqual(modal.child.additionalSafeArea.trailing, -4)
    #expect(modal.child.preservesSuperviewLayoutMargins)
    expectEqual(modal.supportingViews?.axis, .horizontal)
    expectEqual(modal.supportingViews?.distribution, .fillEqually)
    expectEqual(modal.presentation?.interactiveDismiss, false)
    expectEqual(modal.views[0].pins.map(\.description), ["top", "${at}"])
    let plain = try #require(catalog.container(named: "plain"))
    #expect(plain.child.pins.isEmpty)
    guard case .own(let statusBar) = plain.statusBar else { return #expect(Bool(false)) }
    #expect(statusBar.hidden)
    expectEqual(catalog.screens[0].wrapping.map(\.name), ["modal", "plain", "navigation", "Card"])
  }

  @Test("a folder's defaults hold for what is below, the nearest wins, and it is known where each came from")
  func defaults() throws {
    let catalog = try load([
      "Screens/_defaults.yaml": "group: Shop\ntags: [one]\nwrapping: [outer]\ndevices: [iphone-se]\n",
      "Screens/Sub/_defaults.yaml": "group: Shop/Cart\nwrapping: [inherited, inner]\n",
      "Screens/c.yaml": "container: outer\n---\ncontainer: inner\n---\ncontainer: own\n",
      "Screens/Sub/a.yaml": "screen: a\ncontent: [{label: A}]\n",
      "Screens/Sub/b.yaml": "screen: b\ntags: []\nwrapping: [inherited, own]\ncontent: [{label: A}]\n",
      "Screens/Sub/d.yaml": "screen: d\nwrapping: []\ncontent: [{label: A}]\n",
    ])
    let a = try #require(catalog.screen(named: "a"))
    expectEqual(a.group, ["Shop", "Cart"])
    expectEqual(a.tags, ["one"])
    expectEqual(a.devices, ["iphone-se"])
    expectEqual(a.wrapping.map(\.name), ["outer", "inner"])
    expectEqual(
      a.inherited.mapValues(\.description),
      [
        "group": "Screens/Sub/_defaults.yaml:1:1", "tags": "Screens/_defaults.yaml:2:1",
        "wrapping": "Screens/Sub/_defaults.yaml:2:1", "devices": "Screens/_defaults.yaml:4:1",
      ]
    )
    let b = try #require(catalog.screen(named: "b"))
    expectEqual(b.tags, [])
    expectEqual(b.wrapping.map(\.name), ["outer", "inner", "own"])
    expectEqual(catalog.screen(named: "d")?.wrapping, [])
  }

  @Test("routes, links with a route, interceptors, tasks, blockers and variants are read")
  func routing() throws {
    let catalog = try load([
      "Catalog.yaml": """
      catalog: A
      state: {signedIn: {type: bool, default: false}}
      experiments: {navigation: [tab-bar, hamburger]}
      interceptors:
        signed-in: {require: "${state.signedIn}", show: b, refuse: Sign in first, always: true, timeout: 5}
        still: {transition: wait}
      unhandledLinks: ignore

      """,
      "Screens/a.yaml": """
      screen: a
      context: {id: {type: int, example: 1}}
      content: [{label: A}]
      links: ["shop://a/{id}", {url: "shop://short/{id}", route: short}, {url: "shop://own/{id}", route: [{using: replaceRoot}, {from: root}]}]
      routes:
        default:
          find: {screen: a, context: same, in: [current, visible], start: root}
          steps:
            - using: push
            - from: navigationController
            - using: {present: {style: pageSheet}}
            - context: {number: "${id}"}
            - switch:
                - {when: "${number} == 1", steps: [{from: current}]}
                - {find: tabs, steps: [{from: {find: {container: tabs}}}]}
                - {start: b, route: b}
                - {steps: [{from: root}]}
        short: [{using: {addTab: {at: 0, replacing: true}}}, {from: tabBarController}, {using: none}, {from: {screen: b, with: {}}}, {using: present}, {from: start}]
      interceptors: [signed-in, still]
      contextTasks: [setContext, {emit: shown}]
      postTasks: [{track: seen}, {set: {signedIn: true}}]
      blocking: {priority: 10, onConflict: refuse}
      canBeDismissed: not ${state.signedIn}
      walks: {buy: [{tap: Go}]}
      variants:
        navigation:
          hamburger: {wrapping: [navigation], route: [{using: present}, {from: current}]}
      ---
      screen: b
      content: [{label: B}]

      """,
    ])
    expectEqual(catalog.settings.interceptors.map(\.name), ["signed-in", "still"])
    expectEqual(catalog.settings.interceptors[0].show, "b")
    #expect(catalog.settings.interceptors[0].always)
    expectEqual(catalog.settings.interceptors[0].timeout, 5)
    expectEqual(catalog.settings.interceptors[1].transition, .wait)
    expectEqual(catalog.settings.unhandledLinks, .ignore)
    expectEqual(catalog.settings.experiments.map(\.variants), [["tab-bar", "hamburger"]])
    let screen = catalog.screens[0]
    expectEqual(
      screen.routes.map { $0.lines.map(\.text).joined(separator: "\n") },
      [
        """
        find a with the same context in current, visible from the root
        push from navigation present with number: "${id}" switch
          when ${number} == 1
            from current
          where there is tabs
            from what is found: tabs
          from b
            from the route of b
          else
            from root
        """,
        "short:\naddTab from tabs none from b present from start",
      ]
    )
    expectEqual(
      screen.links.map { $0.routeName ?? $0.route?.lines.map(\.text).joined() },
      [
        nil, "short", "link:replaceRoot from root",
      ]
    )
    expectEqual(screen.interceptors, ["signed-in", "still"])
    expectEqual(screen.contextTasks.map(\.description), ["set context", "emit shown"])
    expectEqual(screen.postTasks.map(\.description), ["track seen", "set signedIn: true"])
    expectEqual(screen.blocking?.onConflict, .refuse)
    expectEqual(screen.canBeDismissed?.description, "not ${state.signedIn}")
    expectEqual(screen.walks.map(\.name), ["buy"])
    expectEqual(screen.wrapping, [])
    let other = try catalog.applying(["navigation": "hamburger"])
    expectEqual(other.screens[0].wrapping.map(\.name), ["navigation"])
    expectEqual(other.screens[0].routes.map { $0.lines.map(\.text) }, [["present from current"]])
    try expectEqual(other.applying(["navigation": "tab-bar"]).screens[0].wrapping, [])
    #expect(throws: ExperimentProblem.unknown("x", known: ["navigation"])) { try catalog.applying(["x": "y"]) }
    #expect(throws: ExperimentProblem.unknownVariant("y", of: "navigation", known: ["tab-bar", "hamburger"])) {
      try catalog.applying(["navigation": "y"])
    }
  }

  @Test("a screen is in a container that a screen around it brings, or that one's route")
  func containersAround() throws {
    let catalog = try load([
      "Screens/a.yaml": """
      screen: tabs
      content: {tabs: [{screen: stack}]}
      ---
      screen: stack
      content: {navigation: [{screen: list}]}
      ---
      screen: list
      route: [{from: {route: home}}]
      content: [{label: List}]
      ---
      screen: home
      route: [{using: replaceRoot}, {from: root}]
      content: {tabs: [{screen: stack}]}
      ---
      screen: detail
      route: [{using: push}, {from: {route: list}}]
      content: [{label: Detail}]
      ---
      screen: extra
      route: [{using: addTab}, {from: {route: list}}]
      content: [{label: Extra}]

      """
    ])
    // None of them is broken: an action without its container would have been an error.
    expectEqual(catalog.screens.map(\.name), ["tabs", "stack", "list", "home", "detail", "extra"])
  }

  @Test("anchors, aliases, merge keys and several documents are read as what they stand for")
  func yaml() throws {
    let catalog = try load([
      "Screens/a.yaml": """
      screen: a
      content:
        - label: &big {text: A, style: title1}
        - label: {<<: *big, text: B}
        - label: *big
      ---
      screen: b
      content:
        - label: |
            Two
            lines

      """
    ])
    let labels = catalog.screens[0].content.views.map { view -> String in
      guard case .label(let label) = view.kind else { return "" }
      return "\(label.text.variants[0].text) \(label.style)"
    }
    expectEqual(labels, ["A title1", "B title1", "A title1"])
    guard case .label(let block) = catalog.screens[1].content.views[0].kind else { return #expect(Bool(false)) }
    expectEqual(block.text.variants[0].text.description, "Two\nlines\n")
  }

  @Test("the settings of a catalogue are read")
  func settings() throws {
    let catalog = try load([
      "Catalog.yaml": """
      $schema: petri.schema.json
      catalog: My app
      format: 1
      screens: [Screens/**/s-*.yaml, One/one.yaml]
      start: s-a
      devices: [iphone-se]
      appearances: [dark, light]
      contentSizes: [accessibility-xl]
      locales: [pt-BR, ar]
      state: {signedIn: {type: bool, default: false}}

      """,
      "Screens/Deep/Down/s-a.yaml": "screen: s-a\ncontent: [{label: A}]\n", "Screens/other.yaml": "nonsense\n",
      "One/one.yaml": "screen: one\ncontent: [{label: A}]\n",
    ])
    expectEqual(catalog.settings.name, "My app")
    expectEqual(catalog.settings.start, "s-a")
    expectEqual(catalog.settings.appearances, [.dark, .light])
    expectEqual(catalog.settings.contentSizes, [.accessibilityExtraLarge])
    expectEqual(catalog.settings.locales, ["pt-BR", "ar"])
    expectEqual(catalog.screens.map(\.name), ["s-a", "one"])
  }
}
