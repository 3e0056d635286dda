/// A section of a list or a grid: rows or items that belong together.
public struct SectionDefinition: Hashable, Sendable, Codable {
  /// The title above it.
  public var header: LocalizedText?
  /// The text below it.
  public var footer: LocalizedText?
  /// The title that leads to it at the edge of a list; `sectionIndexTitles` has these.
  public var index: LocalizedText?
  /// The views in it, one a row or an item.
  public var views: [ViewDefinition]

  /// Makes a section without texts.
  public init(views: [ViewDefinition]) { self.views = views }
}
