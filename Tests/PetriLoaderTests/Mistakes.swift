import PetriDiagnostics

@testable import PetriLoader

/// Every code of the loader's own, with what it must say and where.
enum Mistakes {
  static let keys: [Mistake] = [
    .screen(
      .unknownKey,
      "a screen has no key 'titel'",
      label: "did you mean 'title'?",
      "screen: a\n«titel»: Hi\ncontent: [{label: A}]"
    ),
    .catalog(
      .unknownKey,
      "Catalog.yaml has no key 'screnes'",
      label: "did you mean 'screens'?",
      "catalog: A\n«screnes»: [Screens]"
    ),
    .content(
      .unknownKey,
      "a label has no key 'txt'",
      label: "did you mean 'text'?",
      "  - label: {text: Hi, «txt»: Hi}"
    ),
    .content(
      .unknownKey,
      "'pin' is for the views of a container; those of a screen stand in a column",
      "  - label: {text: Hi, «pin»: top}"
    ),
    .content(
      .unknownKey,
      "a view has one key, its kind; 'style' stands beside 'label'",
      "  - label: Hi\n    «style»: body"
    ),
    .content(.unknownKey, "'as' names the elements of 'each', and there is none", "  - label: {text: Hi, «as»: store}"),
    .content(.unknownKey, "'with' goes with 'open'", "  - button: {title: Hi, tap: {emit: x, «with»: {}}}"),
    .context(.unknownKey, "a string has no 'values'", "city: {type: string, «values»: [A]}"),
    .screen(.requiredKey, "a screen needs the key 'content'", label: "add 'content:'", "«screen»: a"),
    .content(.requiredKey, "a label needs the key 'text'", label: "add 'text:'", "  - label: {«style»: body}"),
    .content(.requiredKey, "a stack needs the key 'views'", label: "add 'views:'", "  - stack: {«axis»: vertical}"),
    .context(.requiredKey, "a choice needs the key 'values'", label: "add 'values:'", "kind: {«type»: choice}"),
    .context(.requiredKey, "a list needs the key 'of'", label: "write {type: list, of: …}", "stores: «list»"),
    .catalog(
      .requiredKey,
      "'signedIn' of the state needs a default",
      label: "write {type: bool, default: true}",
      "catalog: A\nstate:\n  «signedIn»: bool"
    ),
    .screen(.missingValue, "'content' has no value", "screen: a\n«content»:"),
    .context(.missingValue, "'city' has no type", label: "for example 'city: string'", "«city»:"),
    .content(.missingValue, "a label needs a value", "  - label:«»"),
    .content(.missingValue, "a button needs its attributes", label: "write 'button: …'", "  - «button»"),
  ]

