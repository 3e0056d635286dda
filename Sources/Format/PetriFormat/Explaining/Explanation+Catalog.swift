import PetriDiagnostics

extension Explanation {
  static let definitions: [Explanation] = [
    Explanation(
      .unknownKey,
      "The key doesn't exist here, so nothing would read it. If it is a misspelling, the message names the nearest key.",
      wrong: "screen: a\ntitel: Hello\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: Hello\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .requiredKey,
      "This part of the definition can't do without the key.",
      wrong: "screen: a\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .missingValue,
      """
      The key has no value. Write one, or remove the key. A `#` after a space begins a comment, so a colour must be quoted: \
      `color: "#FF6900"`.
      """,
      wrong: "screen: a\ncontent:\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .wrongType,
      "The value must be of another kind: a list, a mapping or text. The message names the one that is expected.",
      wrong: "screen: a\ntags: big\ncontent: Hello\n",
      right: "screen: a\ntags: [big]\ncontent: [{label: Hello}]\n"
    ),
    Explanation(
      .badName,
      "Names of screens, containers and fixtures are in kebab-case (new-year-hours), keys are in camelCase (closesAt).",
      wrong: "screen: New Year\ncontent: [{label: A}]\n",
      right: "screen: new-year\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .badValue,
      "The value isn't one of those that the key accepts.",
      wrong: "screen: a\ncontent:\n  - label: {text: A, style: huge}\n",
      right: "screen: a\ncontent:\n  - label: {text: A, style: largeTitle}\n"
    ),
    Explanation(
      .unknownView,
      "The kinds of views are \(Grammar.view.keys.joined(separator: ", ")).",
      wrong: "screen: a\ncontent:\n  - lable: A\n",
      right: "screen: a\ncontent:\n  - label: A\n"
    ),
    Explanation(
      .unknownString,
      """
      `text: {key: cart.title}` is a text of the app's localization files. `strings` in Catalog.yaml names their folders; `table` is a \
      file's name without its ending, Localizable where it is left out.
      """
    ),
    Explanation(
      .stringArguments,
      """
      Each of `%d`, `%@` and others in a text of a localization file is an element of `with`, in their order or by their numbers \
      (`%1$@`). For `%d` and `%f` it must be a number, such as `${count}`, for `%@` it may be any text.
      """
    ),
    Explanation(
      .badStrings,
      """
      The localization file isn't what its ending says: `"key" = "text";` in .strings, a property list in XML in .stringsdict, JSON in \
      .xcstrings. Files in an app's bundle are compiled; name those of the project.
      """
    ),
    Explanation(
      .badAssets,
      """
      The `Contents.json` of a colour set must be JSON as Xcode writes it: `colors`, each with `color`, which has `components` or a \
      `reference` to a colour of the system, and `appearances`. One of them must be without appearances. That of an image set has `images`, each \
      with `filename`, a file beside it.
      """
    ),
    Explanation(
      .badImage,
      """
      Pictures show the app's own images: the files that `images` in Catalog.yaml names, and the image sets of `assets`. A file that can't be \
      read as an image, or is very large, is a box with the image's name there; snapshots of text don't differ.
      """
    ),
    Explanation(
      .badStoryboard,
      """
      `storyboards` names storyboards and xibs as Xcode writes them, for iOS. One that can't be read has no screens; open it in Xcode, which \
      mends most, and look at the line: a merge that wasn't finished leaves its markers.
      """
    ),
    Explanation(
      .unreadPart,
      """
      The document has an element or an attribute that Petri doesn't know, so the screen is shown without it. Everything else is shown. \
      `severity: {unread-part: off}` in Catalog.yaml keeps these warnings away.
      """
    ),
    Explanation(
      .brokenConnection,
      """
      An outlet, an action or a segue of a storyboard leads to something that isn't there. The app would end at once where the class has no such \
      property, or when somebody takes the segue. Xcode shows such connections with a warning sign in the connections inspector.
      """
    ),
    Explanation(
      .missingIdentifier,
      """
      Code finds scenes by their storyboard identifier and prototypes by their reuse identifier. A scene without one, to which no segue leads, can \
      never be shown. Both are in Interface Builder's inspectors.
      """
    ),
    Explanation(
      .unsatisfiableConstraints,
      """
      Constraints of a scene, all of them required, contradict each other on the device that the document is shown on. When the app runs, one of \
      them is given up, and UIKit writes which to the log. Remove one, or give one a priority below 1000. The notes have all that take part.
      """
    ),
    Explanation(
      .ambiguousView,
      """
      The constraints of a view don't decide its place and size, so it may be anywhere when the app runs. Add what is missing: where it is across \
      and down, and how large, unless its content decides that.
      """
    ),
    Explanation(
      .misplacedView,
      """
      The document was saved with another frame than its constraints give. It is only how Interface Builder shows it: the app has what the \
      constraints give. 'Update Frames' in Xcode's Editor menu puts it right; so does a constraint that was meant, if the frame is.
      """
    ),
    Explanation(
      .unknownScene,
      """
      A screen's content can be a scene of a storyboard that `storyboards` in Catalog.yaml names. The scene is known by its storyboard \
      identifier, by its class where no other scene has it, or by its object ID; all are in Interface Builder's identity inspector.
      """
    ),
    Explanation(
      .unknownOutlet,
      """
      `outlets` fills the views that the scene's class has outlets to, `actions` names what its controls send to it, and `cells` the reuse \
      identifiers of its prototypes. An outlet takes the keys that its kind of view has: a label `text`, an image view `name`.
      """
    ),
    Explanation(
      .badFont,
      """
      `fonts` names files as an app has them: OpenType or TrueType fonts (.ttf, .otf), or collections of such (.ttc, .otc). Each font is in \
      one of them only.
      """
    ),
    Explanation(
      .unknownFont,
      """
      A `family` is that of a file that `fonts` in Catalog.yaml names, or one that iOS brings, such as Georgia. The name is that in the font, \
      which isn't always the file's: Lora, not Lora-Regular.ttf.
      """
    ),
    Explanation(
      .unknownType,
      """
      The types of context keys are \(Grammar.types.map(\.word).joined(separator: ", ")). A question mark after the type makes it \
      optional.
      """,
      wrong: "screen: a\ncontext: {city: text}\ncontent: [{label: A}]\n",
      right: "screen: a\ncontext: {city: {type: string, example: Kazan}}\ncontent: [{label: \"${city}\"}]\n"
    ),
    Explanation(
      .badTemplate,
      """
      In text, ${…} is replaced by a value. Between the braces is the name of a key, with dots for nested keys and brackets \
      for elements: ${stores[0].name}. A condition can choose one of two values: "${open ? Open : Closed}". To show the \
      characters themselves, write $${.
      """,
      wrong: "screen: a\ncontent:\n  - label: \"Hello ${\"\n",
      right: "screen: a\ncontent:\n  - label: Hello\n"
    ),
    Explanation(
      .badCondition,
      "A condition is made of values (${…}), calculations, comparisons (==, !=, <, <=, >, >=, in), not, and, or, and parentheses.",
      wrong:
        "screen: a\ncontext: {open: {type: bool, default: true}}\ncontent:\n  - label: {text: A, when: \"${open} &&\"}\n",
      right:
        "screen: a\ncontext: {open: {type: bool, default: true}}\ncontent:\n  - label: {text: A, when: \"${open}\"}\n"
    ),
    Explanation(
      .duplicateID,
      "An id identifies a view, so it must be unique within a screen.",
      wrong: "screen: a\ncontent:\n  - label: {id: x, text: A}\n  - label: {id: x, text: B}\n",
      right: "screen: a\ncontent:\n  - label: {id: x, text: A}\n  - label: {id: y, text: B}\n"
    ),
    Explanation(
      .contextValue,
      """
      The value doesn't have the type of its key, or a required value is missing. A bool is true or false; YAML's yes, no, \
      on and off are text.
      """,
      wrong: "screen: a\ncontext: {open: {type: bool, default: yes}}\ncontent: [{label: A}]\n",
      right: "screen: a\ncontext: {open: {type: bool, default: true}}\ncontent: [{switch: \"${open}\"}]\n"
    ),
    Explanation(
      .containerWrapsItself,
      "The same container is used twice in one wrapping. Each layer can be there only once.",
      wrong: "container: card\n---\nscreen: a\nwrapping: [card, card]\ncontent: [{label: A}]\n",
      right: "container: card\n---\nscreen: a\nwrapping: [card]\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .supportingViewsNotShown,
      """
      Supporting views are shown by the innermost container around the content that has a place for them. None of the \
      screen's containers has one.
      """,
      wrong: "screen: a\ncontent: [{label: A}]\nsupportingViews: [{button: Got it}]\n",
      right:
        "container: template\nsupportingViews: {pin: bottom}\n---\nscreen: a\nwrapping: [template]\ncontent: [{label: A}]\nsupportingViews: [{button: Got it}]\n"
    ),
    Explanation(
      .barNotShown,
      """
      A screen's bar shows its buttons while its views are on top of a navigation controller's stack. A container shows the \
      bars of the screens inside it; a controller written in Swift sets its own navigation item.
      """,
      wrong:
        "screen: a\nbar: {trailing: {title: Edit}}\ncontent: {pages: [{screen: b}]}\n---\nscreen: b\ncontent: [{label: B}]\n",
      right:
        "screen: a\ncontent: {pages: [{screen: b}]}\n---\nscreen: b\nbar: {trailing: {title: Edit}}\ncontent: [{label: B}]\n"
    ),
    Explanation(
      .onlyPresented,
      """
      UIKit presents an alert, a sheet of actions or a share sheet as it is: nothing is wrapped around it, and its look isn't \
      changed. One of its actions cancels at most, and one of an alert's is preferred at most.
      """,
      wrong:
        "screen: a\nwrapping: [navigation]\ncontent:\n  alert: {title: Delete it, actions: [{title: Delete}]}\n",
      right: "screen: a\ncontent:\n  alert: {title: Delete it, actions: [{title: Delete}]}\n"
    ),
    Explanation(
      .rowOutsideList,
      """
      A row has its height, its margins and its accessory from the list that it is in. What looks like one elsewhere is a stack \
      of labels.
      """,
      wrong: "screen: a\ncontent: [{row: Wi-Fi}]\n",
      right: "screen: a\ncontent: {list: {views: [{row: Wi-Fi}]}}\n"
    ),
    Explanation(
      .badLink,
      """
      A link begins with a scheme. Its parameters, in braces, are keys of the context. A key that is not a parameter needs a \
      default.
      """,
      wrong: "screen: a\ncontext: {id: int}\nlinks: shop://a\ncontent: [{label: A}]\n",
      right:
        "screen: a\ncontext: {id: {type: int, example: 7}}\nlinks: \"shop://a/{id}\"\ncontent: [{label: \"${id}\"}]\n"
    ),
    Explanation(
      .badRoute,
      """
      A route shows its screen by an action (using) on something (from), step by step until it reaches what is on screen \
      already: current, root, start, something found, or another route. An action that needs a container must be followed by \
      a step that provides one. A route by 'reconcile' names the complete stack instead, the root first and its own screen last.
      """,
      wrong: "screen: a\nroute: [{using: push}, {from: current}]\ncontent: [{label: A}]\n",
      right:
        "screen: a\nroute: [{using: push}, {from: navigationController}, {using: present}, {from: current}]\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unsupportedFormat,
      "The catalogue is written in a version of the format that this version of petri can't read.",
      wrong: "catalog: Shop\nformat: 99\n",
      right: "catalog: Shop\nformat: 1\n"
    ),
    Explanation(
      .emptyFile,
      "The file defines no screen and no container. This is a warning, except for Catalog.yaml.",
      wrong: "# nothing yet\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unknownDocument,
      "Each document in a file is a screen or a container, and has the key `screen` or `container`.",
      wrong: "title: Hello\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: Hello\ncontent: [{label: A}]\n"
    ),
  ]

