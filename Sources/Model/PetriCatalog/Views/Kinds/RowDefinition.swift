/// A list row, as in `UIListContentConfiguration`.
public struct RowDefinition: KindDefinition {
  /// The title.
  public var title: LocalizedText
  /// The subtitle.
  public var subtitle: LocalizedText?
  /// The secondary text at the trailing end.
  public var value: LocalizedText?
  /// The colour of the title.
  public var color: Attribute<ColorValue>?
  /// The font of the title; `nil` for the default.
  public var font: FontDefinition?
  /// The image.
  public var image: ImageReference?
  /// The corner radius of the image in points.
  public var imageCornerRadius = 0.0
  /// The maximum size of the image; `nil` for no limit.
  public var imageMaximumSize: ViewSize?
  /// When it is enabled; `nil` for always.
  public var enabled: Condition?

  /// Makes a row with a title.
  public init(title: LocalizedText) { self.title = title }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RowDefinition {
  public var texts: [LocalizedText] { [title, subtitle, value].compactMap(\.self) }

  public var templates: [TextTemplate] { [image?.name].compactMap(\.self) }

  public func subject(locale: String) -> String { title.subject(locale: locale) }
}