  static let types: [Mistake] = [
    .content(
      .wrongType,
      "there is no space after 'label:'",
      label: "without one it is a text and no view",
      "  - «label:Hi»"
    ),
    .screen(
      .wrongType,
      "content is a list of views or a mapping, not 'Hi'",
      label: "for example '- label: Hi'",
      "screen: a\ncontent: «Hi»"
    ),
    .screen(
      .wrongType,
      "'tags' is a list, not 'new'",
      label: "a list is expected",
      "screen: a\ntags: «new»\ncontent: [{label: A}]"
    ),
    .screen(
      .wrongType,
      "a summary is a text, not a list",
      label: "a text is expected",
      "screen: a\nsummary: «[a]»\ncontent: [{label: A}]"
    ),
    .content(
      .wrongType,
      "a view is a mapping of its kind and its attributes, not 'Hi'",
      label: "for example 'label: Hi'",
      "  - «Hi»"
    ),
    .content(
      .wrongType,
      "a stack is a mapping with 'views', not a list",
      label: "write 'stack: {views: […]}'",
      "  - stack: «[{label: A}]»"
    ),
    .content(.wrongType, "a divider has no value", "  - divider: «3»"),
    .content(.wrongType, "a tap does one thing, and this is a list", "  - button: {title: A, tap: «[dismiss]»}"),
    .content(.unknownView, "there is no view 'lable'", label: "did you mean 'label'?", "  - «lable»: Hi"),
    .context(.unknownType, "there is no type 'strng'", label: "did you mean 'string'?", "city: «strng»"),
    .screen(
      .badName,
      "'New Year' is no name of a screen",
      label: "names are lower-case letters, digits and dashes, beginning with a letter",
      "screen: «New Year»\ncontent: [{label: A}]"
    ),
    .context(
      .badName,
      "'store-name' is no key of the context",
      label: "keys are camelCase: letters and digits, beginning with a lower-case letter",
      "«store-name»: string"
    ),
    .context(.badName, "'state' is taken: it means the app's state", "«state»: string"),
    .screen(
      .badName,
      "the fixture 'examples' is taken: it is the context of all examples",
      "screen: a\ncontext: {city: string}\nfixtures:\n  «examples»: {city: A}\ncontent: [{label: A}]"
    ),
    .container(
      .badName,
      "'tabs' is taken: it is not a container of the catalogue's",
      "child: {pin: edges}\n---\ncontainer: «tabs»"
    ),
    .content(
      .badValue,
      "a label's style is never 'headlin'",
      label: "did you mean 'headline'?",
      "  - label: {text: A, style: «headlin»}"
    ),
    .content(.badValue, "a width is from 0 to 10000, not -5", "  - label: {text: A, width: «-5»}"),
    .content(.badValue, "the minimum is greater than the maximum", "  - slider: {minimum: «3», maximum: 2}"),
    .content(.badValue, "segments have at least one title", "  - segments: «[]»"),
    .content(
      .badValue,
      "no tap is 'dismis'",
      label: "did you mean 'dismiss'?",
      "  - button: {title: A, tap: «dismis»}"
    ),
    .content(
      .badValue,
      "a tap does one thing, not link and emit",
      "  - button: {title: A, tap: «{link: \"a:b\", emit: c}»}"
    ),
    .content(
      .badValue,
      "'each' takes a list of the context",
      label: "written ${key}",
      "  - label: {text: A, each: «stores»}"
    ),
    .content(
      .badValue,
      "'english' is no locale",
      label: "a locale is written en or pt-BR",
      "  - label: {text: {«english»: Hi}}"
    ),
    .screen(
      .badValue,
      "content is views, tabs, navigation, split, pages or class",
      "screen: a\ncontent: {«spacing»: 3}"
    ),
    .screen(.badValue, "'tabs' has at least one screen", "screen: a\ncontent: {tabs: «[]»}"),
    .container(.badValue, "a side is never 'botom'", label: "did you mean 'bottom'?", "child: {pin: [«botom»]}"),
    .container(
      .badValue,
      "there is no side 'left'",
      label: "there are top, bottom, leading, trailing, edges",
      "views:\n  - button: {title: A, pin: «left»}"
    ),
    .container(
      .badValue,
      "a container's status bar is child, hidden or a mapping, not 'chlid'",
      label: "did you mean 'child'?",
      "statusBar: «chlid»"
    ),
    .catalog(
      .badValue,
      "'../x' leads out of the catalogue's folder",
      label: "paths are relative to Catalog.yaml and stay below its folder",
      "catalog: A\nscreens: [Screens, «../x»]"
    ),
    .catalog(
      .unsupportedFormat,
      "this petri reads format 1, and this is 2",
      label: "a newer petri is needed",
      "catalog: A\nformat: «2»"
    ),
  ]

