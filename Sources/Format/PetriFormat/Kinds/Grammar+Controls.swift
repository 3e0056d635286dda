import PetriCatalog

extension Grammar {
  static let button = ViewForm(
    .button,
    { ButtonDefinition(title: noText) },
    ViewKind.button,
    "A button.",
    sample: "button: Continue",
    short: "title",
    checks: [
      .atLeastOne(["title", "image", "symbol"]), .notBoth("image", "symbol"),
      .goesWith("imagePadding", "title"), .goesWith("imagePlacement", "title"),
    ]
  ) {
    Field("title", \.title, .localized, "The title.", example: "Buy")
    Field("style", \.style, .word("button style"), "How it is drawn.")
    enabledField(\.enabled)
    fontField(\.font)
    Field(
      "menu",
      \.menu,
      menuRule,
      "The menu that a tap opens; a long press where it has a `tap`.",
      example: menuExample
    )
    imageFields(\.image, example: "cart")
    Field(
      "imagePlacement",
      \.imagePlacement,
      .word("image placement"),
      "The side of the title that its image is on."
    )
    Field(
      "contentHorizontalAlignment",
      \.contentHorizontalAlignment,
      .word("content alignment"),
      "Where its title and image are, where it is wider than they are."
    )
    Field("imagePadding", \.imagePadding, .length, "The space between image and title, in points.")
  }

  static let `switch` = ViewForm(
    .switch,
    { SwitchDefinition() },
    ViewKind.switch,
    "On or off.",
    sample: "switch: {on: true}",
    short: "on",
    takesNothing: true
  ) {
    switchFields
  }

  /// The keys that switches in rows also have.
  static let switchFields: [Field<SwitchDefinition>] = fields {
    Field("on", \.on, .attribute(), "Whether it is on.", example: "${notifications}")
    enabledField(\.enabled)
  }

  static let slider = ViewForm(
    .slider,
    { SliderDefinition() },
    ViewKind.slider,
    "A value between two.",
    sample: "slider: {value: 0.5}",
    short: "value",
    takesNothing: true,
    checks: [.ordered("minimum", "maximum"), .within("value", from: "minimum", to: "maximum")]
  ) {
    bounded(value: \.value, minimum: \.minimum, maximum: \.maximum)
    enabledField(\.enabled)
  }

  static let stepper = ViewForm(
    .stepper,
    { StepperDefinition() },
    ViewKind.stepper,
    "A value by steps.",
    sample: "stepper: {value: 1}",
    short: "value",
    takesNothing: true,
    checks: [.ordered("minimum", "maximum"), .within("value", from: "minimum", to: "maximum")]
  ) {
    bounded(value: \.value, minimum: \.minimum, maximum: \.maximum)
    Field("step", \.step, .attribute(StepperDefinition.steps), "How much a tap changes the value.")
    enabledField(\.enabled)
  }

  static func bounded<Owner>(
    value: FieldPath<Owner, Attribute<Double>>,
    minimum: FieldPath<Owner, Attribute<Double>>,
    maximum: FieldPath<Owner, Attribute<Double>>
  ) -> [Field<Owner>] {
    fields {
      Field("value", value, .attribute(), "The value, between `minimum` and `maximum`.", example: "${volume}")
      Field("minimum", minimum, .attribute(-100_000...100_000), "The least value.")
      Field("maximum", maximum, .attribute(-100_000...100_000), "The greatest value.", example: "${length}")
    }
  }

  static let datePicker = ViewForm(
    .datePicker,
    { DatePickerDefinition() },
    ViewKind.datePicker,
    "A date, a time, or both.",
    sample: "datePicker: {date: 2026-12-31}",
    checks: [.atLeastOne(["date", "time"]), .goesWith("minimum", "date"), .goesWith("maximum", "date")]
  ) {
    Field("date", \.date, .attribute(), "The date; leave it out for a time alone.", example: "2026-12-31")
    Field("time", \.time, .attribute(), "The time of day; leave it out for a date alone.", example: "18:00")
    Field("minimum", \.minimum, .attribute(), "The earliest date.", example: "2026-01-01")
    Field("maximum", \.maximum, .attribute(), "The latest date.", example: "2026-12-31")
    Field("style", \.style, .word("date picker style"), "How it looks.")
    enabledField(\.enabled)
  }

