import PetriCatalog
import PetriFormat

extension FormatPlace {
  /// All places that say something of what a screen looks like.
  static let looks: [FormatPlace] =
    views + listsAndGrids + edges + containers + screens + searches + barColors + alerts + menus + parts + texts
    + scenes

  static let context = """
    context:
      yes: {type: bool, default: true}
      few: {type: list, of: string, default: [A]}
      many: {type: list, of: string, default: [A, B]}
    """

  /// The kinds of views, with their own keys and those that all have.
  private static let views =
    Grammar.viewForms.filter { ![.part, .list, .row, .grid].contains($0.kind) }.map { form in
      let values = ["views": "[label: A]", "titles": "[A, B]", "pages": "3"]
      let isDate = form.kind == .datePicker
      // Of some kinds one of several keys is there, and keys of a place of their own go with them.
      let one: [ViewKind.Name: [String]] = [
        .label: ["text", "markdown", "runs"], .image: ["name", "symbol"], .button: ["title", "image", "symbol"],
        .video: ["name", "url"],
      ]
      let beside = ["size", "weight", "imagePlacement", "imagePadding"]
      return FormatPlace(
        form.kind.rawValue,
        form.fields.all.filter { !beside.contains($0.key) },
        given: [
          "tap": ["dismiss", "{open: two}", "{open: two, with: {city: Omsk}}"],
          "contextMenu": ["[{title: A}]", "[{title: B}]"], "menu": ["[{title: A}]", "[{title: B}]"],
          "views": ["[label: A]", "[label: B]"],
          "titles": ["[A, B]", "[A, C]"], "minimum": isDate ? ["2026-01-01", "2026-02-01"] : ["-3.5", "-7.5"],
          "maximum": isDate ? ["2027-01-01", "2027-02-01"] : ["3.5", "7.5"], "date": ["2026-12-01", "2026-12-31"],
          "time": ["18:00", "18:30"], "onSubmit": ["dismiss", "{open: two}"],
          "shadow": ["{y: 1}", "{y: 4}"],
          "gradient": ["{colors: [systemRed, systemBlue]}", "{colors: [systemBlue, systemRed]}"],
          "runs": ["[A, {text: B, underline: true}]", "[A, C]"],
          "accessory": ["[{title: B}]", "[space, {title: B, tap: {focus: none}}]"],
        ],
        // What an element of a list is called: all that name it change with it.
        unnoticed: ["as"],
        required: form.fields.all.filter(\.isRequired).map { ($0.key, values[$0.key] ?? "A") }
          + (isDate ? [("date", "2026-12-10")] : [])
          + (form.kind == .map ? [("latitude", "0.5"), ("longitude", "0.5")] : []),
        oneOf: one[form.kind] ?? [],
        "screen: one\n\(context)\ncontent:\n  - \(form.kind.rawValue): {@}"
      )
    } + [
      FormatPlace(
        "a view of a container",
        Grammar.pinShapes,
        "container: frame\nviews:\n  - label: {text: A, @}\n---\nscreen: one\nwrapping: [frame]\ncontent: [label: B]"
      ),
      FormatPlace(
        "tap",
        Grammar.tap.shape.all.filter { !["with", "after", "when"].contains($0.key) },
        given: [
          "link": ["'a://b'", "'a://c'"], "select": ["0", "1"], "set": ["{open: true}", "{open: false}"],
          "focus": ["none", "'mail'"],
        ],
        // They have nothing behind them.
        unnoticed: ["dismiss", "pop", "close", "back"],
        "screen: one\ncontent: {tabs: [{screen: four}, {screen: two}]}\n---\n"
          + "screen: four\ncontent:\n  - textField: {id: mail}\n  - button: {title: A, tap: {@}}"
      ),
      FormatPlace(
        "one of several actions",
        Grammar.tap.shape.all.filter { ["after", "when"].contains($0.key) },
        required: [("emit", "a")],
        "screen: one\n\(context)\ncontent:\n  - button: {title: A, tap: [{@}, dismiss]}"
      ),
      FormatPlace(
        "alternatives",
        Grammar.alternatives.shape.all,
        given: [
          "switch": ["'${yes}'", "'${no}'"], "cases": ["{true: [label: A]}", "{true: [label: B]}"],
          "default": ["[label: C]", "[label: D]"],
        ],
        unnoticed: ["default"],
        required: [("switch", "'${yes}'"), ("cases", "{true: [label: A]}"), ("default", "[]")],
        "screen: one\ncontext: {yes: {type: bool, default: true}, no: {type: bool, default: false}}\ncontent:\n  - {@}"
      ),
      FormatPlace(
        "alternatives of which none is chosen",
        Grammar.alternatives.shape.all.filter { $0.key == "default" },
        given: ["default": ["[label: C]", "[label: D]"]],
        required: [("switch", "'${yes}'"), ("cases", "{false: [label: A]}")],
        "screen: one\n\(context)\ncontent:\n  - {@}"
      ),
      FormatPlace(
        "tap that opens a screen",
        Grammar.tap.shape.all.filter { $0.key == "with" },
        required: [("open", "two")],
        "screen: one\ncontent:\n  - button: {title: A, tap: {@}}"
      ),
    ]