  static let contexts: [Mistake] = [
    .context(
      .contextValue,
      "the default of 'open' needs a bool, not yes",
      label: "write true",
      "open: {type: bool, default: «yes»}"
    ),
    .context(
      .contextValue,
      "the default of 'count' needs an int, not \"3\"",
      label: "leave the quotes off",
      "count: {type: int, default: «\"3\"»}"
    ),
    .context(
      .contextValue,
      "the example of 'closes' needs a time, not 25:00",
      label: "for example 18:00",
      "closes: {type: time, example: «25:00»}"
    ),
    .context(
      .contextValue,
      "the default of 'kind' needs a choice of a, b, not c",
      label: "for example a",
      "kind: {type: choice, values: [a, b], default: «c»}"
    ),
    .context(
      .contextValue,
      "'[1].open' of the default of 'stores' is missing: it needs a bool",
      label: "for example true",
      "stores: {type: list, of: {name: string, open: bool}, default: [{name: A, open: true}, {«name»: B}]}"
    ),
    .screen(
      .contextValue,
      "'closes' of the fixture 'late' needs a time, not late",
      label: "for example 18:00",
      "screen: a\ncontext: {closes: time}\nfixtures: {late: {closes: «late»}}\ncontent: [{label: A}]"
    ),
    .screen(
      .unknownKey,
      "the fixture 'late' has no key 'closess'",
      label: "did you mean 'closes'?",
      "screen: a\ncontext: {closes: time}\nfixtures: {late: {«closess»: \"18:00\"}}\ncontent: [{label: A}]"
    ),
    .content(
      .badTemplate,
      "'${' is never closed; write '$${' for the characters themselves",
      "  - label: Until «${»closes"
    ),
    .content(
      .badCondition,
      "conditions have 'not', '==', 'and' and 'or', no '&&'",
      "  - label: {text: A, when: \"${open} «&&» ${open}\"}"
    ),
    .content(.badCondition, "values are compared with '=='", "  - label: {text: A, when: \"${count} «=» 3\"}"),
    .content(.badCondition, "'open' is no condition; a value is written ${open}", "  - label: {text: A, when: «open»}"),
    .content(
      .unknownReference,
      "there is no value 'ctiy' for ${ctiy}",
      label: "did you mean 'city'?",
      "  - label: Hi «${ctiy}»"
    ),
    .content(.unknownReference, "'city' is a string, which has no keys", "  - label: Hi «${city.name}»"),
    .content(
      .unknownReference,
      "there is no value 'nam' for ${item.nam}",
      label: "did you mean 'name'?",
      "  - label: {text: \"«${item.nam}»\", each: \"${stores}\"}"
    ),
    .content(
      .referenceType,
      "a list can't be put into a text",
      label: "name a value in it, such as ${stores[0].name}",
      "  - label: Hi «${stores}»"
    ),
    .content(
      .referenceType,
      "a condition is a bool, an optional or a list, and ${city} is a string",
      label: "compare it: ${city} == text",
      "  - label: {text: A, when: \"«${city}»\"}"
    ),
    .content(
      .referenceType,
      "${count} is an int and is never 'many'",
      "  - label: {text: A, when: «\"${count} == many\"»}"
    ),
    .content(
      .referenceType,
      "'each' takes a list, and ${city} is a string",
      "  - label: {text: A, each: «\"${city}\"»}"
    ),
    .content(.referenceType, "'on' takes a bool, and ${city} is a string", "  - switch: {on: «\"${city}\"»}"),
    .container(
      .referenceType,
      "'pin' takes a choice of sides, and ${at} is a string",
      label: "its values are some of top, bottom, leading, trailing, edges",
      "parameters: {at: {type: string, default: top}}\nviews:\n  - button: {title: A, pin: [«\"${at}\"»]}"
    ),
  ]

