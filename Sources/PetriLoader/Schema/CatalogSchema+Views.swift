import PetriCatalog

extension CatalogSchema {
  /// A view: a mapping of its kind, or the word of a kind that needs nothing more.
  static func view(isContainers: Bool) -> SchemaNode {
    let kinds = ViewKind.Name.allCases.map { kind -> (String, SchemaNode) in
      let own = DefinitionDecoder.keys(of: kind).compactMap { key in
        attribute(key, of: kind, isContainers: isContainers).map { (key, $0) }
      }
      let common = DefinitionDecoder.commonViewKeys.compactMap { key in commonAttribute(key).map { (key, $0) } }
      let pins: [(String, SchemaNode)] =
        isContainers
        ? [
          (
            "pin",
            SchemaNode.list(.words(PinEdge.allCases.map(\.rawValue)).orReference(), single: true)
              .describing("The sides that the view sticks to.")
          ),
          ("center", .words(CenterAxis.allCases.map(\.rawValue))),
        ] : []
      let long = SchemaNode.mapping(own + common + pins, required: required(of: kind))
        .depending("as", on: "each")
      return (kind.rawValue, short(kind).map { .any(of: [$0, long]) } ?? long)
    }
    return .any(of: [
      .words(["spacer", "divider", "spinner", "textField", "switch", "slider", "stepper", "progress"]),
      .mapping(kinds, one: true),
    ])
  }

  private static func required(of kind: ViewKind.Name) -> [String] {
    switch kind {
    case .label: ["text"]
    case .image: ["name"]
    case .button: ["title"]
    case .segments: ["titles"]
    case .stack, .scroll, .list, .box: ["views"]
    case .textField, .switch, .slider, .stepper, .progress, .spinner, .spacer, .divider: []
    }
  }

  /// What may stand behind the kind in place of a mapping.
  private static func short(_ kind: ViewKind.Name) -> SchemaNode? {
    let null = SchemaNode([("type", .string("null"))])
    return switch kind {
    case .label, .image, .button: .text
    case .textField: .any(of: [.text, null])
    case .switch, .spinner: .any(of: [SchemaNode.bool.orReference(), null])
    case .slider, .stepper, .progress: .any(of: [SchemaNode.number().orReference(), null])
    case .segments: .list(.reference("localized"), atLeast: 1)
    case .spacer: .any(of: [.number(0...10_000), null])
    case .divider: null
    case .stack, .scroll, .list, .box: nil
    }
  }

  private static func commonAttribute(_ key: String) -> SchemaNode? {
    switch key {
    case "id": .pattern(camel).describing("A name for tests and taps, unique in the screen.")
    case "width", "height": .number(0...10_000).describing("In points.")
    case "when": .reference("condition").describing("Shown where it holds.")
    case "each": .text.describing("Repeated for each element of a list: ${stores}.")
    case "as": .pattern(camel).describing("What an element is called; item without it.")
    case "tap": .reference("tap").describing("What a tap does.")
    case "background", "tint": SchemaNode.text.describing("A colour: systemRed, #FF6900, or a value.")
    case "alpha": SchemaNode.number(0...1).orReference()
    case "accessibilityLabel": .reference("localized").describing("What VoiceOver reads.")
    default: nil
    }
  }

  private static func attribute(_ key: String, of kind: ViewKind.Name, isContainers: Bool) -> SchemaNode? {
    switch (key, kind) {
    case ("views", _): .list(.reference(isContainers ? "containerView" : "view"))
    case ("text", _), ("title", _), ("placeholder", _): .reference("localized")
    case ("style", .label): .words(TextStyle.allCases.map(\.rawValue))
    case ("style", .button): .words(ButtonStyle.allCases.map(\.rawValue))
    case ("style", .list): .words(ListStyle.allCases.map(\.rawValue))
    case ("alignment", .label): .words(TextAlignmentOption.allCases.map(\.rawValue))
    case ("alignment", _): .words(StackAlignment.allCases.map(\.rawValue))
    case ("lines", _): .number(0...1_000, isInteger: true)
    case ("color", _), ("border", _): SchemaNode.text.describing("A colour.")
    case ("name", _): .text.describing("The image's name.")
    case ("mode", _): .words(ContentModeOption.allCases.map(\.rawValue))
    case ("enabled", _): .reference("condition")
    case ("secure", _), ("large", _): .bool
    case ("keyboard", _): .words(KeyboardOption.allCases.map(\.rawValue))
    case ("on", _), ("animating", _): SchemaNode.bool.orReference()
    case ("value", .progress): SchemaNode.number(0...1).orReference()
    case ("value", _), ("selected", _): SchemaNode.number().orReference()
    case ("minimum", _), ("maximum", _), ("step", _): .number(-100_000...100_000)
    case ("titles", _): .list(.reference("localized"), atLeast: 1)
    case ("axis", _): .words(StackAxis.allCases.map(\.rawValue))
    case ("distribution", _): .words(StackDistribution.allCases.map(\.rawValue))
    case ("spacing", _), ("padding", _), ("cornerRadius", _), ("length", _): .number(0...10_000)
    default: nil
    }
  }

  static var tap: SchemaNode {
    .any(of: [
      .words(["dismiss", "pop"]),
      .mapping([("open", .pattern(kebab)), ("with", .reference("values"))], required: ["open"]),
      .mapping([("link", .reference("localized"))], required: ["link"]),
      .mapping([("select", .text)], required: ["select"]), .mapping([("set", .object)], required: ["set"]),
      .mapping([("emit", .text)], required: ["emit"]),
    ])
  }
}
