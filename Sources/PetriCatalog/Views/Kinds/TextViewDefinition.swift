/// `textView`: lines of text that a person types or reads.
public struct TextViewDefinition: Hashable, Sendable, Codable {
  /// The text while it is empty, in a label of its own: UIKit's text view has no placeholder.
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