  private static let inner = "screen: one\nwrapping: [frame]\ncontent: [label: B]"

  private static let pageContext =
    "context: {few: {type: list, of: string, default: [A]}, many: {type: list, of: string, default: [A, B]}}"

  private static let containers =
    [
      FormatPlace(
        "container",
        Grammar.container.shape.all,
        given: [
          "statusBar": ["child", "hidden", "{style: light}"], "child": ["{pin: top}", "{center: vertical}"],
          "views": ["[label: A]", "[label: B]"],
          "presentation": ["{style: formSheet}", "{style: popover}"],
        ],
        // Its name changes with all that name it; lists have its title and its summary; values of its parameters are seen in its views,
        // and a place has the keys of supporting views.
        unnoticed: ["container", "title", "summary", "parameters", "supportingViews"],
        required: [("container", "frame")],
        "@\n---\n\(inner)"
      ),
      FormatPlace(
        "child",
        Grammar.childLayout.shape.all,
        given: ["additionalSafeArea": ["{top: 30}", "{top: 40}"]],
        // Views have the system's margins anyway; the next place is where this makes a difference.
        unnoticed: ["preservesSuperviewLayoutMargins"],
        "container: frame\nchild: {@}\n---\n\(inner)"
      ),
      FormatPlace(
        "a child that hasn't the system's margins",
        Grammar.childLayout.shape.all.filter { $0.key == "preservesSuperviewLayoutMargins" },
        "container: frame\nchild: {@}\n---\nscreen: one\nwrapping: [frame]\ncontent: {class: Edge}"
      ),
      FormatPlace(
        "a page that isn't loaded",
        Grammar.child.shape.all.filter { !["title", "image", "symbol", "badge", "badgeColor"].contains($0.key) },
        given: ["screen": ["inside", "other"], "fixture": ["far", "near"]],
        required: [("screen", "inside")],
        "screen: one\ncontent: {pages: [{screen: three}, {@}]}\n---\nscreen: inside\nwrapping: [plain, templated]\n"
          + "context: {city: {type: string, default: Ufa, example: Ufa}}\n"
          + "fixtures: {far: {city: Anadyr}, near: {city: Perm}}\ncontent: [label: '${city}']\n---\n"
          + "screen: other\nwrapping: [plain, templated]\ncontent: [label: A]"
      ),
      FormatPlace(
        "a repeated page",
        Grammar.page.shape.all.filter { ["each", "as"].contains($0.key) },
        unnoticed: ["as"],
        required: [("screen", "two")],
        "screen: one\n\(pageContext)\ncontent: {pages: [{@}]}"
      ),
      FormatPlace(
        "a centred child",
        Grammar.childLayout.shape.all.filter { $0.key == "pin" },
        "container: frame\nchild: {center: vertical, @}\n---\n\(inner)"
      ),
      FormatPlace(
        "additionalSafeArea",
        Grammar.insets.shape.all,
        "container: frame\nchild: {additionalSafeArea: {@}}\n---\n\(inner)"
      ),
      FormatPlace(
        "supportingViews",
        Grammar.supportingViews.shape.all,
        "container: frame\nsupportingViews: {@}\n---\n\(inner)\nsupportingViews: [button: Got it]"
      ),
      FormatPlace(
        "a container's status bar",
        Grammar.statusBar.shape.all,
        "container: frame\nstatusBar: {@}\n---\n\(inner)"
      ),
    ] + presentations("a container's presentation", "container: frame\npresentation: {@}\n---\n\(inner)")