  static let definitions: [Mistake] = [
    Mistake(
      code: .doubledName,
      message: "the screen 'a' is defined twice",
      files: [
        "Screens/a.yaml": "screen: ‹a›\ncontent: [{label: A}]\n",
        "Screens/b.yaml": "screen: «a»\ncontent: [{label: B}]\n",
      ]
    ),
    Mistake(
      code: .doubledName,
      message: "the container 'c' is defined twice",
      files: [
        "Screens/a.yaml": "container: ‹c›\n---\ncontainer: «c»\n"
      ]
    ),
    .content(.doubledID, "the id 'x' is taken", "  - label: {id: ‹x›, text: A}\n  - label: {id: «x», text: B}"),
    .screen(.unknownScreen, "no screen is named 'b'", "screen: a\ncontent: {tabs: [{screen: «b»}]}"),
    .content(.unknownScreen, "no screen is named 'b'", "  - button: {title: A, tap: {open: «b»}}"),
    .catalog(.unknownScreen, "no screen is named 'hom'", label: "did you mean 'home'?", "catalog: A\nstart: «hom»"),
    .screen(
      .unknownContainer,
      "no container is named 'modl'",
      label: "did you mean 'modal'?",
      "container: modal\n---\nscreen: a\nwrapping: [«modl»]\ncontent: [{label: A}]"
    ),
    .screen(
      .unknownFixture,
      "'b' has no fixture 'ful'",
      label: "did you mean 'full'?",
      "screen: a\ncontent: {tabs: [{screen: b, fixture: «ful»}]}\n---\nscreen: b\ncontext: {x: {type: int, default: 1}}\nfixtures: {full: {x: 2}}\ncontent: [{label: A}]"
    ),
    .screen(
      .unknownKey,
      "'b' has no key 'y'",
      label: "did you mean 'x'?",
      "screen: a\ncontent: {tabs: [{screen: b, with: {«y»: 2}}]}\n---\nscreen: b\ncontext: {x: {type: int, default: 1}}\ncontent: [{label: A}]"
    ),
    .screen(
      .contextValue,
      "'x' of 'b' needs an int, not many",
      label: "for example 3",
      "screen: a\ncontent: {tabs: [{screen: b, with: {x: «many»}}]}\n---\nscreen: b\ncontext: {x: {type: int, default: 1}}\ncontent: [{label: A}]"
    ),
    .screen(
      .contextValue,
      "'b' needs 'x', an int, and it has no example",
      label: "write with: {x: 3}",
      "screen: a\ncontent: {tabs: [{screen: «b»}]}\n---\nscreen: b\ncontext: {x: int}\ncontent: [{label: A}]"
    ),
    .screen(
      .referenceType,
      "'x' of 'b' needs an int, and ${name} is a string",
      "screen: a\ncontext: {name: string}\ncontent: {tabs: [{screen: b, with: {x: «\"${name}\"»}}]}\n---\nscreen: b\ncontext: {x: {type: int, default: 1}}\ncontent: [{label: A}]"
    ),
    .screen(
      .contextValue,
      "'c' needs the parameter 'text': a string",
      label: "write 'c: {text: text}'",
      "container: c\nparameters: {text: string}\n---\nscreen: a\nwrapping: [«c»]\ncontent: [{label: A}]"
    ),
    .screen(
      .unknownDevice,
      "there is no device 'iphone-15'",
      label: "did you mean 'iphone-16'?",
      "screen: a\ndevices: [«iphone-15»]\ncontent: [{label: A}]"
    ),
    .screen(
      .containerWrapsItself,
      "'c' wraps itself",
      label: "it is named at 4:12 already",
      "container: c\n---\nscreen: a\nwrapping: [c, «c»]\ncontent: [{label: A}]"
    ),
    .screen(
      .screenCycle,
      "the screen 'a' holds itself: a -> b -> a",
      "screen: a\n«content»: {tabs: [{screen: b}]}\n---\nscreen: ‹b›\ncontent: {tabs: [{screen: a}]}"
    ),
    .screen(
      .supportingViewsNotShown,
      "nobody shows the supporting views of 'a'",
      label: "wrap the screen in template",
      "container: template\nsupportingViews: {}\n---\nscreen: a\ncontent: [{label: A}]\n«supportingViews»: [{button: B}]"
    ),
    .screen(
      .unknownDocument,
      "a document needs the key 'screen' or 'container'",
      label: "did you mean 'screen'?",
      "«sreen»: a\ncontent: [{label: A}]"
    ),
    .screen(
      .unknownDocument,
      "a document is a screen or a container, not a list",
      label: "it begins with 'screen: name' or 'container: name'",
      "«[a]»"
    ),
    .catalog(.missingFile, "there is no file or folder 'Nowhere'", "catalog: A\nscreens: [Screens, «Nowhere»]"),
    .catalog(.missingFile, "no file matches 'Screens/*.yml'", "catalog: A\nscreens: [Screens, «Screens/*.yml»]"),
    Mistake(
      code: .emptyFile,
      message: "Catalog.yaml is empty",
      label: "it needs at least 'catalog: My app'",
      files: ["Catalog.yaml": "«»"]
    ),
    Mistake(
      code: .emptyFile,
      message: "the file holds no screen and no container",
      files: ["Screens/a.yaml": "«»# nothing yet\n"]
    ),
    Mistake(
      code: .unknownContainer,
      message: "no container is named 'modl'",
      files: [
        "Screens/_defaults.yaml": "wrapping: [«modl»]\n", "Screens/a.yaml": "screen: a\ncontent: [{label: A}]\n",
      ]
    ),
  ]

