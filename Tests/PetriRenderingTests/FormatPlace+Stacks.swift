import PetriCatalog
import PetriFormat

extension FormatPlace {
  private static let tabs = """
    ---
    screen: app
    context: {page: {type: int, default: 1}, size: {type: int, default: 1}}
    content: {tabs: [{screen: near}, {screen: far}]}
    ---
    screen: spare
    context: {page: {type: int, default: 1}, size: {type: int, default: 1}}
    content: {tabs: [{screen: near}, {screen: far}]}
    ---
    screen: near
    wrapping: [navigation]
    content: [label: "Near"]
    ---
    screen: far
    wrapping: [navigation]
    content: [label: "Far"]
    ---
    screen: between
    content: [label: "Between"]
    """

  /// Whole stacks that routes require.
  static let stacks = [
    FormatPlace(
      "required stack",
      Grammar.route.shape.all.filter { $0.key == "reconcile" },
      given: ["reconcile": ["[{screen: one}]", "[{screen: two}, {screen: one}]"]],
      "screen: one\ncontent: [label: A]\nroute: {@}"
    ),
    FormatPlace(
      "level",
      Grammar.requiredLevel.shape.all,
      given: [
        "screen": ["app", "spare"], "with": ["{page: 1}", "{page: 2}"],
        "context": ["any", "[page]", "[page, size]"], "tab": ["near", "far"],
        "push": ["[one]", "[between, one]", "[{screen: between, context: any}, one]"],
      ],
      required: [("screen", "app"), ("tab", "near"), ("push", "[one]")],
      "screen: one\ncontent: [label: A]\nroute: {reconcile: [{@}]}\n\(tabs)"
    ),
    FormatPlace(
      "pushed screen",
      Grammar.requiredScreen.shape.all.filter { $0.key != "screen" },
      given: [
        "with": ["{page: 1}", "{page: 2}"], "context": ["any", "[page]", "[page, size]"],
      ],
      required: [("screen", "one")],
      """
      screen: one
      context: {page: {type: int, default: 1}, size: {type: int, default: 1}}
      content: [label: "${page} ${size}"]
      route: {reconcile: [{screen: near, push: [{@}]}]}
      \(tabs)
      """
    ),
  ]
}
