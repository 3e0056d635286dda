/// A section of a list or a grid: rows or items that belong together.
public struct SectionDefinition: KindDefinition {
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

extension SectionDefinition {
  /// Its header, its footer and its title in the index.
  public var texts: [LocalizedText] { [header, footer, index].compactMap(\.self) }

  /// Its rows or items.
  public var children: [ViewDefinition] { views }

  /// Its header.
  public func subject(locale: String) -> String { header?.subject(locale: locale) ?? "" }
}
