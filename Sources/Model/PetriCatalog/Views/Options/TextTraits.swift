/// How a person types into a view.
public struct TextTraits: Hashable, Sendable, Codable {
  /// Its keyboard.
  public var keyboard = KeyboardOption.default
  /// The return key's title.
  public var returnKey = ReturnKeyOption.default
  /// The meaning of the typed text, for the system's suggestions; none where it is `nil`.
  public var contentType: TextContentOption?
  /// The parts that begin with a capital by themselves.
  public var capitalization = CapitalizationOption.sentences
  /// Whether typing is corrected; as the system has it where it is `nil`.
  public var autocorrection: Bool?

  /// Makes the usual ones.
  public init() {}
}
