/// A button.
public struct ButtonDefinition: KindDefinition {
  /// The title; empty for an image alone.
  public var title: LocalizedText
  /// The image.
  public var image: ImageReference?
  /// The position of the image relative to the title.
  public var imagePlacement = ImagePlacementOption.leading
  /// The spacing between image and title in points.
  public var imagePadding = 0.0
  /// The horizontal alignment of image and title.
  public var contentHorizontalAlignment = ContentAlignmentOption.center
  /// The style.
  public var style = ButtonStyle.plain
  /// When it is enabled; `nil` for always.
  public var enabled: Condition?
  /// The menu, opened by a tap or, if the button has an action, by a long press.
  public var menu: [MenuElementDefinition] = []
  /// The font; `nil` for the default.
  public var font: FontDefinition?

  /// Makes a plain button.
  public init(title: LocalizedText) { self.title = title }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ButtonDefinition {
  public var texts: [LocalizedText] { [title] }

  public var templates: [TextTemplate] { [image?.name].compactMap(\.self) }

  public func subject(locale: String) -> String { title.subject(locale: locale) }
}
