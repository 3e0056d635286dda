import PetriCatalog

extension CatalogSchema {
  static var link: SchemaNode {
    .any(of: [
      .text.describing("shop://products/{id}?name={name}"),
      .mapping(
        [
          ("url", .text),
          (
            "route",
            .any(of: [.pattern(kebab), .reference("route")]).describing("One of the screen's, or one of its own.")
          ),
        ],
        required: ["url"]
      ),
    ])
  }

  static var route: SchemaNode {
    let steps = SchemaNode.list(.reference("routeStep"), atLeast: 1)
    return .any(of: [steps, .mapping([("find", .reference("find")), ("steps", steps)], required: ["steps"])])
      .describing("From the screen back to something that is on screen.")
  }

  static var routeStep: SchemaNode {
    let action = SchemaNode.any(of: [
      .words(RouteAction.words),
      .mapping(
        [
          ("present", .reference("presentation")),
          (
            "addTab",
            .any(of: [
              .number(0...100, isInteger: true),
              .mapping([("at", .number(0...100, isInteger: true)), ("replacing", .bool)]),
            ])
          ),
        ],
        one: true
      ),
    ])
    let origin = SchemaNode.any(of: [
      .words(RouteOrigin.words),
      .mapping([("screen", .pattern(kebab)), ("with", .reference("values"))], required: ["screen"]),
      .mapping([("find", .reference("find"))], required: ["find"]),
      .mapping([("route", .pattern(kebab)), ("name", .pattern(kebab))], required: ["route"]),
    ])
    let option = SchemaNode.mapping([
      ("when", .reference("condition")), ("find", .reference("find")), ("start", .pattern(kebab)),
      ("steps", .list(.reference("routeStep"), atLeast: 1)), ("route", .pattern(kebab)),
    ])
    return .mapping(
      [
        ("using", action.describing("How what comes before is put on what comes next.")),
        ("from", origin.describing("Where it is put.")),
        ("context", SchemaNode.object.describing("The context of the steps from here on.")),
        (
          "switch",
          SchemaNode.list(option, atLeast: 1).describing("The first case that holds decides; the last always does.")
        ),
      ],
      one: true
    )
  }

  static var find: SchemaNode {
    let targets = SystemContainer.allCases.map(\.rawValue) + ["presenting", "detailNavigation"]
    return .any(of: [
      .words(targets),
      .mapping([
        ("screen", .pattern(kebab)), ("container", .words(targets)),
        ("context", .words(RouteFind.Match.allCases.map(\.rawValue))),
        ("in", .list(.words(RouteFind.Option.allCases.map(\.rawValue)), single: true)),
        ("start", .words(RouteFind.Start.allCases.map(\.rawValue))),
      ]),
    ])
  }

  static var task: SchemaNode {
    .any(of: [
      .constant("setContext"), .mapping([("emit", .text)], required: ["emit"]),
      .mapping([("track", .text)], required: ["track"]), .mapping([("set", .object)], required: ["set"]),
    ])
  }

  static var variant: SchemaNode {
    .mapping([
      ("wrapping", .list(.reference("layer"))),
      ("content", .reference("content")), ("supportingViews", .list(.reference("view"))),
      ("route", .reference("route")), ("routes", .names(kebab, .reference("route"))),
    ])
  }

  static var interceptor: SchemaNode {
    let common: [(String, SchemaNode)] = [
      ("always", .bool.describing("Whether it goes for every navigation.")),
      ("timeout", .number(0.001...86_400).describing("In seconds.")),
      ("transition", SchemaNode.constant("wait").describing("The navigation waits for a running transition.")),
    ]
    let conditional: [(String, SchemaNode)] = [
      ("require", SchemaNode.reference("condition").describing("The navigation goes on where it holds.")),
      ("show", .pattern(kebab).describing("The screen that is shown until it does.")),
      ("refuse", SchemaNode.reference("localized").describing("Why the navigation is refused.")),
    ]
    return .any(of: [
      .mapping(conditional + common, required: ["require"]), .mapping(common, required: ["transition"]),
    ])
  }

  static var blocking: SchemaNode {
    .mapping(
      [
        ("priority", .number(0...1_000, isInteger: true)),
        ("onConflict", .words(BlockingDefinition.Conflict.allCases.map(\.rawValue))),
      ],
      required: ["priority"]
    )
  }

  static var walk: SchemaNode {
    let steps = SchemaNode.list(.reference("walkStep"), atLeast: 1)
    return .any(of: [steps, .mapping([("fixture", .pattern(kebab)), ("steps", steps)], required: ["steps"])])
  }

  static var walkStep: SchemaNode {
    let texts = SchemaNode.list(.text, single: true)
    return .any(of: [
      .words(["dismiss", "pop"]),
      .mapping(
        [
          ("tap", .text), ("submit", .text), ("open", .text.describing("A link.")), ("select", .text),
          ("push", .pattern(kebab)),
          (
            "present",
            .any(of: [
              .pattern(kebab),
              .mapping(
                [("screen", .pattern(kebab)), ("style", .words(PresentationStyle.allCases.map(\.rawValue)))],
                required: ["screen"]
              ),
            ])
          ),
          ("swipe", .words(["next", "previous"])),
          ("type", .mapping([("into", .text), ("text", .text)], required: ["into", "text"])),
          ("set", .mapping([("control", .text), ("to", .text)], required: ["control", "to"])),
          ("wait", .number(0...86_400).describing("Seconds that pass in no time.")),
          (
            "expect",
            .mapping(
              [
                ("screen", .pattern(kebab)), ("text", texts), ("noText", texts),
                ("refused", .text.describing("A part of the reason why the step before is refused.")),
              ],
              atLeast: 1
            )
          ),
        ],
        one: true
      ),
    ])
  }
}