  private static func link(
    _ code: DiagnosticCode,
    _ message: String,
    label: String? = nil,
    _ yaml: String
  ) -> Mistake {
    let context = "context: {id: int, city: {type: string, default: A}, tags: {type: list, of: string, default: []}}"
    return .screen(code, message, label: label, "screen: a\n\(context)\nlinks: [\(yaml)]\ncontent: [{label: A}]")
  }

  static let links: [Mistake] = [
    link(
      .badLink,
      "'products/{id}' is no link",
      label: "it does not begin with a scheme, such as shop:",
      "«\"products/{id}\"»"
    ),
    link(
      .badLink,
      "'a://{id' is no link",
      label: "a brace has no other; a parameter is written {name}",
      "«\"a://{id\"»"
    ),
    link(
      .badLink,
      "'a://b-{id}' is no link",
      label: "a parameter is a whole segment, or the whole value of a query's item",
      "«\"a://b-{id}\"»"
    ),
    link(
      .badLink,
      "the link does not say 'id', which the context needs",
      label: "add ?id={id}, or give the key a default",
      "«a://b»"
    ),
    link(
      .unknownReference,
      "the context has no key 'cit' for {cit}",
      label: "did you mean 'city'?",
      "«\"a://{id}/{cit}\"»"
    ),
    link(
      .referenceType,
      "a link can't hold 'tags', a list of string",
      label: "only a single value can be written in it",
      "«\"a://{id}?t={tags}\"»"
    ),
    link(.unknownKey, "a link has no key 'rout'", label: "did you mean 'route'?", "{url: \"a://{id}\", «rout»: {}}"),
    link(.requiredKey, "a link needs the key 'url'", label: "add 'url:'", "{«route»: {}}"),
    Mistake(
      code: .ambiguousLink,
      message: "the same links match 'a://b/{other}' and 'a://b/{id}'",
      label: "which of the two is meant can't be told",
      files: [
        "Screens/a.yaml": "screen: a\ncontext: {id: int}\nlinks: ‹a://b/{id}›\ncontent: [{label: A}]\n",
        "Screens/b.yaml": "screen: b\ncontext: {other: int}\nlinks: «a://b/{other}»\ncontent: [{label: A}]\n",
      ]
    ),
  ]

  private static func route(
    _ code: DiagnosticCode,
    _ message: String,
    label: String? = nil,
    _ yaml: String
  ) -> Mistake {
    Mistake(
      code: code,
      message: message,
      label: label,
      files: [
        "Screens/a.yaml": "screen: a\ncontext: {id: int}\nroute: \(yaml)\ncontent: [{label: A}]\n",
        "Screens/b.yaml": "screen: b\nwrapping: [navigation]\ncontent: [{label: B}]\n---\nscreen: c\n"
          + "presentation: {style: pageSheet}\ncontext: {city: string}\ncontent: [{label: C}]\n",
      ]
    )
  }

