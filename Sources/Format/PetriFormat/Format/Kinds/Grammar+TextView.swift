import PetriCatalog

extension Grammar {
  static let textView = ViewForm(
    .textView,
    { TextViewDefinition() },
    ViewKind.textView,
    "Several lines of text, editable or not.",
    sample: "textView: {text: Hello}",
    short: "text",
    takesNothing: true
  ) {
    Field("placeholder", \.placeholder, .localized, "What it shows while it is empty.", example: "What's new?")
    Field("text", \.text, .localized, "What it holds at first.", example: "Ring twice.")
    Field("editable", \.editable, .flag, "Whether it can be typed in.")
    fontField(\.font)
    textTraits.map { $0.within(\.traits) }
    keyboardBar(\.accessory)
    focused(\.focused)
  }
}
