import PetriCatalog

extension Grammar {
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
}
