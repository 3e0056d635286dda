/// The header or the footer of a section.
public enum SectionEdge: Hashable, Sendable, Codable {
  /// A text, as UIKit has it.
  case text(LocalizedText)
  /// Views in a column.
  case views([ViewDefinition])

  /// The text; `nil` where it is views.
  public var text: LocalizedText? { if case .text(let text) = self { text } else { nil } }

  /// The views; none where it is a text.
  public var views: [ViewDefinition] { if case .views(let views) = self { views } else { [] } }
}
