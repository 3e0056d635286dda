package import PetriCatalog

extension Grammar {
  /// The view kinds that can be written as a single word.
  package static let wordsOfViews = [ViewKind.Name.spacer, .divider].map(\.rawValue)

  package static let view = choiceOfViews(viewForms.filter { $0.kind != .row }) { $0.fields }

  static let listView = choiceOfViews(viewForms) { $0.fieldsInLists }

  static let containerView = choiceOfViews(viewForms.filter { $0.kind != .row }) { $0.fieldsInContainers }

  private static func choiceOfViews(_ forms: [ViewForm], _ keys: (ViewForm) -> FormShape) -> FormShape {
    FormShape(
      "the view",
      forms.map { FieldShape($0.kind.rawValue, $0.shape(keys($0)), $0.summary) },
      checks: [.exactlyOne(forms.map(\.kind.rawValue))]
    )
  }

  package static func form(of kind: ViewKind.Name) -> ViewForm { formsByKind[kind] ?? divider }

  package static func kind(named word: String) -> ViewKind.Name? {
    ViewKind.Name(rawValue: word).flatMap { formsByKind[$0] == nil ? nil : $0 }
  }

  private static let formsByKind = Dictionary(uniqueKeysWithValues: viewForms.map { ($0.kind, $0) })

  package static let viewForms: [ViewForm] = [
    label,
    image,
    avatar,
    button,
    textField,
    `switch`,
    slider,
    stepper,
    gauge,
    segments,
    progress,
    spinner,
    stack,
    scroll,
    list,
    row,
    grid,
    spacer,
    divider,
    box,
    partView,
    textView,
    searchField,
    datePicker,
    picker,
    pageControl,
    rating,
    overlay,
    map,
    web,
    video,
    custom,
  ]

  /// The keys of all view kinds, the additional ones in a container, and the additional ones in a list, for
  /// documentation.
  package static let (commonShapes, pinShapes, cellShapes) = (
    shapes(commonViewFields), shapes(pinFields), shapes(cellFields)
  )

  private static func shapes(_ fields: [Field<ViewParts>]) -> [FieldShape] { fields.map { $0.shape(of: ViewParts()) } }

  static let commonViewFields: [Field<ViewParts>] = fields {
    Field("id", \ViewParts.view.id, .name(.id), "A name for tests and taps, unique in the screen.", example: "close")
    Field("width", \ViewParts.view.width, .length, "Its width, in points.")
    Field("height", \ViewParts.view.height, .length, "Its height, in points.")
    Field("when", \ViewParts.view.when, .condition, "The view is shown where it holds.", example: "${signedIn}")
    repetition("The view is repeated for each element of a list.", example: "${stores}", name: "store")
      .map { $0.within(\ViewParts.repetition) }
    Field("tap", \ViewParts.view.tap, .tap, "What a tap does.", example: "{open: cart}")
    Field(
      "contextMenu",
      \ViewParts.view.contextMenu,
      menuRule,
      "The menu that a long press opens.",
      example: menuExample
    )
    Field("background", \ViewParts.view.background, .color, "The colour behind it.", example: "systemGray6")
    Field(
      "tint",
      \ViewParts.view.tint,
      .color,
      "The colour of what can be tapped, and of an image.",
      example: "systemRed"
    )
    Field("alpha", \ViewParts.view.alpha, .attribute(0...1), "How opaque it is.", example: "0.5", default: "1")
    Field(
      "accessibilityLabel",
      \ViewParts.view.accessibilityLabel,
      .localized,
      "What VoiceOver reads.",
      example: "Close"
    )
    allowField(\ViewParts.view.allow, [.layout], "What `petri check layout` finds in it and is meant.")
    edgeFields
  }

  static let pinFields: [Field<ViewParts>] = fields {
    Field(
      "pin",
      \ViewParts.view.pins,
      .list(.side, orOne: true),
      "The sides that it is pinned to, of the safe area and the margins.",
      example: "[top, leading]"
    )
    Field("center", \ViewParts.view.center, .word("axis"), "It is in the middle of the container.")
  }

  static func repetition(
    _ summary: String,
    example: String = "${sizes}",
    name: String? = nil
  ) -> [Field<RepetitionDraft>] {
    fields {
      Field("each", \RepetitionDraft.list, .contextList, summary, example: example)
      Field("as", \RepetitionDraft.name, .name(.key), "What an element of the list is called.", example: name)
    }
  }

  static func fields<Owner>(@FieldList<Owner> _ fields: () -> [Field<Owner>]) -> [Field<Owner>] { fields() }

  static func enabledField<Owner>(_ path: FieldPath<Owner, Condition?>) -> Field<Owner> {
    Field("enabled", path, .condition, "It can be used where it holds.", example: "${filled}")
  }

  /// The checks whose findings are intended.
  static func allowField<Owner>(
    _ path: FieldPath<Owner, [CheckRule]>,
    _ kinds: [CheckKind],
    _ summary: String
  ) -> Field<Owner> {
    Field("allow", path, .list(.rule(of: kinds), orOne: true), summary, example: "[truncation]")
  }

  static func spacingField<Owner>(_ path: FieldPath<Owner, Double>) -> Field<Owner> {
    Field("spacing", path, .length, "The space between two views, in points.")
  }

  static func viewsField<Owner>(_ path: FieldPath<Owner, [ViewDefinition]>) -> Field<Owner> {
    Field("views", path, .views, isRequired: true, "What it holds.", example: "[label: Hi]")
  }

  static let noText = LocalizedText(TextTemplate(literal: ""))
}

extension Rule<TextTemplate> {
  static let side = {
    let sides = PinEdge.allCases.map(\.rawValue)
    return Rule(.attribute(.choice(sides), nil)) { reader, node, _ in reader.side(node, among: sides) }
  }()
}

extension Double {
  /// The number without exponent, and without fraction if it is whole.
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
