/// A text view.
public struct TextViewDefinition: KindDefinition {
  /// The placeholder, shown in a label because `UITextView` has none.
  public var placeholder: LocalizedText?
  /// The initial text.
  public var text: LocalizedText?
  /// Whether it is editable.
  public var editable = true
  /// The text input traits.
  public var traits = TextTraits()
  /// Whether it is focused when the screen appears.
  public var focused = false
  /// The items of the keyboard's accessory bar.
  public var accessory: [BarItemDefinition] = []
  /// The font; `nil` for the default.
  public var font: FontDefinition?

  /// Makes an empty text view.
  public init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TextViewDefinition {
  public static var isTypedIn: Bool { true }

  public var texts: [LocalizedText] { [placeholder, text].compactMap(\.self) }

  public var keyboardItems: [BarItemDefinition] { accessory }

  public func subject(locale: String) -> String { placeholder?.subject(locale: locale) ?? "" }
}
