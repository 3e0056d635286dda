import PetriCatalog
import PetriDiagnostics

extension CatalogSchema {
  /// The schemas of keys, each with its description: those that are not there are found out by a test.
  private static func properties(_ keys: [String], _ schemas: [String: SchemaNode]) -> [(String, SchemaNode)] {
    keys.compactMap { key in schemas[key].map { (key, $0) } } + [("$schema", .text)]
  }

  static var catalog: SchemaNode {
    .mapping(
      properties(
        DefinitionDecoder.catalogKeys,
        [
          "catalog": .text.describing("The catalogue's name."),
          "format": SchemaNode([("const", .number(Double(CatalogSettings.currentFormat)))])
            .describing("The version of the format."),
          "screens": .list(.text, single: true).describing("Folders, files or globs, relative to this file.")
            .defaulting(to: .array([.string("Screens")])),
          "start": .text.describing("The screen an app starts with."),
          "devices": .list(.reference("device"), atLeast: 1).describing("The snapshots' devices, the base one first."),
          "appearances": .list(.words(Appearance.allCases.map(\.rawValue)), atLeast: 1)
            .describing("The snapshots' appearances, the base one first."),
          "contentSizes": .list(.words(ContentSize.allCases.map(\.rawValue)), atLeast: 1)
            .describing("The snapshots' sizes of texts, the base one first."),
          "locales": .list(.text, atLeast: 1).describing("The snapshots' locales, the base one first."),
          "matrix": .reference("matrix").describing("Which snapshots there are."),
          "state": .reference("fields").describing("The app's state; each key needs a default."),
          "interceptors": .names(kebab, .reference("interceptor")).describing("What routes ask before anything moves."),
          "experiments": .names(kebab, .list(.pattern(kebab), atLeast: 2))
            .describing("Variants by experiment, the usual one first."),
          "limits": limits.describing("How large a composed screen may be."),
          "severity": severity.describing("What becomes of warnings, by their codes."),
          "unhandledLinks": .words(UnhandledLinks.allCases.map(\.rawValue))
            .describing("What becomes of links that lead to no screen."),
        ]
      ),
      required: ["catalog"]
    )
  }

  private static var limits: SchemaNode {
    .mapping(
      CompositionMeasure.allCases.map { measure in
        let largest = DefinitionDecoder.largestLimit(measure)
        return (
          measure.rawValue,
          .number(1...Double(largest), isInteger: true)
            .defaulting(to: .number(Double(CompositionLimits()[measure])))
        )
      }
    )
  }

  private static var severity: SchemaNode {
    .mapping(
      DiagnosticCode.warnings.map { code in
        (code.rawValue, .words(WarningSeverity.allCases.map(\.rawValue)).defaulting(to: .string("warning")))
      }
    )
  }

  static var defaults: SchemaNode {
    .mapping(
      [
        ("group", .text.describing("The group of the folder's screens: Onboarding/Seasonal.")),
        ("tags", .list(.pattern(kebab))), ("wrapping", .list(.reference("layer"))),
        ("devices", .list(.reference("device"))), ("$schema", .text),
      ]
    )
  }

  static var screen: SchemaNode {
    .mapping(
      properties(
        DefinitionDecoder.screenKeys,
        [
          "screen": .pattern(kebab).describing("The name, kebab-case, unique in the catalogue."),
          "title": .reference("localized").describing("What people read."),
          "summary": .text.describing("What the screen is for."),
          "group": .text.describing("A path: Onboarding/Seasonal."),
          "tags": .list(.pattern(kebab)).describing("Words to find it by."),
          "context": .reference("fields").describing("What it needs to be built; a key without default is required."),
          "fixtures": .names(kebab, .any(of: [.object, SchemaNode([("type", .string("null"))])]))
            .describing("Named contexts."),
          "wrapping": .list(.reference("layer")).describing("The onion, outermost first."),
          "content": .reference("content").describing("The core: views, or a container of screens."),
          "statusBar": .reference("statusBar"),
          "presentation": .reference("presentation").describing("How it is shown modally."),
          "supportingViews": .list(.reference("view")).describing(
            "Handed outwards to the template that asks for them."
          ),
          "devices": .list(.reference("device")).describing("The devices of its snapshots."),
          "matrix": .reference("matrix").describing("Which snapshots there are of it."),
          "links": .list(.reference("link"), single: true).describing("The links that lead to it.")
            .showing(.array([.string("shop://products/{id}")])),
          "walks": .names(kebab, .reference("walk")).describing("What a person does from it on."),
          "route": .reference("route").describing("How it is reached."),
          "routes": .names(kebab, .reference("route")).describing("Several ways to it, by name."),
          "interceptors": .list(.pattern(kebab), single: true).describing("What is asked before a route leads here."),
          "contextTasks": .list(.reference("task"), single: true)
            .describing("Done when a route has built or found it."),
          "postTasks": .list(.reference("task"), single: true).describing("Done when a route has led to it."),
          "blocking": .reference("blocking").describing("How it keeps navigation waiting."),
          "canBeDismissed": .reference("condition").describing("When a route may dismiss it."),
          "variants": .names(kebab, .names(kebab, .reference("variant")))
            .describing("Other parts, by experiment and variant."),
        ]
      ),
      required: ["screen", "content"]
    ).excluding(["route", "routes"])
  }

