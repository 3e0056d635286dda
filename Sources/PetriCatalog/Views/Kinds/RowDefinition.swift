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
  /// The accessory at its end.
  public var accessory: RowAccessory?
  /// Whether it is selected at first; it isn't where it is `nil`.
  public var selected: Condition?
  /// When it can be tapped; always where it is `nil`.
  public var enabled: Condition?
  /// The actions of a swipe from the side where reading begins, the outermost first.
  public var leadingSwipe: [ViewDefinition] = []
  /// The actions of a swipe from the side where reading ends, the outermost first.
  public var trailingSwipe: [ViewDefinition] = []

  /// Makes a row with a title alone.
  public init(title: LocalizedText) { self.title = title }
}
