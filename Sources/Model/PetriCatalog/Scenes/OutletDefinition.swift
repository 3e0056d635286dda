/// Values for a view of a storyboard, given by its outlet.
public struct OutletDefinition: Hashable, Sendable, Codable {
  /// The outlet: a property of the scene's controller or of its cell.
  public var name: String
  /// The text of a label, a button, a text field or a text view.
  public var text: LocalizedText?
  /// The placeholder of an input.
  public var placeholder: LocalizedText?
  /// The image of an image view or a button.
  public var image: ImageReference?
  /// Whether a switch is on.
  public var on: Attribute<Bool>?
  /// The value of a slider, a stepper or a progress view.
  public var value: Attribute<Double>?
  /// The index of the selected segment or page.
  public var selected: Attribute<Int>?
  /// When it is visible; `nil` for the document's setting.
  public var when: Condition?
  /// When it is enabled; `nil` for the document's setting.
  public var enabled: Condition?
  /// The text colour.
  public var color: Attribute<ColorValue>?
  /// The background colour.
  public var background: Attribute<ColorValue>?
  /// The tint colour.
  public var tint: Attribute<ColorValue>?
  /// The action of a tap, replacing the document's.
  public var tap: TapAction?

  /// Makes an outlet without values.
  public init(name: String) { self.name = name }

  /// The texts.
  public var texts: [LocalizedText] { [text, placeholder].compactMap(\.self) }
}
