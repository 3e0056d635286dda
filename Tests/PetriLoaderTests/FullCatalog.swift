/// A catalogue whose screens have nearly everything that the format knows, all of it right.
enum FullCatalog {
  static let files: [String: String] = [
    "Catalog.yaml": """
    catalog: Full
    start: home
    devices: [iphone-16]
    locales: [en, ru]
    state:
      signedIn: {type: bool, default: false}
      visits: {type: int, default: 0}
      nick: string?
      plan: {type: choice, values: [free, plus], default: free}
    interceptors: {signed-in: {require: "${state.signedIn}", show: home}}
    matrix: {exclude: [{locale: ru, fixture: full}, {fixture: unseen}]}
    """,
    "Screens/_defaults.yaml": "group: Shop\nwrapping: [plain]\n",
    "Screens/containers.yaml": """
    container: plain
    ---
    container: modal
    parameters:
      closeAt: {type: choice, values: [leading, trailing], default: leading}
      title: string
    views: [{button: {title: "${title}", pin: [top, "${closeAt}"], tap: dismiss}}]
    ---
    container: template
    supportingViews:
    """,
    "Screens/home.yaml": """
    # yaml-language-server: $schema=x.json
    $schema: x.json
    screen: home
    title: {en: Home, ru: Дом}
    summary: Everything begins here, for $9.99.
    group: Shop/First
    tags: [main, a-1]
    devices: [iphone-16]
    wrapping: [inherited, navigation, template]
    content:
      - label: "Visits: ${state.visits}, ${state.nick}"
      - button: {title: Product, tap: {open: product, with: {id: "7", price: 12.5, note: "of ${state.visits}"}}}
      - button: {title: Tabs, tap: {open: tabs}}
      - button: {title: Link, tap: {link: "shop://products/1?price=2"}}
      - button: {title: Help, tap: {link: {en: "https://example.com/en", ru: "https://example.com/ru"}}}
      - switch: {on: "${state.signedIn}", tap: {set: {signedIn: true, visits: "${state.visits}"}}}
      - label: {text: Hidden, when: "not ${state.signedIn} and ${state.visits} == 3"}
      - label: {text: "On ${state.plan}, as $${plan} says", when: "${state.plan} == plus"}
    supportingViews:
      - button: {title: Got it, tap: {emit: gotIt}, enabled: "${state.signedIn}"}
    statusBar: {style: dark, hidden: false}
    presentation: {style: pageSheet, transition: coverVertical, interactiveDismiss: true}
    """,
    "Screens/product.yaml": """
    screen: product
    context:
      id: {type: string, example: "1"}
      price: {type: double, example: 2.5}
      note: string?
      color: {type: color, default: "#FF6900"}
      size: {type: choice, values: [s, m, l], default: m}
      since: {type: date, default: 2026-01-31}
      until: {type: time, default: "18:00"}
      site: {type: url, default: "https://example.com"}
      key: {type: uuid?}
      stores: {type: list, of: {name: string, open: {type: bool, default: true}}, default: [{name: A}, {name: B, open: false}]}
      counts: {type: list, of: int, default: [1, 2]}
      owner: {type: object, fields: {name: string, age: int?}, default: {name: Ann}}
    fixtures:
      full: {id: "2", size: l, stores: [], counts: [5], owner: {name: Bo, age: 3}, key: 123e4567-e89b-12d3-a456-426614174000}
      empty:
    wrapping: [modal: {closeAt: trailing, title: "Product ${id}"}]
    links: ["shop://products/{id}?price={price}", {url: "shop://old/{id}/{price}"}]
    canBeDismissed: ${owner.age} == 3 or ${size} == l
    matrix: {as: [tree, wireframe]}
    interceptors: signed-in
    contextTasks: [setContext, {emit: seen}, {set: {visits: "${counts[0]}"}}]
    postTasks: [{track: shown}]
    blocking: {priority: 10, onConflict: refuse}
    routes:
      default:
        find: {screen: product, context: same, in: [current, visible], start: topmost}
        steps: [{using: push}, {from: navigationController}, {using: {present: {style: pageSheet}}}, {from: current}]
      over-home: [{using: push}, {from: {screen: home}}, {using: replaceRoot}, {from: root}]
      found: [{using: addTab}, {from: {find: tabs}}, {from: {find: {container: split, in: parent}}}]
      alone: [{from: {route: pages}}]
      first: [{switch: [{when: "${size} == l", steps: [{using: present}, {from: current}]}, {steps: [{using: pushOntoRoot}, {from: {find: {tab: home}}}]}]}]
      known: {find: {screen: product, context: [id]}, steps: [{using: present}, {from: current}]}
      either: [{using: present}, {switch: [{when: "${size} == l", steps: [{from: current}]}, {route: home}]}]
    content:
      views:
        - label: {text: "${owner.name} ${stores[0].name} ${price}", color: "${color}", lines: 2, style: headline, alignment: center}
        - label: {each: "${stores}", as: store, text: "${index}: ${store.name}", when: "${store.open}"}
        - label: {each: "${counts}", text: "${item} of ${size}", id: count, accessibilityLabel: count}
        - image: {name: "p-${id}", width: 10, height: 20.5, mode: scaleAspectFit, tint: systemRed, alpha: 0.5}
        - textField: {placeholder: "${note}", text: "${site}", secure: true, keyboard: emailAddress}
        - slider: {value: "${price}", minimum: 0, maximum: 20}
        - stepper: {value: 3, minimum: 1, maximum: 5, step: 0.5}
        - segments: {titles: [One, "${until}"], selected: 1}
        - segments: [A, B]
        - progress: 0.5
        - progress: {value: 0.25}
        - spinner: {animating: "${stores[0].open}", large: true}
        - spinner:
        - switch: true
        - slider: "${price}"
        - textField:
        - spacer
        - spacer: 20
        - divider
        - stack: {axis: horizontal, spacing: 4, alignment: center, distribution: fill, views: [{label: "${since}"}, {image: x}]}
        - scroll: {axis: vertical, views: [{label: "${key}"}]}
        - list: {style: plain, views: [{button: Press}]}
        - box: {padding: 4, spacing: 2, cornerRadius: 3, border: black, background: "${color}", views: []}
      spacing: 8
      alignment: fill
    walks:
      buy: [{tap: Press}, {type: {into: a, text: b}}, {expect: {screen: home, text: [a, b], noText: c}}, dismiss]
      look:
        fixture: full
        steps: [{open: "shop://products/1?price=2"}, {push: home}, {present: {screen: tabs, style: fullScreen}}, {wait: 1.5}, pop,
          {swipe: next}, {select: 1}, {select: home}, {set: {control: a, to: b}}, {submit: a}, {present: home}]
    """,
    "Screens/holders.yaml": """
    screen: tabs
    wrapping: []
    content: {tabs: [{screen: home, title: Home, image: house}, {screen: product, with: {id: x, price: 3}}]}
    ---
    screen: stack
    context:
      price: {type: int, example: 1}
      name: string?
      all: {type: list, of: int, default: []}
      branches: {type: list, of: {name: string, open: bool}, default: []}
      sizes: {type: list, of: {type: choice, values: [s, m]}, default: [s]}
      head: {type: object, fields: {name: string, age: int}, default: {name: Ann, age: 3}}
    wrapping: []
    content:
      navigation:
        - screen: home
        - screen: product
          with:
            price: "${price}"
            note: "${name}"
            id: "${state.plan}"
            counts: "${all}"
            stores: "${branches}"
            size: "${sizes[0]}"
            owner: "${head}"
        - {screen: product, with: {id: "2", price: 1, size: l, counts: "${all}"}}
    ---
    screen: split
    content: {split: {primary: {screen: stack}, secondary: {screen: product, fixture: full}}}
    route: [{using: present}, {from: start}]
    ---
    screen: pages
    content: {pages: [{screen: split}, {screen: home}]}
    links: app://pages
    route:
      find: {screen: pages}
      steps: [{using: pushToDetails}, {from: {route: split}}]
    matrix: {as: tree}
    interceptors: [signed-in]
    contextTasks: setContext
    postTasks: [{set: {plan: plus}}, {emit: left}]
    blocking: {priority: 0}
    """,
  ]
}
