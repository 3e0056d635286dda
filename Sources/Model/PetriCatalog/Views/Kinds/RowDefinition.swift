/// `row`: a row of a list as `UIListContentConfiguration` has it.
public struct RowDefinition: KindDefinition {
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
  /// The radius of its image's corners, in points.
  public var imageCornerRadius = 0.0
  /// The size that a larger image is made to fit; its own where it is `nil`.
  public var imageMaximumSize: ViewSize?
  /// When it can be tapped; always where it is `nil`.
  public var enabled: Condition?

  /// Makes a row with a title alone.
  public init(title: LocalizedText) { self.title = title }
}

extension RowDefinition {
  /// Its title, its subtitle and its value.
  public var texts: [LocalizedText] { [title, subtitle, value].compactMap(\.self) }

  /// The name of its image.
  public var templates: [TextTemplate] { [image?.name].compactMap(\.self) }

  /// Its title.
  public func subject(locale: String) -> String { title.subject(locale: locale) }
}
