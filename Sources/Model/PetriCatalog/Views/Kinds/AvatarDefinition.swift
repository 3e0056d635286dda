/// `avatar`: a circle with a person's initials.
public struct AvatarDefinition: KindDefinition {
  /// The person's name.
  public var name: LocalizedText
  /// The circle's diameter, in points.
  public var size = 40.0
  /// The circle's colour.
  public var color = Attribute<ColorValue>.value(.named("systemGray"))

  /// Makes a grey circle.
  public init(name: LocalizedText) { self.name = name }
}

extension AvatarDefinition {
  /// The name.
  public var texts: [LocalizedText] { [name] }

  /// The name.
  public func subject(locale: String) -> String { name.subject(locale: locale) }
}
