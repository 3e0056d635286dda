/// A section of a list or grid.
public struct SectionDefinition: KindDefinition {
  /// The header.
  public var header: SectionEdge?
  /// The footer.
  public var footer: SectionEdge?
  /// The title in the section index.
  public var index: LocalizedText?
  /// The rows or items.
  public var views: [ViewDefinition]

  /// Makes a section without header and footer.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SectionDefinition {
  public var texts: [LocalizedText] { [header?.text, footer?.text, index].compactMap(\.self) }

  public var children: [ViewDefinition] { (header?.views ?? []) + views + (footer?.views ?? []) }

  public func subject(locale: String) -> String { header?.text?.subject(locale: locale) ?? "" }
}
