/// An action that a swipe over a view of a list offers, as `UIContextualAction` has it.
public struct SwipeActionDefinition: KindDefinition {
  /// Its title.
  public var title: LocalizedText
  /// Its image.
  public var image: ImageReference?
  /// The purpose of the action.
  public var style = SwipeActionStyle.normal

  /// Makes an action of the normal style.
  public init(title: LocalizedText) { self.title = title }
}

extension SwipeActionDefinition {
  /// Its title.
  public var texts: [LocalizedText] { [title] }

  /// The name of its image.
  public var templates: [TextTemplate] { [image?.name].compactMap(\.self) }

  /// Its title.
  public func subject(locale: String) -> String { title.subject(locale: locale) }
}
