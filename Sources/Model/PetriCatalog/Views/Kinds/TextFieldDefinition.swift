/// A text field or search field.
public struct TextFieldDefinition: KindDefinition {
  /// The placeholder.
  public var placeholder: LocalizedText?
  /// The initial text.
  public var text: LocalizedText?
  /// Whether the text is obscured.
  public var secure = false
  /// The border style.
  public var borderStyle = BorderStyleOption.roundedRect
  /// The text input traits.
  public var traits = TextTraits()
  /// When the clear button appears.
  public var clearButton = ClearButtonOption.never
  /// When it is enabled; `nil` for always.
  public var enabled: Condition?
  /// Whether it is focused when the screen appears.
  public var focused = false
  /// The items of the keyboard's accessory bar.
  public var accessory: [BarItemDefinition] = []
  /// The font; `nil` for the default.
  public var font: FontDefinition?

  /// Makes an empty field.
  public init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TextFieldDefinition {
  public static var isTypedIn: Bool { true }

  public var texts: [LocalizedText] { [placeholder, text].compactMap(\.self) }

  public var keyboardItems: [BarItemDefinition] { accessory }

  public func subject(locale: String) -> String { placeholder?.subject(locale: locale) ?? "" }
}
