/// A section of a list or a grid: rows or items that belong together.
public struct SectionDefinition: KindDefinition {
  /// The title above it, or views.
  public var header: SectionEdge?
  /// The text below it, or views.
  public var footer: SectionEdge?
  /// The title that leads to it at the edge of a list; `sectionIndexTitles` has these.
  public var index: LocalizedText?
  /// The views in it, one a row or an item.
  public var views: [ViewDefinition]

  /// Makes a section without texts.
  public init(views: [ViewDefinition]) { self.views = views }
}

extension SectionDefinition {
  /// Its header, its footer and its title in the index.
  public var texts: [LocalizedText] { [header?.text, footer?.text, index].compactMap(\.self) }

  /// The views above it, its rows or items, and the views below it.
  public var children: [ViewDefinition] { (header?.views ?? []) + views + (footer?.views ?? []) }

  /// Its header.
  public func subject(locale: String) -> String { header?.text?.subject(locale: locale) ?? "" }
}
