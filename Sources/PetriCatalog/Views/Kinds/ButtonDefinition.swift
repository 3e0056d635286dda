/// `button`: a control with a title.
public struct ButtonDefinition: Hashable, Sendable, Codable {
  /// The title.
  public var title: LocalizedText
  /// Its look.
  public var style = ButtonStyle.plain
  /// When it can be tapped; always where it is `nil`.
  public var enabled: Condition?
  /// The menu that a tap opens; a long press, where a tap does something else. None where it is empty.
  public var menu: [MenuElementDefinition] = []

  /// Makes a plain button.
  public init(title: LocalizedText) { self.title = title }
}