  static let pageControl = ViewForm(
    .pageControl,
    { PageControlDefinition(pages: .value(0)) },
    ViewKind.pageControl,
    "A dot for each page.",
    sample: "pageControl: 3",
    short: "pages",
    checks: [.below("current", "pages")]
  ) {
    Field("pages", \.pages, .attribute(0...1_000), isRequired: true, "How many pages there are.", example: "3")
    Field("current", \.current, .attribute(0...1_000), "The page that is shown, from 0.", example: "1")
  }

  static let rating = ViewForm(
    .rating,
    { RatingDefinition() },
    ViewKind.rating,
    "Some of a few stars.",
    sample: "rating: {stars: 3}",
    short: "stars",
    takesNothing: true
  ) {
    Field("stars", \.stars, .attribute(0...10), "How many stars are given.", example: "3")
    Field("count", \.count, .integer(1...10), "How many stars there are.", example: "10")
    enabledField(\.enabled)
  }

  static let segments = ViewForm(
    .segments,
    { TitlesDraft() },
    "One of a few titles.",
    sample: "segments: [First, Second]",
    short: "titles",
    checks: [.index("selected", of: "titles"), .titles("titles", by: "selected")],
    finish: { draft, _, _, reader in
      guard !draft.titles.titles.isEmpty else { return nil }
      var segments = SegmentsDefinition(titles: draft.titles.titles)
      segments.values = draft.values(reader)
      segments.selected = draft.selected
      segments.enabled = draft.enabled
      return .segments(segments)
    }
  ) {
    titleFields
    enabledField(\.enabled)
  }

  static let picker = ViewForm(
    .picker,
    { TitlesDraft() },
    "A wheel of titles, one of them selected.",
    sample: "picker: [First, Second]",
    short: "titles",
    checks: [.index("selected", of: "titles"), .titles("titles", by: "selected")],
    finish: { draft, _, _, reader in
      guard !draft.titles.titles.isEmpty else { return nil }
      var picker = PickerDefinition(titles: draft.titles.titles)
      picker.values = draft.values(reader)
      picker.selected = draft.selected
      return .picker(picker)
    }
  ) {
    titleFields
  }

  static let titleFields: [Field<TitlesDraft>] = fields {
    Field(
      "titles",
      \.titles,
      .titles(atLeast: 1),
      isRequired: true,
      "The titles; of a choice in the order of its values, or by value: `{small: Small, large: Large}`.",
      example: "[Day, Night]"
    )
    Field(
      "selected",
      \.selected,
      .selection,
      "The place of the selected title, from 0, or a choice's value.",
      example: "1"
    )
  }
}

struct Titles: Sendable {
  var titles: [LocalizedText] = []
  var values: [String] = []
}

struct TitlesDraft: Sendable {
  var titles = Titles()
  var selected = Attribute<Int>.value(0)
  var enabled: Condition?

  /// The values of the choice that the titles correspond to; empty if an index is selected.
  func values(_ reader: DefinitionReader) -> [String] {
    titles.values.isEmpty ? reader.choices(selectedBy: selected) : titles.values
  }
}

extension Rule<Titles> {
  static func titles(atLeast count: Int) -> Rule {
    .oneOf(
      Rule<[LocalizedText]>.list(.localized, atLeast: count).map { Titles(titles: $0) },
      Rule<[(String, LocalizedText)]>(.named(.case, .localized)) { reader, node, subject in
        reader.named(node, .case, subject) { reader, key, value in
          reader.localized(value, .key(key)).map { (reader.tree.string(key), $0) }
        }
      }
      .map { titles in Titles(titles: titles.map(\.1), values: titles.map(\.0)) }
    )
  }
}
