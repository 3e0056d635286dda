/// A text style or a deviation from one, scaled by Dynamic Type.
public struct FontDefinition: Hashable, Sendable, Codable {
  /// The text style.
  public var style: TextStyle
  /// The size at the default content size, in points; `nil` for the style's.
  public var size: Double?
  /// The weight; `nil` for the style's.
  public var weight: WeightOption?
  /// The design of the system font.
  public var design = FontDesignOption.default
  /// Whether it is italic.
  public var italic = false
  /// The family or name of a custom font; `nil` for the system's.
  public var family: String?

  /// Makes the font of a text style.
  public init(_ style: TextStyle = .body) { self.style = style }
}
