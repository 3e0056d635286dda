/// A part of a text with one style.
public struct MarkdownRun: Hashable, Sendable {
  /// The style of a run.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt8
    /// Makes a style of a bit mask.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `*a*`.
    public static let italic = Style(rawValue: 1)
    /// `**a**`.
    public static let bold = Style(rawValue: 2)
    /// `~~a~~`.
    public static let strikethrough = Style(rawValue: 4)
    /// `` `a` ``.
    public static let code = Style(rawValue: 8)
  }

  /// The text.
  public var parts: [MarkdownPart]
  /// The style.
  public var style: Style
  /// The destination of a link.
  public var link: [MarkdownPart]?

  /// Makes a run.
  public init(_ parts: [MarkdownPart], style: Style = [], link: [MarkdownPart]? = nil) {
    self.parts = parts
    self.style = style
    self.link = link
  }
}
