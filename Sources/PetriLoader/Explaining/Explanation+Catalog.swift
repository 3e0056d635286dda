import PetriDiagnostics
import PetriGrammar

extension Explanation {
  /// What can be wrong with a definition in itself.
  static let definitions: [Explanation] = [
    Explanation(
      .unknownKey,
      "A key that nobody reads is a key that somebody mistyped. The nearest that there is stands in the message.",
      wrong: "screen: a\ntitel: Hello\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: Hello\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .requiredKey,
      "It can't be without this key.",
      wrong: "screen: a\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .missingValue,
      """
      The key is there and its value is not. Write one, or leave the key out. A `#` behind a blank begins a comment: put a colour \
      in quotes, `color: "#FF6900"`.
      """,
      wrong: "screen: a\ncontent:\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .wrongType,
      "Something of another kind is expected: a list, a mapping, a text. The message says which.",
      wrong: "screen: a\ntags: big\ncontent: Hello\n",
      right: "screen: a\ntags: [big]\ncontent: [{label: Hello}]\n"
    ),
    Explanation(
      .badName,
      "Names of screens, containers and fixtures are kebab-case (new-year-hours), keys are camelCase (closesAt).",
      wrong: "screen: New Year\ncontent: [{label: A}]\n",
      right: "screen: new-year\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .badValue,
      "The value is none that this key can have.",
      wrong: "screen: a\ncontent:\n  - label: {text: A, style: huge}\n",
      right: "screen: a\ncontent:\n  - label: {text: A, style: largeTitle}\n"
    ),
    Explanation(
      .unknownView,
      "A view is one of \(Grammar.view.keys.joined(separator: ", ")).",
      wrong: "screen: a\ncontent:\n  - lable: A\n",
      right: "screen: a\ncontent:\n  - label: A\n"
    ),
    Explanation(
      .unknownType,
      "A context's types are \(Grammar.types.map(\.word).joined(separator: ", ")); with a question mark behind it a value may be absent.",
      wrong: "screen: a\ncontext: {city: text}\ncontent: [{label: A}]\n",
      right: "screen: a\ncontext: {city: {type: string, example: Kazan}}\ncontent: [{label: \"${city}\"}]\n"
    ),
    Explanation(
      .badTemplate,
      "In a text ${…} stands for a value: a name, with parts after dots and places in brackets. \\${ is the three characters themselves.",
      wrong: "screen: a\ncontent:\n  - label: \"Hello ${\"\n",
      right: "screen: a\ncontent:\n  - label: Hello\n"
    ),
    Explanation(
      .badCondition,
      "A condition has values (${…}), not, ==, and, or, and parentheses; that is all the logic there is.",
      wrong:
        "screen: a\ncontext: {open: {type: bool, default: true}}\ncontent:\n  - label: {text: A, when: \"${open} &&\"}\n",
      right:
        "screen: a\ncontext: {open: {type: bool, default: true}}\ncontent:\n  - label: {text: A, when: \"${open}\"}\n"
    ),
    Explanation(
      .doubledID,
      "An id says which view is meant, so two views of a screen can't have the same.",
      wrong: "screen: a\ncontent:\n  - label: {id: x, text: A}\n  - label: {id: x, text: B}\n",
      right: "screen: a\ncontent:\n  - label: {id: x, text: A}\n  - label: {id: y, text: B}\n"
    ),
    Explanation(
      .contextValue,
      "A value is not of its key's type, or one that is needed is missing. YAML's yes, no, on and off are texts; bool is true or false.",
      wrong: "screen: a\ncontext: {open: {type: bool, default: yes}}\ncontent: [{label: A}]\n",
      right: "screen: a\ncontext: {open: {type: bool, default: true}}\ncontent: [{switch: \"${open}\"}]\n"
    ),
    Explanation(
      .containerWrapsItself,
      "A container is named twice in one wrapping. An onion has each layer once.",
      wrong: "container: card\n---\nscreen: a\nwrapping: [card, card]\ncontent: [{label: A}]\n",
      right: "container: card\n---\nscreen: a\nwrapping: [card]\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .supportingViewsNotShown,
      "Supporting views are shown by the nearest template outwards that asks for them, and none of the screen's containers does.",
      wrong: "screen: a\ncontent: [{label: A}]\nsupportingViews: [{button: Got it}]\n",
      right:
        "container: template\nsupportingViews: {pin: bottom}\n---\nscreen: a\nwrapping: [template]\ncontent: [{label: A}]\nsupportingViews: [{button: Got it}]\n"
    ),
    Explanation(
      .badLink,
      "A link has a scheme, and its parameters in braces are keys of the context; a key that it leaves out needs a default.",
      wrong: "screen: a\ncontext: {id: int}\nlinks: shop://a\ncontent: [{label: A}]\n",
      right:
        "screen: a\ncontext: {id: {type: int, example: 7}}\nlinks: \"shop://a/{id}\"\ncontent: [{label: \"${id}\"}]\n"
    ),
    Explanation(
      .badRoute,
      "A route's chain puts the screen somewhere (using), on something (from), back to what is on screen: current, root, start, something found, or another route. An action that needs a container comes before what gives one.",
      wrong: "screen: a\nroute: [{using: push}, {from: current}]\ncontent: [{label: A}]\n",
      right:
        "screen: a\nroute: [{using: push}, {from: navigationController}, {using: present}, {from: current}]\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unsupportedFormat,
      "The catalogue is written for another version of the format than this petri reads.",
      wrong: "catalog: Shop\nformat: 99\n",
      right: "catalog: Shop\nformat: 1\n"
    ),
    Explanation(
      .emptyFile,
      "The file holds no screen and no container: it may be one that was begun. A warning, but for Catalog.yaml.",
      wrong: "# nothing yet\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unknownDocument,
      "A document of a file is a screen or a container; the key `screen` or `container` says which.",
      wrong: "title: Hello\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: Hello\ncontent: [{label: A}]\n"
    ),
  ]

