/// `textView`: lines of text that a person types or reads.
public struct TextViewDefinition: KindDefinition {
  /// The text that it shows while it is empty, in a label of its own: UIKit's text view has no placeholder.
  public var placeholder: LocalizedText?
  /// The text at first.
  public var text: LocalizedText?
  /// Whether it can be typed in.
  public var editable = true
  /// How it is typed in.
  public var traits = TextTraits()
  /// Whether it is typed in as soon as the screen has appeared.
  public var focused = false
  /// The buttons of the bar above its keyboard; without any it has no bar.
  public var accessory: [BarItemDefinition] = []
  /// The font of its text; the usual one where it is `nil`.
  public var font: FontDefinition?

  /// Makes an empty one.
  public init() {}
}

extension TextViewDefinition {
  /// Whether text is typed in it: always.
  public static var isTypedIn: Bool { true }

  /// Its placeholder and what it holds at first.
  public var texts: [LocalizedText] { [placeholder, text].compactMap(\.self) }

  /// The buttons of the bar above its keyboard.
  public var keyboardItems: [BarItemDefinition] { accessory }

  /// Its placeholder.
  public func subject(locale: String) -> String { placeholder?.subject(locale: locale) ?? "" }
}
