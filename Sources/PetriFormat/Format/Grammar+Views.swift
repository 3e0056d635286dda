public import PetriCatalog

extension Grammar {
  /// The kinds that need nothing more than their word.
  public static let wordsOfViews = [ViewKind.Name.spacer, .divider].map(\.rawValue)

  /// A view: its kind with its keys.
  public static let view = choice("the view", fields(of: viewForms.filter { $0.kind != .row }))

  /// A view of a list, which can be a row.
  public static let listView = choice("the view", fields(of: viewForms))

  private static func fields(of forms: [ViewForm]) -> [FieldShape] {
    forms.map { FieldShape($0.kind.rawValue, $0.rule($0.fields), $0.summary) }
  }

  /// A view of a container.
  static let containerView = choice(
    "the view",
    viewForms.filter { $0.kind != .row }.map {
      FieldShape($0.kind.rawValue, $0.rule($0.fieldsInContainers), $0.summary)
    }
  )

  /// A kind of view with its keys.
  public static func form(of kind: ViewKind.Name) -> ViewForm { formsByKind[kind] ?? divider }

  /// The kind of view that a word is; `nil` for a word of none, and for what only lists have.
  public static func kind(named word: String) -> ViewKind.Name? {
    ViewKind.Name(rawValue: word).flatMap { formsByKind[$0] == nil ? nil : $0 }
  }

  private static let formsByKind = Dictionary(uniqueKeysWithValues: viewForms.map { ($0.kind, $0) })

  /// The keys that every kind of view has.
  public static let commonViewFields =
    [
      FieldShape("id", .name(.id), "A name for tests and taps, unique in the screen.", example: "close"),
      FieldShape("width", .length, "Its width, in points."),
      FieldShape("height", .length, "Its height, in points."),
      FieldShape("when", .condition, "The view is shown where it holds.", example: "${signedIn}"),
      FieldShape("each", .contextList, "The view is repeated for each element of a list.", example: "${stores}"),
      FieldShape(
        "as",
        .name(.key),
        default: Repetition.defaultName,
        "What an element of the list is called.",
        example: "store"
      ),
      FieldShape("tap", .shared(.tap), "What a tap does.", example: "{open: cart}"),
      FieldShape("contextMenu", menuRule, "The menu that a long press opens.", example: menuExample),
      FieldShape("background", .color, "The colour behind it.", example: "systemGray6"),
      FieldShape("tint", .color, "The colour of what can be tapped, and of an image.", example: "systemRed"),
      FieldShape("alpha", .attribute(.double, 0...1), default: "1", "How opaque it is.", example: "0.5"),
      FieldShape("accessibilityLabel", .localized, "What VoiceOver reads.", example: "Close"),
    ] + lookFields

  /// The keys that the views of a container have besides.
  public static let pinFields = [
    FieldShape(
      "pin",
      .list(.attribute(.choice(PinEdge.allCases.map(\.rawValue)), nil), orOne: true),
      "The sides that it is pinned to, of the safe area and the margins.",
      example: "[top, leading]"
    ),
    FieldShape("center", .word(CenterAxis.self, "axis"), "It is in the middle of the container."),
  ]

  /// All kinds of view.
  public static let viewForms = [
    label, image, button, textField, `switch`, slider, stepper, segments, progress, spinner, stack, scroll, list, row,
    grid, spacer, divider, box, partView, textView, searchField, datePicker, picker, pageControl, overlay, map, web,
    video, custom,
  ]

  private static let label = ViewForm(
    .label,
    "A text.",
    [
      FieldShape("text", .localized, "The text.", example: "Hi"), markdown, runs,
      FieldShape(
        "style",
        .word(TextStyle.self, "label style"),
        default: aLabel.style.rawValue,
        "One of UIKit's text styles."
      ),
      FieldShape(
        "alignment",
        .word(TextAlignmentOption.self, "alignment"),
        default: aLabel.alignment.rawValue,
        "Where its lines begin."
      ),
      FieldShape(
        "lines",
        .integer(0...1_000),
        default: "\(aLabel.lines)",
        "The largest number of lines; 0 for as many as it takes."
      ),
      FieldShape("color", .color, "The colour of its text.", example: "systemRed"),
      fontField,
    ],
    short: "text",
    checks: [.exactlyOne(["text", "markdown", "runs"]), .notBoth("style", "font")]
  )

  private static let button = ViewForm(
    .button,
    "A button.",
    [
      FieldShape("title", .localized, "The title.", example: "Buy"),
      FieldShape(
        "style",
        .word(ButtonStyle.self, "button style"),
        default: ButtonDefinition(title: noText).style.rawValue,
        "How it is drawn."
      ),
      enabled, fontField,
      FieldShape(
        "menu",
        menuRule,
        "The menu that a tap opens; a long press where it has a `tap`.",
        example: menuExample
      ),
    ] + buttonImage,
    short: "title",
    checks: [
      .atLeastOne(["title", "image", "symbol"]), .notBoth("image", "symbol"),
      .goesWith("imagePadding", "title"), .goesWith("imagePlacement", "title"),
    ]
  )

  private static let textField = ViewForm(
    .textField,
    "A line to type in.",
    [
      FieldShape("placeholder", .localized, "What it shows while it is empty.", example: "Name"),
      FieldShape("text", .localized, "What it holds at first.", example: "Ann"),
      FieldShape("secure", .flag, default: "\(TextFieldDefinition().secure)", "Whether it hides what is typed."),
      fontField,
    ] + textTraits + fieldOptions,
    short: "placeholder",
    takesNothing: true,
    checks: [.notBoth("tap", "onSubmit")]
  )

