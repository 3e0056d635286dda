/// The values of a view of a storyboard, which its outlet names.
public struct OutletDefinition: Hashable, Sendable, Codable {
  /// The outlet's name, a property of the scene's controller or of its cell.
  public var name: String
  /// The text of a label, a button, a text field or a text view.
  public var text: LocalizedText?
  /// The text that an input shows while it is empty.
  public var placeholder: LocalizedText?
  /// The picture of an image view or a button.
  public var image: ImageReference?
  /// Whether a switch is on.
  public var on: Attribute<Bool>?
  /// The value of a slider, a stepper or a progress view.
  public var value: Attribute<Double>?
  /// The place of the selected segment or page, from 0.
  public var selected: Attribute<Int>?
  /// When it is shown; as its document has it where it is `nil`.
  public var when: Condition?
  /// When it can be used; as its document has it where it is `nil`.
  public var enabled: Condition?
  /// The colour of its text.
  public var color: Attribute<ColorValue>?
  /// The colour behind it.
  public var background: Attribute<ColorValue>?
  /// The colour of what can be tapped in it.
  public var tint: Attribute<ColorValue>?
  /// The effect of a tap on it, in place of that of its document.
  public var tap: TapAction?

  /// Names an outlet.
  public init(name: String) { self.name = name }

  /// Its texts.
  public var texts: [LocalizedText] { [text, placeholder].compactMap(\.self) }
}
