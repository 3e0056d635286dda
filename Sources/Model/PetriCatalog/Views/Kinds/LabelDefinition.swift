/// `label`: a text.
public struct LabelDefinition: KindDefinition {
  /// The text; that of its runs, where it is made of such.
  public private(set) var text: LocalizedText
  /// Whether the text is inline Markdown.
  public private(set) var isMarkdown = false
  /// The actions of its Markdown's links, those of all locales and plural forms.
  public private(set) var links: [TapAction] = []
  /// The parts of the text, where some look otherwise than the rest or are tapped by themselves; empty for a text in one piece.
  public package(set) var runs: [TextRun] = []
  /// Its text style, where it has no `font`.
  public var style = TextStyle.body
  /// Its font; that of the style where it is `nil`.
  public var font: FontDefinition?
  /// How its lines are aligned.
  public var alignment = TextAlignmentOption.natural
  /// How many lines it has at most; 0 for as many as it needs.
  public var lines = 0
  /// The text's colour.
  public var color: Attribute<ColorValue>?

  /// Makes a label of body text.
  public init(text: LocalizedText) { self.text = text }

  /// Makes a label of body text that is inline Markdown.
  public init(markdown: LocalizedText) {
    text = markdown
    isMarkdown = true
    links = markdown.markdownLinks.map { .link(LocalizedText($0)) }
  }

  /// Makes a label of body text out of runs.
  public init(runs: [TextRun]) {
    text = LocalizedText(joining: runs.map(\.text))
    self.runs = runs
  }

  /// The parts of the text for the scope's locale; empty for a text in one piece.
  public func runs(in scope: Scope) -> [TextRun] {
    isMarkdown ? text.chosen(in: scope).markdown(in: font ?? FontDefinition(style)) : runs
  }
}

extension LabelDefinition {
  /// Its text.
  public var texts: [LocalizedText] { [text] }

  /// The actions of its runs and its links.
  public var textTaps: [TapAction] { runs.compactMap(\.tap) + links }

  /// Its text.
  public func subject(locale: String) -> String { text.subject(locale: locale) }
}