  static let `switch` = ViewForm(
    .switch,
    "On or off.",
    [
      FieldShape("on", .attribute(.bool, nil), default: "false", "Whether it is on.", example: "${notifications}"),
      enabled,
    ],
    short: "on",
    takesNothing: true
  )

  private static let slider = ViewForm(
    .slider,
    "A value between two.",
    bounded(by: SliderDefinition().minimum, SliderDefinition().maximum),
    short: "value",
    takesNothing: true,
    checks: [.ordered("minimum", "maximum"), .within("value", from: "minimum", to: "maximum")]
  )

  private static let stepper = ViewForm(
    .stepper,
    "A value by steps.",
    bounded(by: StepperDefinition().minimum, StepperDefinition().maximum) + [
      FieldShape(
        "step",
        .attribute(.double, StepperDefinition.steps),
        default: StepperDefinition().step.written?.short,
        "How much a tap changes the value."
      )
    ],
    short: "value",
    takesNothing: true,
    checks: [.ordered("minimum", "maximum"), .within("value", from: "minimum", to: "maximum")]
  )

  private static let segments = ViewForm(
    .segments,
    "One of a few titles.",
    [
      titles, selected,
    ],
    short: "titles",
    checks: [.place("selected", of: "titles"), .titles("titles", by: "selected")]
  )

  static let titles = FieldShape(
    "titles",
    .oneOf([.list(.localized, atLeast: 1), .named(.case, .localized)]),
    isRequired: true,
    "The titles; of a choice in the order of its values, or by value: `{small: Small, large: Large}`.",
    example: "[Day, Night]"
  )
  static let selected = FieldShape(
    "selected",
    .selection,
    default: "0",
    "The place of the selected title, from 0, or a choice's value.",
    example: "1"
  )

  private static let progress = ViewForm(
    .progress,
    "A part done.",
    [FieldShape("value", .attribute(.double, 0...1), default: "0", "How much is done.", example: "0.5")],
    short: "value",
    takesNothing: true
  )

  private static let spinner = ViewForm(
    .spinner,
    "Something goes on.",
    [
      FieldShape("animating", .attribute(.bool, nil), default: "true", "Whether it turns.", example: "${loading}"),
      FieldShape("large", .flag, default: "\(SpinnerDefinition().large)", "Whether it is large."),
    ],
    short: "animating",
    takesNothing: true
  )

  private static let stack = ViewForm(
    .stack,
    "Views in a row or a column.",
    [
      views,
      FieldShape("axis", .word(StackAxis.self, "axis"), default: aStack.axis.rawValue, "Its direction."),
      spacing(aStack.spacing),
      FieldShape(
        "alignment",
        .word(StackAlignment.self, "alignment"),
        default: aStack.alignment.rawValue,
        "How views are placed across the axis."
      ),
      FieldShape(
        "distribution",
        .word(StackDistribution.self, "distribution"),
        default: aStack.distribution.rawValue,
        "How the length is shared out."
      ),
      padding(aStack.padding.top),
    ]
  )

  private static let scroll = ViewForm(
    .scroll,
    "Views that scroll.",
    [
      views,
      FieldShape(
        "axis",
        .word(StackAxis.self, "axis"),
        default: ScrollDefinition(views: []).axis.rawValue,
        "Its direction."
      ),
      spacing(ScrollDefinition(views: []).spacing),
      padding(ScrollDefinition(views: []).padding.top),
    ]
  )

  private static let spacer = ViewForm(
    .spacer,
    "Room that stretches.",
    [FieldShape("length", .length, default: SpacerDefinition().length.short, "How long it is at least, in points.")],
    short: "length",
    takesNothing: true
  )

  private static let divider = ViewForm(.divider, "A thin line.", [], takesNothing: true)

  private static let box = ViewForm(
    .box,
    "Views on a background.",
    [
      views,
      padding(aBox.padding.top),
      spacing(aBox.spacing),
      cornerRadius,
      border,
    ]
  )

  static let views = FieldShape(
    "views",
    .list(.shared(.view)),
    isRequired: true,
    "What it holds.",
    example: "[label: Hi]"
  )
  static let enabled = FieldShape("enabled", .condition, "It can be used where it holds.", example: "${filled}")

  static func spacing(_ length: Double) -> FieldShape {
    FieldShape("spacing", .length, default: length.short, "The space between two views, in points.")
  }

  private static let bound = Shape.attribute(.double, -100_000...100_000)

  private static func bounded(by minimum: Attribute<Double>, _ maximum: Attribute<Double>) -> [FieldShape] {
    [
      FieldShape(
        "value",
        .attribute(.double, nil),
        default: "0",
        "The value, between `minimum` and `maximum`.",
        example: "${volume}"
      ),
      FieldShape("minimum", bound, default: minimum.written?.short, "The least value."),
      FieldShape("maximum", bound, default: maximum.written?.short, "The greatest value.", example: "${length}"),
    ]
  }

  static let noText = LocalizedText(TextTemplate(literal: ""))
  private static let aLabel = LabelDefinition(text: noText)
  private static let aStack = StackDefinition(views: [])
  private static let aBox = BoxDefinition(views: [])
}

extension Double {
  /// The number without a fraction where it has none, and without an exponent.
  package var short: String {
    if self == rounded(), magnitude < 1e15 { return String(Int(self)) }
    guard magnitude < 1e-3, let exponent = description.split(separator: "e-").last.flatMap({ Int($0) }) else {
      return description
    }
    let digits = description.prefix { $0 != "e" }.filter(\.isNumber)
    return (self < 0 ? "-0." : "0.") + String(repeating: "0", count: exponent - 1)
      + digits.reversed().drop { $0 == "0" }.reversed()
  }
}
