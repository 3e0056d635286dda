/// `font`: a text style, or its differences from one; larger and smaller with the text size, as the style is.
public struct FontDefinition: Hashable, Sendable, Codable {
  /// The text style.
  public var style: TextStyle
  /// The size at the usual text size, in points; the style's where it is `nil`.
  public var size: Double?
  /// The weight; the style's where it is `nil`.
  public var weight: WeightOption?
  /// The design of the system's font.
  public var design = FontDesignOption.default
  /// Whether letters are slanted.
  public var italic = false
  /// The family, or the name, of a font of the app's own; the system's where it is `nil`.
  public var family: String?

  /// Makes the font of a text style.
  public init(_ style: TextStyle = .body) { self.style = style }
}
