/// An action that a swipe over a row offers, as `UIContextualAction` has it.
public struct SwipeActionDefinition: Hashable, Sendable, Codable {
  /// Its title.
  public var title: LocalizedText
  /// Its image.
  public var image: ImageReference?
  /// The purpose of the action.
  public var style = SwipeActionStyle.normal

  /// Makes an action of the normal style.
  public init(title: LocalizedText) { self.title = title }
}
