/// A screen's entry in lists.
public struct ScreenHead: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The title for people.
  public let title: LocalizedText
  /// The purpose of the screen.
  public let summary: String?
  /// The group's path, outermost first.
  public let group: [String]
  /// Words to find it by.
  public let tags: [String]
  /// The context that has to be given to build it.
  public let required: [ContextField]
  /// Where it is defined.
  public let place: Place

  /// The head of a screen that is decoded.
  public init(_ screen: ScreenDefinition) {
    self.init(
      name: screen.name,
      title: screen.title,
      summary: screen.summary,
      group: screen.group,
      tags: screen.tags,
      required: screen.context.filter(\.isRequired),
      place: screen.place
    )
  }

  /// Makes a head of its parts; a title that is missing is the name.
  public init(
    name: String,
    title: LocalizedText?,
    summary: String?,
    group: [String],
    tags: [String],
    required: [ContextField],
    place: Place
  ) {
    self.name = name
    self.title = title ?? LocalizedText(TextTemplate(literal: name))
    self.summary = summary
    self.group = group
    self.tags = tags
    self.required = required
    self.place = place
  }
}
