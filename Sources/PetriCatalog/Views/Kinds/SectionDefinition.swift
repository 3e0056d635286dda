/// A section of a list or a grid: rows or items that belong together.
public struct SectionDefinition: Hashable, Sendable, Codable {
  /// The title above it.
  public var header: LocalizedText?
  /// The text below it.
  public var footer: LocalizedText?
  /// What leads to it at the edge of a list; `sectionIndexTitles` has these.
  public var index: LocalizedText?
  /// What it holds, a view a row or an item.
  public var views: [ViewDefinition]

  /// Makes a section without texts.
  public init(views: [ViewDefinition]) { self.views = views }
}
