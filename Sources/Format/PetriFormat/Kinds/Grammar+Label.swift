import PetriCatalog

extension Grammar {
  static let label = ViewForm(
    .label,
    { LabelDraft() },
    { draft in draft.label.map { .label($0) } },
    "A text.",
    sample: "label: Hello",
    short: "text",
    checks: [.exactlyOne(["text", "markdown", "runs"]), .notBoth("style", "font")]
  ) {
    Field("text", \.text, .localized, "The text.", example: "Hi")
    Field(
      "markdown",
      \.markdown,
      .localized,
      "The text, in place of `text`, with the inline part of Markdown.",
      example: "\"Read the **whole** [terms](https://shop.example/terms).\""
    )
    Field(
      "runs",
      \.runs,
      .list(.oneOf(Rule.template.map { TextRunDraft(text: LocalizedText($0)) }, .form(textRun)), atLeast: 1),
      "The parts of the text, in place of `text`: some look otherwise than the rest, or are tapped by themselves.",
      example: "[\"I agree to the \", {text: terms, tap: {open: terms}}]"
    )
    Field("style", \.style, .word("label style"), "One of UIKit's text styles.", default: aLabel.style.rawValue)
    Field("alignment", \.alignment, .word("alignment"), "Where its lines begin.")
    Field("lines", \.lines, .integer(0...1_000), "The largest number of lines; 0 for as many as it takes.")
    Field("color", \.color, .color, "The colour of its text.", example: "systemRed")
    fontField(\.font)
  }

  package static let textRun = Form("the run", { TextRunDraft() }) {
    Field("text", \.run.text, .localized, isRequired: true, "The text.", example: "terms of use")
    Field("font", \.font, fontRule, "Its font; what it doesn't say is as in the label's.", example: "{weight: bold}")
    Field(
      "color",
      \.run.color,
      .color,
      "The colour of its letters; by default the label's, or the tint of what can be tapped.",
      example: "systemRed"
    )
    Field("background", \.run.background, .color, "The colour behind them.", example: "systemYellow")
    Field("underline", \.run.underline, .flag, "Whether there is a line below them.")
    Field("strikethrough", \.run.strikethrough, .flag, "Whether there is a line through them.")
    Field("tap", \.run.tap, .tap, "What a tap on it does.", example: "{link: \"https://shop.example/terms\"}")
  }

  fileprivate static let aLabel = LabelDefinition(text: noText)
}

struct LabelDraft: Sendable {
  var text: LocalizedText?
  var markdown: LocalizedText?
  var runs: [TextRunDraft] = []
  var style: TextStyle?
  var alignment = Grammar.aLabel.alignment
  var lines = Grammar.aLabel.lines
  var color: Attribute<ColorValue>?
  var font: FontDefinition?

  /// The label; nil if it has no text in any form.
  var label: LabelDefinition? {
    let outer = font ?? FontDefinition(style ?? .body)
    guard
      var label = text.map({ LabelDefinition(text: $0) }) ?? markdown.map({ LabelDefinition(markdown: $0) })
        ?? (runs.isEmpty ? nil : LabelDefinition(runs: runs.map { $0.run(in: outer) }))
    else { return nil }
    if let style { label.style = style }
    label.alignment = alignment
    label.lines = lines
    label.color = color
    label.font = font
    return label
  }
}

/// A parsed text run; it inherits missing parts of its font from the label.
package struct TextRunDraft: Sendable {
  var run: TextRun
  var font: FontParts?

  init(text: LocalizedText = Grammar.noText) { run = TextRun(text: text) }

  func run(in outer: FontDefinition) -> TextRun {
    var run = run
    run.font = font?.font(in: outer)
    return run
  }
}
