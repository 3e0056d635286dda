/// A part of a label's text that looks otherwise than the rest, or is tapped by itself.
public struct TextRun: Hashable, Sendable, Codable {
  /// The text.
  public var text: LocalizedText
  /// Its font; the label's where it is `nil`.
  public var font: FontDefinition?
  /// The colour of its letters; where it is `nil`, the tint for a run with a tap, else the label's.
  public var color: Attribute<ColorValue>?
  /// The colour behind them.
  public var background: Attribute<ColorValue>?
  /// Whether there is a line below them.
  public var underline = false
  /// Whether there is a line through them.
  public var strikethrough = false
  /// The action of a tap on it.
  public var tap: TapAction?

  /// Makes a run that looks like the rest of its label.
  public init(text: LocalizedText) { self.text = text }
}