  static let routes: [Mistake] = [
    route(
      .badRoute,
      "'push' needs a navigation controller, and this is what is in front, whatever it is",
      label: "from: navigationController, or {find: navigation}",
      "[‹{using: push}›, «{from: current}»]"
    ),
    route(
      .badRoute,
      "'addTab' needs a tab bar controller, and this is navigationController",
      label: "from: tabBarController, or {find: tabs}",
      "[‹{using: addTab}›, «{from: navigationController}», {using: present}, {from: current}]"
    ),
    route(
      .badRoute,
      "the route does not get to anything that is on screen",
      label: "say how the container is put on what is on screen: {using: present}, {from: current}",
      "[{using: push}, «{from: navigationController}»]"
    ),
    route(
      .badRoute,
      "the route does not get to anything that is on screen",
      label: "say where it is put: {from: current}",
      "[«{using: present}»]"
    ),
    route(
      .badRoute,
      "the container before is built, so it has to be put somewhere",
      label: "say how: {using: present}",
      "[{using: push}, {from: navigationController}, «{from: current}»]"
    ),
    route(
      .badRoute,
      "'from' has to follow an action",
      label: "where is it put? for example {from: current}",
      "[{using: present}, «{using: push}»]"
    ),
    route(
      .badRoute,
      "nothing follows here: the step before ends the route",
      "[{using: present}, {from: current}, «{using: present}»]"
    ),
    route(
      .badRoute,
      "the route has no steps",
      label: "for example {using: push}, {from: navigationController}, {using: present}, {from: current}",
      "«[]»"
    ),
    route(
      .badRoute,
      "no case holds where the others do not",
      label: "end with {steps: […]}, a case without 'when', 'find' and 'start'",
      "[{using: present}, {switch: «[{find: tabs, steps: [{from: current}]}]»}]"
    ),
    route(
      .badRoute,
      "this case is never reached",
      "[{using: present}, {switch: [‹{steps: [{from: root}]}›, «{find: tabs, steps: [{from: current}]}»]}]"
    ),
    route(
      .badRoute,
      "'push' needs a navigation controller, and 'c' is in none",
      label: "wrap 'c' in navigation, or let its own route put it in one",
      "[{using: push}, {from: {screen: «c», with: {city: A}}}, {using: present}, {from: current}]"
    ),
    route(
      .contextValue,
      "'c' needs 'city', a string, and the route's context has none",
      label: "write {context: {city: …}} before, or with: {city: …}",
      "[{using: present}, {from: {screen: «c»}}, {using: present}, {from: current}]"
    ),
    route(
      .contextValue,
      "'c' needs a string for 'city', and the route's context has an int",
      label: "write with: {city: …}, or convert the context",
      "[{using: present}, {context: {city: \"${id}\"}}, {from: {screen: «c»}}, {using: present}, {from: current}]"
    ),
    route(.unknownRoute, "'b' has no route 'fast'", "[{using: push}, {from: {route: b, name: «fast»}}]"),
    route(
      .unknownScreen,
      "no screen is named 'bb'",
      label: "did you mean 'b'?",
      "[{using: push}, {from: {route: «bb»}}]"
    ),
    route(
      .badValue,
      "no action is 'psh'",
      label: "did you mean 'push'?",
      "[{using: «psh»}, {from: navigationController}]"
    ),
    route(
      .badValue,
      "a route comes from no 'curent'",
      label: "did you mean 'current'?",
      "[{using: present}, {from: «curent»}]"
    ),
    route(
      .badValue,
      "a step of a route says one thing: using, from, context or switch",
      label: "write {using: push}",
      "[«push», {from: current}]"
    ),
    route(
      .unknownReference,
      "there is no value 'town' for ${town}",
      "[{using: present}, {context: {city: \"«${town}»\"}}, {from: current}]"
    ),
    .screen(
      .badRoute,
      "the route never ends: a -> a",
      "screen: a\n«route»: [{using: present}, {from: {route: a}}]\ncontent: [{label: A}]"
    ),
    .screen(
      .badRoute,
      "a navigation controller can't be pushed on another, and 'a' is one",
      label: "leave 'navigation' out of its wrapping, or present it",
      "screen: a\n«route»: [{using: push}, {from: {find: navigation}}]\nwrapping: [navigation]\ncontent: [{label: A}]"
    ),
    .screen(
      .badValue,
      "a screen has 'route' or 'routes', not both",
      "screen: a\n«route»: [{using: present}, {from: current}]\nroutes: {}\ncontent: [{label: A}]"
    ),
    .screen(
      .unknownInterceptor,
      "Catalog.yaml has no interceptor 'signed-in'",
      "screen: a\ninterceptors: [«signed-in»]\ncontent: [{label: A}]"
    ),
    .screen(
      .unknownExperiment,
      "Catalog.yaml has no experiment 'navigation'",
      "screen: a\nvariants: {«navigation»: {}}\ncontent: [{label: A}]"
    ),
    .catalog(
      .badValue,
      "an experiment has at least two variants",
      label: "the first is what people see without it",
      "catalog: A\nexperiments: {navigation: «[tab-bar]»}"
    ),
    .catalog(
      .requiredKey,
      "an interceptor needs 'require', the condition under which the navigation goes on",
      label: "or 'transition: wait'",
      "catalog: A\ninterceptors: {«signed-in»: {}}"
    ),
    .catalog(
      .unknownScreen,
      "no screen is named 'sign-in'",
      "catalog: A\nstate: {in: {type: bool, default: false}}\ninterceptors: {signed-in: {require: \"${state.in}\", show: «sign-in»}}"
    ),
  ]

