/// A swipe action of a list cell, as in `UIContextualAction`.
public struct SwipeActionDefinition: KindDefinition {
  /// The title.
  public var title: LocalizedText
  /// The image.
  public var image: ImageReference?
  /// The style.
  public var style = SwipeActionStyle.normal

  /// Makes a normal action.
  public init(title: LocalizedText) { self.title = title }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SwipeActionDefinition {
  public var texts: [LocalizedText] { [title] }

  public var templates: [TextTemplate] { [image?.name].compactMap(\.self) }

  public func subject(locale: String) -> String { title.subject(locale: locale) }
}