  /// What refers to something that is not there, or is there twice.
  static let references: [Explanation] = [
    Explanation(
      .unknownReference,
      "A text, a condition or a link names a value that neither the context nor the state has.",
      wrong: "screen: a\ncontext: {city: {type: string, example: Omsk}}\ncontent:\n  - label: ${town}\n",
      right: "screen: a\ncontext: {city: {type: string, example: Omsk}}\ncontent:\n  - label: ${city}\n"
    ),
    Explanation(
      .referenceType,
      "The value is there and of another type than is needed here.",
      wrong:
        "screen: a\ncontext: {city: {type: string, example: Omsk}}\ncontent:\n  - label: {each: \"${city}\", text: A}\n",
      right:
        "screen: a\ncontext: {cities: {type: list, of: string, example: [Omsk]}}\ncontent:\n  - label: {each: \"${cities}\", text: A}\n"
    ),
    Explanation(
      .doubledName,
      "Names are unique in a catalogue: a screen that is named must be one.",
      wrong: "screen: a\ncontent: [{label: A}]\n---\nscreen: a\ncontent: [{label: B}]\n",
      right: "screen: a\ncontent: [{label: A}]\n---\nscreen: b\ncontent: [{label: B}]\n"
    ),
    Explanation(
      .unknownScreen,
      "There is no screen of this name.",
      wrong: "screen: a\ncontent:\n  - button: {title: Go, tap: {open: b}}\n",
      right: "screen: a\ncontent:\n  - button: {title: Go, tap: {open: b}}\n---\nscreen: b\ncontent: [{label: B}]\n"
    ),
    Explanation(
      .unknownContainer,
      "There is no container of this name; UIKit's own are navigation, tabs, split and pages.",
      wrong: "screen: a\nwrapping: [navigaton]\ncontent: [{label: A}]\n",
      right: "screen: a\nwrapping: [navigation]\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unknownFixture,
      "The screen has no fixture of this name; `examples` is always one.",
      wrong: "screen: a\ncontent: {tabs: [{screen: b, fixture: full}]}\n---\nscreen: b\ncontent: [{label: B}]\n",
      right: "screen: a\ncontent: {tabs: [{screen: b, fixture: examples}]}\n---\nscreen: b\ncontent: [{label: B}]\n"
    ),
    Explanation(
      .unknownDevice,
      "There is no device of this name.",
      wrong: "catalog: Shop\ndevices: [iphone-61]\n",
      right: "catalog: Shop\ndevices: [iphone-16]\n"
    ),
    Explanation(
      .unknownClass,
      "No controller written in Swift is registered under this name in the petri that runs: a team's own petri registers its own."
    ),
    Explanation(
      .unknownInterceptor,
      "Interceptors are shared: Catalog.yaml has them, screens name them.",
      wrong: "screen: a\ninterceptors: [signed-in]\ncontent: [{label: A}]\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unknownExperiment,
      "Experiments and their variants are named in Catalog.yaml.",
      wrong: "screen: a\nvariants: {navigation: {hamburger: {wrapping: []}}}\ncontent: [{label: A}]\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unknownRoute,
      "The screen has no route of this name.",
      wrong:
        "screen: a\nlinks: [{url: \"shop://a\", route: fast}]\nroute: [{using: present}, {from: current}]\ncontent: [{label: A}]\n",
      right:
        "screen: a\nlinks: [{url: \"shop://a\", route: default}]\nroute: [{using: present}, {from: current}]\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .ambiguousLink,
      "The same links match two patterns, so nobody can say which screen is meant.",
      wrong:
        "screen: a\ncontext: {id: int}\nlinks: \"shop://{id}\"\ncontent: [{label: A}]\n---\nscreen: b\ncontext: {name: string}\nlinks: \"shop://{name}\"\ncontent: [{label: B}]\n",
      right:
        """
        screen: a
        context: {id: {type: int, example: 7}}
        links: "shop://a/{id}"
        content: [{label: "${id}"}]
        ---
        screen: b
        context: {name: {type: string, example: Tea}}
        links: "shop://b/{name}"
        content: [{label: "${name}"}]

        """
    ),
    Explanation(
      .nestedContainer,
      "UIKit refuses some of its containers in others: a navigation controller can hold neither another navigation controller nor a split view "
        + "controller, and only the secondary column of a split view controller can hold a tab bar controller.",
      wrong:
        "screen: a\ncontent: {navigation: [{screen: b}]}\n---\nscreen: b\nwrapping: [navigation]\ncontent: [{label: B}]\n",
      right: "screen: a\ncontent: {navigation: [{screen: b}]}\n---\nscreen: b\ncontent: [{label: B}]\n"
    ),
    Explanation(
      .screenCycle,
      "A screen holds itself, directly or through others: it would never end.",
      wrong: "screen: a\ncontent: {tabs: [{screen: a}]}\n",
      right: "screen: a\ncontent: {tabs: [{screen: b}]}\n---\nscreen: b\ncontent: [{label: B}]\n"
    ),
  ]

  /// What can be wrong with files as a whole.
  static let files: [Explanation] = [
    Explanation(
      .missingFile,
      "`screens` names a file or a folder that is not there, or a glob that matches nothing; or a file's name ends in `.YAML`, not `.yaml`.",
      wrong: "catalog: Shop\nscreens: [Screns]\n",
      right: "catalog: Shop\nscreens: [Screens]\n"
    ),
    Explanation(
      .cannotRead,
      "The file can't be read: the system says why. Paths stay inside the catalogue's folder, symbolic links included."
    ),
    Explanation(.badJSON, "A context's file ends with .json and is none."),
  ]
}