  private static func walk(
    _ code: DiagnosticCode,
    _ message: String,
    label: String? = nil,
    _ yaml: String
  ) -> Mistake {
    .screen(
      code,
      message,
      label: label,
      "screen: a\nfixtures: {full: {}}\nwalks:\n  go: \(yaml)\ncontent: [{label: A}]"
    )
  }

  static let walks: [Mistake] = [
    .screen(
      .wrongType,
      "walks are a mapping of names to steps, not a list",
      "screen: a\nwalks: «[a]»\ncontent: [{label: A}]"
    ),
    walk(.badValue, "the walk 'go' has no steps", "«[]»"),
    walk(.badValue, "no step is 'tpa'", label: "did you mean 'tap'?", "[{«tpa»: A}]"),
    walk(.badValue, "no step is 'dismis'", label: "did you mean 'dismiss'?", "[«dismis»]"),
    walk(
      .badValue,
      "a step does one thing: tap, type, submit, set, swipe, select, push, present, open, wait, expect, dismiss, pop",
      "[«{tap: A, submit: B}»]"
    ),
    walk(.badValue, "a swipe goes to the 'next' page or the 'previous' one", "[{swipe: «left»}]"),
    walk(.badValue, "nothing is expected: give a screen, a text, or a text that is not shown", "[{expect: «{}»}]"),
    walk(.requiredKey, "'type' needs the key 'text'", label: "add 'text:'", "[{type: {«into»: A}}]"),
    walk(.unknownScreen, "no screen is named 'b'", "[{push: «b»}]"),
    walk(.unknownScreen, "no screen is named 'b'", "[{present: {screen: «b»}}]"),
    walk(.unknownScreen, "no screen is named 'b'", "[{expect: {screen: «b»}}]"),
    walk(
      .unknownFixture,
      "the screen has no fixture 'ful'",
      label: "did you mean 'full'?",
      "{fixture: «ful», steps: [dismiss]}"
    ),
    walk(.requiredKey, "a walk needs the key 'steps'", label: "add 'steps:'", "{«fixture»: full}"),
  ]

  static let all = keys + types + contexts + definitions + links + routes + walks
}
