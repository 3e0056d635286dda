/// A part of a text that looks alike throughout.
public struct MarkdownRun: Hashable, Sendable {
  /// How the letters of a run differ from those around them.
  public struct Style: OptionSet, Hashable, Sendable {
    /// A bit for each way.
    public let rawValue: UInt8
    /// Makes a style of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Emphasized: `*a*`.
    public static let italic = Style(rawValue: 1)
    /// Strongly emphasized: `**a**`.
    public static let bold = Style(rawValue: 2)
    /// Struck through: `~~a~~`.
    public static let strikethrough = Style(rawValue: 4)
    /// Code: `` `a` ``.
    public static let code = Style(rawValue: 8)
  }

  /// The text of the run.
  public var parts: [MarkdownPart]
  /// How it looks.
  public var style: Style
  /// Where it leads; `nil` where it isn't a link.
  public var link: [MarkdownPart]?

  /// Makes a run.
  public init(_ parts: [MarkdownPart], style: Style = [], link: [MarkdownPart]? = nil) {
    self.parts = parts
    self.style = style
    self.link = link
  }
}
