/// How a person types into a view.
public struct TextTraits: Hashable, Sendable, Codable {
  /// Its keyboard.
  public var keyboard = KeyboardOption.default
  /// What the return key says.
  public var returnKey = ReturnKeyOption.default
  /// What is typed, for what the system fills in by itself; nothing special where it is `nil`.
  public var contentType: TextContentOption?
  /// What begins with a capital by itself.
  public var capitalization = CapitalizationOption.sentences
  /// Whether typing is corrected; as the system has it where it is `nil`.
  public var autocorrection: Bool?

  /// Makes the usual ones.
  public init() {}
}
