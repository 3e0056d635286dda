/// `button`: a control with a title.
public struct ButtonDefinition: KindDefinition {
  /// The title; empty for a button that is an image alone.
  public var title: LocalizedText
  /// Its image; none where it is `nil`.
  public var image: ImageReference?
  /// At which side of the title the image is.
  public var imagePlacement = ImagePlacementOption.leading
  /// The space between image and title, in points.
  public var imagePadding = 0.0
  /// Where title and image are, where it is wider than they are.
  public var contentHorizontalAlignment = ContentAlignmentOption.center
  /// Its look.
  public var style = ButtonStyle.plain
  /// When it can be tapped; always where it is `nil`.
  public var enabled: Condition?
  /// The menu that a tap opens; a long press, where a tap does something else. None where it is empty.
  public var menu: [MenuElementDefinition] = []
  /// The font of its text; the usual one where it is `nil`.
  public var font: FontDefinition?

  /// Makes a plain button.
  public init(title: LocalizedText) { self.title = title }
}

extension ButtonDefinition {
  /// Its title.
  public var texts: [LocalizedText] { [title] }

  /// The name of its image.
  public var templates: [TextTemplate] { [image?.name].compactMap(\.self) }

  /// Its title.
  public func subject(locale: String) -> String { title.subject(locale: locale) }
}
