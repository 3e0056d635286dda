/// A label.
public struct LabelDefinition: KindDefinition {
  /// The text, joined from the runs if there are any.
  public private(set) var text: LocalizedText
  /// Whether the text is inline Markdown.
  public private(set) var isMarkdown = false
  /// The actions of Markdown links in all locales and plural forms.
  public private(set) var links: [TapAction] = []
  /// The attributed runs; empty for a plain text.
  public package(set) var runs: [TextRun] = []
  /// The text style, if there is no `font`.
  public var style = TextStyle.body
  /// The font; `nil` for the style's.
  public var font: FontDefinition?
  /// The alignment.
  public var alignment = TextAlignmentOption.natural
  /// The maximum number of lines; 0 for no limit.
  public var lines = 0
  /// The text colour.
  public var color: Attribute<ColorValue>?

  /// Makes a label.
  public init(text: LocalizedText) { self.text = text }

  /// Makes a label of inline Markdown.
  public init(markdown: LocalizedText) {
    text = markdown
    isMarkdown = true
    links = markdown.markdownLinks.map { .link(LocalizedText($0)) }
  }

  /// Makes a label of runs.
  public init(runs: [TextRun]) {
    text = LocalizedText(joining: runs.map(\.text))
    self.runs = runs
  }

  /// The attributed runs in the scope's locale; empty for a plain text.
  public func runs(in scope: Scope) -> [TextRun] {
    isMarkdown ? text.chosen(in: scope).markdown(in: font ?? FontDefinition(style)) : runs
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LabelDefinition {
  public var texts: [LocalizedText] { [text] }

  public var textTaps: [TapAction] { runs.compactMap(\.tap) + links }

  public func subject(locale: String) -> String { text.subject(locale: locale) }
}
