/// The header or footer of a section.
public enum SectionEdge: Hashable, Sendable, Codable {
  /// A text.
  case text(LocalizedText)
  /// Views in a column.
  case views([ViewDefinition])

  /// The text; `nil` for views.
  public var text: LocalizedText? { if case .text(let text) = self { text } else { nil } }

  /// The views; empty for a text.
  public var views: [ViewDefinition] { if case .views(let views) = self { views } else { [] } }
}
