/// The text input traits of a view.
public struct TextTraits: Hashable, Sendable, Codable {
  /// The keyboard type.
  public var keyboard = KeyboardOption.default
  /// The return key.
  public var returnKey = ReturnKeyOption.default
  /// The content type for suggestions.
  public var contentType: TextContentOption?
  /// The automatic capitalization.
  public var capitalization = CapitalizationOption.sentences
  /// Whether autocorrection is on; `nil` for the system's default.
  public var autocorrection: Bool?

  /// Makes default traits.
  public init() {}
}
