/// `label`: a text.
public struct LabelDefinition: Hashable, Sendable, Codable {
  /// The text.
  public var text: LocalizedText
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
}
