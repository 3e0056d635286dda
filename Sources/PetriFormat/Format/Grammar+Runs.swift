import PetriCatalog

extension Grammar {
  static let markdown = FieldShape(
    "markdown",
    .localized,
    "The text, in place of `text`, with the inline part of Markdown.",
    example: "\"Read the **whole** [terms](https://shop.example/terms).\""
  )

  static let runs = FieldShape(
    "runs",
    .list(.oneOf([.template, .mapping(textRun)]), atLeast: 1),
    "The parts of the text, in place of `text`: some look otherwise than the rest, or are tapped by themselves.",
    example: "[\"I agree to the \", {text: terms, tap: {open: terms}}]"
  )

  /// A part of a label's text.
  public static let textRun = FormShape(
    "the run",
    [
      FieldShape("text", .localized, isRequired: true, "The text.", example: "terms of use"),
      FieldShape(
        "font",
        fontField.rule,
        "Its font; what it doesn't say is as in the label's.",
        example: "{weight: bold}"
      ),
      FieldShape(
        "color",
        .color,
        "The colour of its letters; by default the label's, or the tint of what can be tapped.",
        example: "systemRed"
      ),
      FieldShape("background", .color, "The colour behind them.", example: "systemYellow"),
      FieldShape("underline", .flag, default: "\(aRun.underline)", "Whether there is a line below them."),
      FieldShape("strikethrough", .flag, default: "\(aRun.strikethrough)", "Whether there is a line through them."),
      FieldShape("tap", .shared(.tap), "What a tap on it does.", example: "{link: \"https://shop.example/terms\"}"),
    ]
  )

  private static let aRun = TextRun(text: LocalizedText(TextTemplate(literal: "")))
}
