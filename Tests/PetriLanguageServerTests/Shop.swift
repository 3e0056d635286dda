/// A small catalogue with a name of every kind.
enum Shop {
  static let files = [
    "Catalog.yaml": """
    catalog: Shop
    start: menu
    strings: [App]
    assets: [App]
    state:
      signedIn: {type: bool, default: false}
    colors:
      brand: "#FF6900"
    interceptors:
      members: {require: "${state.signedIn}", refuse: Sign in first.}
    experiments:
      layout: [list, tiles]

    """,
    "App/en.lproj/Localizable.strings": "\"cart.title\" = \"Cart\";\n",
    "App/Assets.xcassets/accent.colorset/Contents.json":
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}]}"#,
    "Screens/_defaults.yaml": "group: Shop\nwrapping: [navigation]\n",
    "Screens/menu.yaml": """
    screen: menu
    title: Menu
    summary: All dishes.
    context:
      dishes: {type: list, of: {name: string, price: double}, default: []}
      city: {type: string, example: Kazan, summary: Where the shop is.}
    content:
      - label: {text: "Dishes in ${city}", color: brand}
      - button: {id: open, title: Cart, tap: {open: cart, with: {count: 2, note: "${city}"}}}
      - label: {text: "${dish.name} for ${dish.price}", each: "${dishes}", as: dish}
      - part: {name: price-tag, with: {price: 2.5}}
    walks:
      order: [{tap: open}, {expect: {screen: cart}}]

    """,
    "Screens/cart.yaml": """
    screen: cart
    title: {key: cart.title}
    context:
      count: {type: int, example: 1}
      note: {type: string, default: ""}
    form:
      mail: {type: string, default: ""}
    fixtures:
      many: {count: 9}
    wrapping: [inherited, card: {closes: true}]
    interceptors: members
    links: shop://cart/{count}
    content:
      - label: "${count} dishes for ${form.mail}, ${state.signedIn ? 'known' : 'unknown'}"
      - textField: {id: mail, text: "${form.mail}"}
      - button: {title: Go on, tap: [{set: {signedIn: true, form.mail: ""}}, {focus: mail}, {open: menu}]}  # petri:ignore example-for-value
      - button: {title: "Link ${note}", tap: {link: shop://cart/3}}
    walks:
      fill: {fixture: many, steps: [{type: {into: mail, text: a@b.c}}, {tap: Go on}]}
    variants:
      layout:
        tiles: {wrapping: []}

    """,
    "Screens/parts.yaml": """
    part: price-tag
    parameters:
      price: {type: double, example: 1}
    content:
      - label: "${price}"
    ---
    container: card
    summary: A card.
    parameters:
      closes: {type: bool, default: true}
    views:
      - button: {title: Close, pin: [top, leading], when: "${closes}", tap: dismiss}

    """,
    "Screens/__Snapshots__/cart.tree.txt": "# tree v2\n",
    "Screens/__Snapshots__/cart.routes.txt": "# routes v2\n",
    "Screens/__Snapshots__/menu.tree.txt": "# tree v2\n",
  ]
}
