/// A circle with a person's initials.
public struct AvatarDefinition: KindDefinition {
  /// The person's name.
  public var name: LocalizedText
  /// The diameter in points.
  public var size = 40.0
  /// The colour.
  public var color = Attribute<ColorValue>.value(.named("systemGray"))

  /// Makes a grey avatar.
  public init(name: LocalizedText) { self.name = name }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AvatarDefinition {
  public var texts: [LocalizedText] { [name] }

  public func subject(locale: String) -> String { name.subject(locale: locale) }
}