  static let references: [Explanation] = [
    Explanation(
      .unknownReference,
      "Text, a condition or a link refers to a value that is neither in the context nor in the state.",
      wrong: "screen: a\ncontext: {city: {type: string, example: Omsk}}\ncontent:\n  - label: ${town}\n",
      right: "screen: a\ncontext: {city: {type: string, example: Omsk}}\ncontent:\n  - label: ${city}\n"
    ),
    Explanation(
      .referenceType,
      "The value exists, but it has another type than the one that is needed here.",
      wrong:
        "screen: a\ncontext: {city: {type: string, example: Omsk}}\ncontent:\n  - label: {each: \"${city}\", text: A}\n",
      right:
        "screen: a\ncontext: {cities: {type: list, of: string, example: [Omsk]}}\ncontent:\n  - label: {each: \"${cities}\", text: A}\n"
    ),
    Explanation(
      .duplicateName,
      "Each screen and each container needs a name of its own.",
      wrong: "screen: a\ncontent: [{label: A}]\n---\nscreen: a\ncontent: [{label: B}]\n",
      right: "screen: a\ncontent: [{label: A}]\n---\nscreen: b\ncontent: [{label: B}]\n"
    ),
    Explanation(
      .unknownScreen,
      "The catalogue has no screen with this name.",
      wrong: "screen: a\ncontent:\n  - button: {title: Go, tap: {open: b}}\n",
      right: "screen: a\ncontent:\n  - button: {title: Go, tap: {open: b}}\n---\nscreen: b\ncontent: [{label: B}]\n"
    ),
    Explanation(
      .unknownContainer,
      "The catalogue has no container with this name. UIKit's own are navigation, tabs, split and pages.",
      wrong: "screen: a\nwrapping: [navigaton]\ncontent: [{label: A}]\n",
      right: "screen: a\nwrapping: [navigation]\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unknownFixture,
      "The screen has no fixture with this name. Every screen has the fixture `examples`.",
      wrong: "screen: a\ncontent: {tabs: [{screen: b, fixture: full}]}\n---\nscreen: b\ncontent: [{label: B}]\n",
      right: "screen: a\ncontent: {tabs: [{screen: b, fixture: examples}]}\n---\nscreen: b\ncontent: [{label: B}]\n"
    ),
    Explanation(
      .unknownDevice,
      "There is no device with this name.",
      wrong: "catalog: Shop\ndevices: [iphone-61]\n",
      right: "catalog: Shop\ndevices: [iphone-16]\n"
    ),
    Explanation(
      .unknownClass,
      """
      No Swift class is registered under this name in this petri. A team that writes controllers in Swift builds a petri \
      that registers them.
      """
    ),
    Explanation(
      .unknownInput,
      "'focus' names an input of the same screen by its id: a text field, a search field or lines of text. `none` ends typing.",
      wrong: "screen: a\ncontent: [textField: {id: mail}, button: {title: Go on, tap: {focus: male}}]\n",
      right: "screen: a\ncontent: [textField: {id: mail}, button: {title: Go on, tap: {focus: mail}}]\n"
    ),
    Explanation(
      .unknownInterceptor,
      "Interceptors are defined in Catalog.yaml, and screens use them by name.",
      wrong: "screen: a\ninterceptors: [signed-in]\ncontent: [{label: A}]\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unknownExperiment,
      "Experiments and their variants are defined in Catalog.yaml.",
      wrong: "screen: a\nvariants: {navigation: {hamburger: {wrapping: []}}}\ncontent: [{label: A}]\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unknownRoute,
      "The screen has no route with this name.",
      wrong:
        "screen: a\nlinks: [{url: \"shop://a\", route: fast}]\nroute: [{using: present}, {from: current}]\ncontent: [{label: A}]\n",
      right:
        "screen: a\nlinks: [{url: \"shop://a\", route: default}]\nroute: [{using: present}, {from: current}]\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .ambiguousLink,
      "Two patterns match the same links, so it is not clear which screen to open. Add a text segment to one of them, or a condition: 'when'.",
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
      """
      UIKit doesn't allow all of its containers inside one another: a navigation controller can contain neither another \
      navigation controller nor a split view controller, and a tab bar controller can only be in the secondary column of a \
      split view controller.
      """,
      wrong:
        "screen: a\ncontent: {navigation: [{screen: b}]}\n---\nscreen: b\nwrapping: [navigation]\ncontent: [{label: B}]\n",
      right: "screen: a\ncontent: {navigation: [{screen: b}]}\n---\nscreen: b\ncontent: [{label: B}]\n"
    ),
    Explanation(
      .screenCycle,
      "The screen contains itself, directly or through other screens, so it could never be built.",
      wrong: "screen: a\ncontent: {tabs: [{screen: a}]}\n",
      right: "screen: a\ncontent: {tabs: [{screen: b}]}\n---\nscreen: b\ncontent: [{label: B}]\n"
    ),
  ]
}
