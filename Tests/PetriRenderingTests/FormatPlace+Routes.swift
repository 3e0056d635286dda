import PetriCatalog
import PetriFormat

extension FormatPlace {
  private static let steps = "[{using: present}, {from: current}]"
  private static let others = "[{using: present}, {from: root}]"
  private static let route = "screen: one\ncontent: [label: A]\nroute: "

  /// All places that say something of navigation.
  static let routes =
    [
      FormatPlace(
        "screen",
        Grammar.screen.shape.all.filter { navigationKeys.contains($0.key) },
        given: [
          "links": ["[a://b]", "[a://c]"], "route": [steps, others],
          "routes": ["{near: \(steps), far: \(steps)}", "{near: \(steps)}"],
          "contextTasks": ["[setContext]", "[{emit: told}]"], "postTasks": ["[{track: seen}]", "[{emit: told}]"],
          "blocking": ["{priority: 1}", "{priority: 2}"], "interceptors": ["signed-in", "[signed-in, asked]"],
          "variants": ["{menu: {drawer: {wrapping: []}}}", "{menu: {drawer: {wrapping: [plain]}}}"],
          "canBeDismissed": ["'${state.open}'", "'not ${state.open}'"],
        ],
        required: [("screen", "one"), ("content", "[label: A]")],
        "@"
      ),
      FormatPlace(
        "link",
        // There is one word for each of these.
        Grammar.link.shape.all.filter { !["plus", "case"].contains($0.key) },
        given: [
          "url": ["'a://b?city={city}&page={page}'", "'a://c?city={city}&page={page}'"],
          "route": ["near", "far", steps],
          "when": ["'${page} > 1'", "'${state.open}'"],
          "with": ["{tab: all}", "{tab: new}"], "lenient": ["page", "[page, city]"],
        ],
        required: [("url", "'a://b?city={city}&page={page}'")],
        """
        screen: one
        context: {city: string?, page: int?, tab: string?}
        content: [label: "${city} ${page} ${tab}"]
        routes: {near: \(steps), far: \(steps), default: \(steps)}
        links: [{@}]
        """
      ),
      FormatPlace(
        "redirect",
        Grammar.redirect.shape.all.filter { !["plus", "case"].contains($0.key) },
        given: ["url": ["'a://b?to={to!}'", "'a://c?to={to!}'"], "to": ["'${to}'", "'c://d/${to}'", "none"]],
        required: [("url", "'a://b?to={to!}'"), ("to", "'${to}'")],
        catalog: "start: one\nredirects: [{@}]",
        "screen: one\ncontent: [label: A]"
      ),
      FormatPlace(
        "a key in a link",
        Grammar.field.shape.all.filter { ["type", "default"].contains($0.key) },
        given: ["type": ["string", "int", "date"], "default": ["Kazan", "Omsk"]],
        required: [("type", "string")],
        "screen: one\ncontext: {city: {@}}\nlinks: ['a://b/{city}']\ncontent: [label: A]"
      ),
      FormatPlace(
        "a default behind an example",
        Grammar.field.shape.all.filter { ["default"].contains($0.key) },
        given: ["default": ["Kazan", "Omsk"]],
        required: [("type", "string"), ("example", "Ufa")],
        "screen: one\ncontext: {city: {@}}\ncontent: [label: '${city}']"
      ),
      FormatPlace(
        "blocking",
        Grammar.blocking.shape.all,
        required: [("priority", "3")],
        "screen: one\nblocking: {@}\ncontent: [label: A]"
      ),
      FormatPlace(
        "route",
        Grammar.route.shape.all.filter { ["find", "steps"].contains($0.key) },
        given: ["find": ["{screen: one}", "{screen: one, context: same}"], "steps": [steps, others]],
        required: [("steps", steps)],
        "\(route){@}"
      ),
      FormatPlace(
        "action",
        [Grammar.routeStep.shape["using"]].compactMap(\.self),
        given: ["using": ["present", "{present: {style: formSheet}}", "replaceRoot", "none"]],
        "\(route)[{@}, {from: current}]"
      ),
    ] + stacks + presentations("a presentation of its own", "\(route)[{using: {present: {@}}}, {from: current}]") + [
      FormatPlace(
        "addTab",
        Grammar.addTab.shape.all,
        required: [("at", "0")],
        "\(route)[{using: {addTab: {@}}}, {from: {find: tabs}}]"
      ),
      FormatPlace(
        "context of a route",
        [Grammar.routeStep.shape["context"]].compactMap(\.self),
        "\(route)[{using: present}, {@}, {from: {screen: two}}, {using: present}, {from: current}]"
      ),
      FormatPlace(
        "origin",
        Grammar.origin.shape.all.filter { ["screen", "with"].contains($0.key) },
        required: [("screen", "two")],
        "\(route)[{using: present}, {from: {@}}, {using: present}, {from: current}]"
      ),
      FormatPlace(
        "another route",
        Grammar.origin.shape.all.filter { ["route", "name"].contains($0.key) },
        given: ["name": ["near", "default"], "route": ["four", "five"]],
        required: [("route", "four")],
        "\(route)[{using: present}, {from: {@}}]\n---\nscreen: four\ncontent: [label: A]\nroutes: {near: \(steps), default: \(steps)}"
          + "\n---\nscreen: five\ncontent: [label: A]\nroute: \(steps)"
      ),
      FormatPlace(
        "find",
        Grammar.find.shape.all.filter { !["container", "tab"].contains($0.key) },
        given: ["screen": ["two", "three"], "context": ["any", "same"]],
        required: [("screen", "one")],
        "\(route){find: {@}, steps: \(steps)}"
      ),
      FormatPlace(
        "keys that a screen is known by",
        Grammar.find.shape.all.filter { $0.key == "context" },
        given: ["context": ["same", "[id]", "[id, page]"]],
        required: [("screen", "one")],
        "screen: one\ncontext: {id: {type: int, default: 1}, page: {type: int, default: 1}}\n"
          + "content: [label: \"${id} ${page}\"]\nroute: {find: {@}, steps: \(steps)}"
      ),
      FormatPlace(
        "tab",
        Grammar.find.shape.all.filter { $0.key == "tab" },
        given: ["tab": ["two", "three", "selected"]],
        required: [("tab", "one")],
        "\(route){find: {@}, steps: \(steps)}"
      ),
      FormatPlace(
        "a route to a tab",
        Grammar.route.shape.all.filter { ["tab", "of"].contains($0.key) },
        given: ["tab": ["one", "four"], "of": ["four", "five"]],
        required: [("tab", "one"), ("of", "four")],
        "\(route){@}\n---\nscreen: four\ncontent: [label: A]\nroute: \(steps)"
          + "\n---\nscreen: five\ncontent: [label: A]\nroute: \(steps)"
      ),
      FormatPlace(
        "found containers",
        Grammar.find.shape.all.filter { $0.key == "container" },
        "\(route)[{using: present}, {from: {find: {@}}}]"
      ),
      FormatPlace(
        "case",
        Grammar.routeCase.shape.all.filter { $0.key != "route" },
        given: [
          "when": ["'${state.open}'", "'not ${state.open}'"], "find": ["tabs", "split"],
          "steps": ["[{from: current}]", "[{from: root}]"],
        ],
        required: [("steps", "[{from: current}]"), ("when", "'${yes}'")],
        "screen: one\ncontext: {yes: {type: bool, default: true}}\ncontent: [label: A]\n"
          + "route: [{using: present}, {switch: [{@}, {steps: [{from: start}]}]}]"
      ),
      FormatPlace(
        "actions of cases",
        Grammar.routeCase.shape.all.filter { $0.key == "steps" },
        given: ["steps": [steps, others]],
        required: [("when", "'${yes}'")],
        "screen: one\ncontext: {yes: {type: bool, default: true}}\ncontent: [label: A]\n"
          + "route: [{switch: [{@}, {steps: [{using: replaceRoot}, {from: root}]}]}]"
      ),
      FormatPlace(
        "tasks",
        Grammar.postTask.shape.all,
        given: ["set": ["{open: true}", "{open: false}"]],
        "screen: one\ncontent: [label: A]\npostTasks: [{@}]"
      ),
      FormatPlace(
        "context tasks",
        Grammar.contextTask.shape.all,
        given: ["set": ["{open: true}", "{open: false}"]],
        "screen: one\ncontent: [label: A]\ncontextTasks: [{@}]"
      ),
      FormatPlace(
        "variant",
        Grammar.variant.shape.all,
        given: [
          "wrapping": ["[]", "[plain]"], "content": ["[label: A]", "{pages: [{screen: two}]}"],
          "supportingViews": ["[label: A]", "[button: A]"], "route": [steps, others],
          "routes": ["{default: \(steps)}", "{default: \(others)}"],
        ],
        "screen: one\nwrapping: [templated]\ncontent: [label: A]\nvariants: {menu: {drawer: {@}}}"
      ),
    ]
  /// The places in `Catalog.yaml`: an interceptor's, and the app's.
  static let interceptors = [
    FormatPlace(
      "interceptor",
      Grammar.interceptor.shape.all,
      given: [
        "require": ["'${state.open}'", "'not ${state.open}'"], "show": ["two", "three"],
        "context": ["{city: {type: string, default: Ufa}}", "{city: {type: string, default: Omsk}}"],
      ],
      required: [("require", "'${state.open}'"), ("show", "two")],
      catalog: "state: {open: {type: bool, default: true}}\ninterceptors:\n  asked: {@}",
      "screen: one\ninterceptors: asked\ncontent: [label: A]"
    ),
    FormatPlace(
      "app",
      Grammar.catalog.shape.all.filter {
        ["state", "interceptors", "experiments", "hosts", "redirects", "lenientLinks", "unhandledLinks", "start"]
          .contains($0.key)
      },
      given: [
        "state": ["{open: {type: bool, default: true}}", "{open: {type: bool, default: false}}"],
        "interceptors": [
          "{still: {transition: wait, always: true}}", "{still: {transition: wait, always: true, timeout: 3}}",
        ],
        "hosts": ["{web: a.example}", "{web: [a.example, b.example]}"],
        "redirects": ["[{url: 'a://b', to: 'a://c'}]", "[{url: 'a://b', to: 'a://d'}]"],
        "experiments": ["{menu: [tabs, drawer]}", "{menu: [drawer, tabs]}"], "start": ["one", "two"],
      ],
      required: [("start", "one"), ("experiments", "{menu: [tabs, drawer]}")],
      catalog: "@",
      "screen: one\nvariants: {menu: {tabs: {wrapping: []}, drawer: {wrapping: [plain]}}}\ncontent: [label: A]"
    ),
  ]
}
