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

/// A run of a label's text with attributes or an action of its own.
public struct TextRun: Hashable, Sendable, Codable {
  /// The text.
  public var text: LocalizedText
  /// The font; `nil` for the label's.
  public var font: FontDefinition?
  /// The text colour; `nil` for the tint if the run has an action, otherwise the label's.
  public var color: Attribute<ColorValue>?
  /// The background colour.
  public var background: Attribute<ColorValue>?
  /// Whether it is underlined.
  public var underline = false
  /// Whether it is struck through.
  public var strikethrough = false
  /// The action of a tap.
  public var tap: TapAction?

  /// Makes a plain run.
  public init(text: LocalizedText) { self.text = text }
}

extension TextTemplate {
  /// The runs of inline Markdown. Interpolated values aren't parsed.
  ///
  /// - Parameter font: the font of plain text.
  func markdown(in font: FontDefinition) -> [TextRun] {
    markdownRuns.map { run in
      var result = TextRun(text: LocalizedText(template(run.parts)))
      result.font = font.differing(by: run.style)
      result.strikethrough = run.style.contains(.strikethrough)
      result.tap = run.link.map { .link(LocalizedText(template($0))) }
      return result
    }
  }
}

extension FontDefinition {
  /// The font of a run; `nil` if it is the same.
  fileprivate func differing(by style: MarkdownRun.Style) -> FontDefinition? {
    guard !style.isDisjoint(with: [.bold, .italic, .code]) else { return nil }
    var font = self
    if style.contains(.bold) { font.weight = .bold }
    if style.contains(.italic) { font.italic = true }
    if style.contains(.code) { (font.design, font.family) = (.monospaced, nil) }
    return font
  }
}

/// Text alignment, as in `NSTextAlignment`.
public enum TextAlignmentOption: String, Hashable, Sendable, Codable, CaseIterable {
  case natural
  case left
  case center
  case right
  case justified
}
