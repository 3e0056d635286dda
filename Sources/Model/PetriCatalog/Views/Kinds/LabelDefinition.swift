/// A label.
public struct LabelDefinition: KindDefinition {
  /// The text; if there are runs, their concatenation.
  public private(set) var text: LocalizedText
  /// Whether the text is inline Markdown.
  public private(set) var isMarkdown = false
  /// The actions of Markdown links in all locales and plural forms.
  public private(set) var links: [TapAction] = []
  /// The attributed runs; empty for plain text.
  public package(set) var runs: [TextRun] = []
  /// The text style, used if `font` is `nil`.
  public var style = TextStyle.body
  /// The font; `nil` to use `style`.
  public var font: FontDefinition?
  /// The alignment.
  public var alignment = TextAlignmentOption.natural
  /// The maximum number of lines; 0 for no limit.
  public var lines = 0
  /// The text colour.
  public var color: Attribute<ColorValue>?

  /// Creates a label with plain text.
  public init(text: LocalizedText) { self.text = text }

  /// Creates a label with inline Markdown.
  public init(markdown: LocalizedText) {
    text = markdown
    isMarkdown = true
    links = markdown.markdownLinks.map { .link(LocalizedText($0)) }
  }

  /// Creates a label with attributed runs.
  public init(runs: [TextRun]) {
    text = LocalizedText(joining: runs.map(\.text))
    self.runs = runs
  }

  /// The attributed runs in the scope's locale; empty for plain text.
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

/// A run of a label's text with its own attributes or action.
public struct TextRun: Hashable, Sendable, Codable {
  /// The text.
  public var text: LocalizedText
  /// The font; `nil` for the label's font.
  public var font: FontDefinition?
  /// The text colour; `nil` for the tint colour if the run has an action, otherwise for the label's colour.
  public var color: Attribute<ColorValue>?
  /// The background colour.
  public var background: Attribute<ColorValue>?
  /// Whether the text is underlined.
  public var underline = false
  /// Whether the text is struck through.
  public var strikethrough = false
  /// The action performed on a tap.
  public var tap: TapAction?

  /// Creates a plain run.
  public init(text: LocalizedText) { self.text = text }
}

extension TextTemplate {
  /// Parses inline Markdown into runs. Interpolated values aren't parsed.
  ///
  /// - Parameter font: The font of plain text.
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
  /// The font for a Markdown style; `nil` if the style doesn't change the font.
  fileprivate func differing(by style: MarkdownRun.Style) -> FontDefinition? {
    guard !style.isDisjoint(with: [.bold, .italic, .code]) else { return nil }
    var font = self
    if style.contains(.bold) { font.weight = .bold }
    if style.contains(.italic) { font.italic = true }
    if style.contains(.code) { (font.design, font.family) = (.monospaced, nil) }
    return font
  }
}

/// A text alignment, as in `NSTextAlignment`.
public enum TextAlignmentOption: String, Hashable, Sendable, Codable, CaseIterable {
  case natural
  case left
  case center
  case right
  case justified
}