  private static let screens =
    [
      FormatPlace(
        "screen",
        Grammar.screen.shape.all.filter { !navigationKeys.contains($0.key) && $0.key != "bar" },
        given: [
          "context": ["{city: {type: string, example: A}}", "{city: {type: string, example: B}}"],
          "wrapping": ["[navigation]", "[plain]"], "content": ["[label: A]", "[label: B]", "{pages: [{screen: two}]}"],
          "statusBar": ["{style: light}", "{hidden: true}"],
          "presentation": ["{style: formSheet}", "{style: popover}"], "supportingViews": ["[label: A]", "[label: B]"],
          "onAppear": ["{emit: a}", "[{emit: a}, {after: 2, emit: b}]"],
        ],
        // Its name changes with all that name it; lists have the summary, the group and the tags; a fixture is a cell
        // of its own; the matrix decides which cells there are, and walks are tests.
        // A form is seen in the views that are bound to it.
        unnoticed: ["screen", "summary", "group", "tags", "form", "fixtures", "devices", "matrix", "walks"],
        required: [("screen", "one"), ("wrapping", "[templated]"), ("content", "[label: A]")],
        "@"
      ),
      FormatPlace(
        "a form",
        Grammar.screen.shape.all.filter { $0.key == "form" },
        given: [
          "form": ["{city: {type: string, default: A}}", "{city: {type: string, default: B}}", "{city: string?}"]
        ],
        "screen: one\n@\ncontent: [textField: {text: '${form.city}'}]"
      ),
      FormatPlace(
        "titles by value",
        Grammar.form(of: .segments).own.filter { $0.key == "selected" },
        given: ["selected": ["'${form.one}'", "'${form.two}'"]],
        required: [("titles", "{a: A, b: B}")],
        "screen: one\nform:\n  one: {type: choice, values: [a, b], default: a}\n  two: {type: choice, values: [a, b], default: b}\n"
          + "content: [segments: {@}]"
      ),
      FormatPlace("status bar", Grammar.statusBar.shape.all, "screen: one\nstatusBar: {@}\ncontent: [label: A]"),
      FormatPlace(
        "bar",
        Grammar.bar.shape.all.filter {
          !["backButtonTitle", "toolbarBackground", "toolbarTint", "leftItemsSupplementBackButton"].contains($0.key)
        },
        given: ["leading", "trailing", "toolbar"].reduce(
          into: ["search": ["{placeholder: A}", "{placeholder: B}"], "titleView": ["{label: A}", "{label: B}"]]
        ) {
          $0[$1] = ["[{title: A}]", "[{title: B}]", "[space]"]
        },
        "screen: one\ncontent: {navigation: [{screen: outer}, {screen: inner}]}\n---\nscreen: outer\ncontent: [label: A]\n---\n"
          + "screen: inner\nwrapping: [templated]\nbar: {@}\ncontent: [label: A]"
      ),
      FormatPlace(
        "the bar with buttons in the back button's place",
        Grammar.bar.shape.all.filter { $0.key == "leftItemsSupplementBackButton" },
        required: [("leading", "[{title: A}]")],
        "screen: one\ncontent: {navigation: [{screen: outer}, {screen: inner}]}\n---\nscreen: outer\ncontent: [label: A]\n---\n"
          + "screen: inner\nbar: {@}\ncontent: [label: A]"
      ),
      FormatPlace(
        "the bar of a page, which no navigation controller shows",
        Grammar.bar.shape.all.filter { ["trailing", "titleView", "subtitle"].contains($0.key) },
        given: ["trailing": ["[{title: A}]", "[{title: B}]"], "titleView": ["{label: A}", "{label: B}"]],
        "screen: one\nwrapping: [navigation]\ncontent: {pages: [{screen: inner}]}\n---\nscreen: inner\nbar: {@}\ncontent: [label: A]"
      ),
      FormatPlace(
        "the bar of a screen beneath",
        Grammar.bar.shape.all.filter { $0.key == "backButtonTitle" },
        "screen: one\ncontent: {navigation: [{screen: outer}, {screen: inner}]}\n---\nscreen: outer\nbar: {@}\ncontent: [label: A]\n---\n"
          + "screen: inner\ncontent: [label: A]"
      ),
      FormatPlace(
        "bar item",
        Grammar.barItem.shape.all.filter { !["system", "badgeColor"].contains($0.key) },
        given: ["menu": ["[{title: A}]", "[{title: B}]"]],
        required: [("title", "A")],
        "screen: one\ncontext: {yes: {type: bool, default: true}}\nwrapping: [navigation]\nbar: {trailing: [{@}]}\ncontent: [label: A]"
      ),
      FormatPlace(
        "one of the system's bar items",
        Grammar.barItem.shape.all.filter { $0.key == "system" },
        "screen: one\nwrapping: [navigation]\nbar: {trailing: [{@}]}\ncontent: [label: A]"
      ),
    ] + presentations("presentation", "screen: one\npresentation: {@}\ncontent: [label: A]") + [
      FormatPlace(
        "content that is views",
        Grammar.content.shape.all.filter { ["views", "spacing", "alignment"].contains($0.key) },
        given: ["views": ["[label: A]", "[label: B]"]],
        required: [("views", "[label: A]")],
        "screen: one\ncontent: {@}"
      ),
      FormatPlace(
        "other content",
        Grammar.content.shape.all.filter {
          ![
            "views", "spacing", "alignment", "padding", "ignoresSafeArea", "background", "gradient", "tabBar",
            "storyboard", "scene", "outlets", "actions", "cells",
          ]
          .contains($0.key)
        },
        given: [
          "tabs": children, "navigation": children, "pages": children,
          "split": ["{primary: {screen: two}}", "{primary: {screen: three}}"], "class": ["Circle", "Square"],
          "alert": ["{title: A, actions: [{title: B}]}", "{title: C, actions: [{title: B}]}"],
          "actionSheet": ["{actions: [{title: B}]}", "{actions: [{title: C}]}"],
          "systemPrompt": ["{for: camera}", "{for: location}"], "share": ["{items: A}", "{items: B}"],
        ],
        "screen: one\ncontent: {@}"
      ),
      FormatPlace(
        "split",
        Grammar.split.shape.all,
        given: Dictionary(
          uniqueKeysWithValues: Grammar.split.shape.all.map { ($0.key, ["{screen: two}", "{screen: three}"]) }
        )
        .merging(["compact": ["primary", "secondary"], "displayMode": ["automatic", "secondaryOnly"]]) { $1 },
        required: [("primary", "{screen: two}"), ("secondary", "{screen: two}")],
        "screen: one\ncontent: {split: {@}}"
      ),
      FormatPlace(
        "a tab that is shown",
        Grammar.child.shape.all.filter { $0.key != "badgeColor" },
        given: ["fixture": ["far", "near"]],
        required: [("screen", "two")],
        "screen: one\ncontent: {tabs: [{@}, {screen: three}]}"
      ),
      FormatPlace(
        "a tab that isn't shown",
        Grammar.child.shape.all.filter { $0.key != "badgeColor" },
        given: ["fixture": ["far", "near"]],
        required: [("screen", "two")],
        "screen: one\ncontent: {tabs: [{screen: three}, {@}]}"
      ),
    ]

  private static let children = ["[{screen: two}]", "[{screen: three}]"]

  /// The keys of a screen's part in navigation.
  static let navigationKeys: Set<String> = [
    "links", "route", "routes", "interceptors", "contextTasks", "postTasks", "blocking", "canBeDismissed", "variants",
  ]
}