  static var container: SchemaNode {
    let sides = SchemaNode.list(.words(PinEdge.allCases.map(\.rawValue)), single: true)
    return .mapping(
      properties(
        DefinitionDecoder.containerKeys,
        [
          "container": .pattern(kebab).describing("The name, kebab-case."),
          "title": .text, "summary": .text.describing("What the container is for."),
          "parameters": .reference("fields").describing("What a screen can say in its wrapping."),
          "statusBar": .any(of: [.words(["child", "hidden"]), .reference("statusBar")]),
          "child": .mapping([
            ("pin", sides), ("center", .words(CenterAxis.allCases.map(\.rawValue))),
            (
              "additionalSafeArea",
              .mapping(["top", "leading", "bottom", "trailing"].map { ($0, .number(-10_000...10_000)) })
            ),
            ("preservesSuperviewLayoutMargins", .bool),
          ]).describing("Where the child is."),
          "supportingViews": .any(of: [
            SchemaNode([("type", .string("null"))]),
            .mapping([
              ("pin", sides), ("axis", .words(StackAxis.allCases.map(\.rawValue))), ("spacing", .number(0...10_000)),
              ("alignment", .words(StackAlignment.allCases.map(\.rawValue))),
              ("distribution", .words(StackDistribution.allCases.map(\.rawValue))),
            ]),
          ]).describing("Where supporting views are shown."),
          "views": .list(.reference("containerView")).describing("The container's own views."),
          "presentation": .reference("presentation"),
          "background": SchemaNode.text.describing("A colour."),
        ]
      ),
      required: ["container"]
    )
  }

  static var localized: SchemaNode {
    .any(of: [.text, SchemaNode([("type", .string("object")), ("additionalProperties", SchemaNode.text.json)])])
      .describing("A text, or one by locale.")
  }

  static var condition: SchemaNode {
    SchemaNode([("type", .array([.string("string"), .string("boolean")]))])
      .describing("Values (${…}), not, ==, and, or, parentheses.")
  }

  static var fields: SchemaNode { .names(camel, .reference("field")) }

  static var field: SchemaNode {
    let words = ContextType.named.map(\.name)
    // A mapping is a typed field where `type` is a word, else an object of fields.
    let object = SchemaNode([
      ("type", .string("object")), ("additionalProperties", SchemaNode.reference("field").json),
      ("properties", .object([.init(key: "type", value: SchemaNode.object.json)])),
    ])
    return .any(of: [
      optional(words), typed(words, []),
      typed(["choice"], [("values", .list(.text, atLeast: 1).describing("The values of a choice."))]),
      typed(["list"], [("of", SchemaNode.reference("field").describing("The type of a list's elements."))]),
      typed(["object"], [("fields", SchemaNode.reference("fields").describing("The keys of an object."))]),
      object,
    ])
  }

  private static func typed(_ words: [String], _ own: [(String, SchemaNode)]) -> SchemaNode {
    .mapping(
      [("type", optional(words))] + own + [
        ("default", .any.describing("The value where none is given.")),
        ("example", .any.describing("The value for showing it.")), ("summary", .text),
      ],
      required: ["type"] + own.map(\.0)
    )
  }

  private static func optional(_ words: [String]) -> SchemaNode { .words(words.flatMap { [$0, "\($0)?"] }) }

  static var layer: SchemaNode {
    .any(of: [
      .pattern(kebab), .mapping([("class", .text)], required: ["class"]),
      SchemaNode([
        ("type", .string("object")), ("minProperties", .number(1)), ("maxProperties", .number(1)),
        ("additionalProperties", .object([.init(key: "type", value: .array([.string("object"), .string("null")]))])),
      ]),
    ]).describing(
      "A container's name with its parameters, one of navigation, tabs, split, pages, inherited, or class: a Swift layer."
    )
  }

  static var presentation: SchemaNode {
    .mapping([
      ("style", .words(PresentationStyle.allCases.map(\.rawValue))),
      ("transition", .words(TransitionStyle.allCases.map(\.rawValue))), ("interactiveDismiss", .bool),
    ])
  }

  static var statusBar: SchemaNode {
    .mapping([("style", .words(StatusBarStyle.allCases.map(\.rawValue))), ("hidden", .bool)])
  }

  static var content: SchemaNode {
    let children = SchemaNode.list(.reference("child"), atLeast: 1)
    return .any(of: [
      .list(.reference("view")), .reference("view"),
      .mapping(
        [
          ("views", .list(.reference("view"))), ("spacing", .number(0...10_000)),
          ("alignment", .words(StackAlignment.allCases.map(\.rawValue))),
        ],
        required: ["views"]
      ),
      .mapping([("tabs", children)], required: ["tabs"]),
      .mapping([("navigation", children)], required: ["navigation"]),
      .mapping([("pages", children)], required: ["pages"]),
      .mapping(
        [
          (
            "split",
            .mapping(
              ["primary", "supplementary", "secondary"].map { ($0, .reference("child")) },
              required: ["primary"]
            )
          )
        ],
        required: ["split"]
      ),
      .mapping([("class", .text)], required: ["class"]),
    ])
  }

  static var child: SchemaNode {
    .mapping(
      [
        ("screen", .pattern(kebab)), ("fixture", .text), ("with", .reference("values")),
        ("title", .reference("localized")), ("image", .text),
      ],
      required: ["screen"]
    )
  }

  static var matrix: SchemaNode {
    let kinds = SchemaNode.list(.words(Rendering.allCases.map(\.rawValue)), single: true)
    let rule = SchemaNode.mapping([
      ("device", .list(.text, single: true)), ("appearance", .list(.text, single: true)),
      ("contentSize", .list(.text, single: true)), ("locale", .list(.text, single: true)),
      ("fixture", .list(.text, single: true)), ("as", kinds),
    ])
    return .mapping([
      ("as", kinds), ("include", .list(rule, single: true)), ("exclude", .list(rule, single: true)),
      ("skip", .text.describing("Why there are no snapshots.")),
    ])
  }
}
