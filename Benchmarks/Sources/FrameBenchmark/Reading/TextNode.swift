/// The text of a label, field or text view.
struct TextNode {
  var text: String?
  var runs: [Run] = []
  var font: FontNode?
  var lines = 1
  var lineBreakMode: String?
  var preferredWidth: Double?
  var placeholder: String?
  var borderStyle: String?
  var scrolls = true

  /// A part of an attributed text.
  struct Run {
    var text: String
    var font: FontNode?
  }

  init(_ element: Element) {
    text = element["text"] ?? element.child("string", key: "text")?.text
    if let attributed = element.child("attributedString", key: "attributedText") {
      runs = Self.runs(attributed)
      text = runs.map(\.text).joined()
    }
    font = element.child("fontDescription", key: "fontDescription").flatMap(FontNode.init)
    lines = element.number("numberOfLines").map { Int($0) } ?? 1
    lineBreakMode = element["lineBreakMode"]
    preferredWidth = element.number("preferredMaxLayoutWidth")
    placeholder = element["placeholder"]
    borderStyle = element["borderStyle"]
    scrolls = element.flag("scrollEnabled") ?? true
  }

  static func runs(_ element: Element) -> [Run] {
    element.children.filter { $0.name == "fragment" }.map { fragment in
      let attributes = fragment.list("attributes")
      let font = attributes.first { $0["key"] == "NSFont" }.flatMap(FontNode.init)
      return Run(text: fragment["content"] ?? fragment.child("string", key: "content")?.text ?? "", font: font)
    }
  }
}
