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
