/// `textField`: a line of text that a person types.
public struct TextFieldDefinition: Hashable, Sendable, Codable {
  /// What it shows while it is empty.
  public var placeholder: LocalizedText?
  /// What it holds at first.
  public var text: LocalizedText?
  /// Whether it hides what is typed.
  public var secure = false
  /// Its keyboard.
  public var keyboard = KeyboardOption.default

  /// Makes an empty field.
  public init() {}
}
