/// `textField` and `searchField`: a line of text that a person types.
public struct TextFieldDefinition: KindDefinition {
  /// The text that it shows while it is empty.
  public var placeholder: LocalizedText?
  /// The text at first.
  public var text: LocalizedText?
  /// Whether it hides typed text.
  public var secure = false
  /// The frame around it.
  public var borderStyle = BorderStyleOption.roundedRect
  /// How it is typed in.
  public var traits = TextTraits()
  /// When the button is there that empties it.
  public var clearButton = ClearButtonOption.never
  /// When it can be typed in; always where it is `nil`.
  public var enabled: Condition?
  /// Whether it is typed in as soon as the screen has appeared.
  public var focused = false
  /// The buttons of the bar above its keyboard; without any it has no bar.
  public var accessory: [BarItemDefinition] = []
  /// The font of its text; the usual one where it is `nil`.
  public var font: FontDefinition?

  /// Makes an empty field.
  public init() {}
}

extension TextFieldDefinition {
  /// Whether text is typed in it: always.
  public static var isTypedIn: Bool { true }

  /// Its placeholder and what it holds at first.
  public var texts: [LocalizedText] { [placeholder, text].compactMap(\.self) }

  /// The buttons of the bar above its keyboard.
  public var keyboardItems: [BarItemDefinition] { accessory }

  /// Its placeholder.
  public func subject(locale: String) -> String { placeholder?.subject(locale: locale) ?? "" }
}
