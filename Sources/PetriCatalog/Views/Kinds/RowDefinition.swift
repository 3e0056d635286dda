/// `row`: a row of a list as `UIListContentConfiguration` has it.
public struct RowDefinition: Hashable, Sendable, Codable {
  /// Its title.
  public var title: LocalizedText
  /// A smaller text below the title.
  public var subtitle: LocalizedText?
  /// A text at the end, in a second colour.
  public var value: LocalizedText?
  /// The title's colour.
  public var color: Attribute<ColorValue>?
  /// The title's font; the usual one where it is `nil`.
  public var font: FontDefinition?
  /// The image before the title.
  public var image: ImageReference?
  /// What is at its end.
  public var accessory: RowAccessory?
  /// Whether it is selected at first; it isn't where it is `nil`.
  public var selected: Condition?
  /// When it can be tapped; always where it is `nil`.
  public var enabled: Condition?
  /// What a swipe from the side where reading begins offers, the outermost first.
  public var leadingSwipe: [ViewDefinition] = []
  /// What a swipe from the side where reading ends offers, the outermost first.
  public var trailingSwipe: [ViewDefinition] = []

  /// Makes a row with a title alone.
  public init(title: LocalizedText) { self.title = title }
}
