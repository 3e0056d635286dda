/// A list, rendered as a table view.
public struct ListDefinition: KindDefinition {
  /// The style.
  public var style = ListStyle.plain
  /// The rows before the sections.
  public var views: [ViewDefinition]
  /// The sections: views of the kind `section`.
  public var sections: [ViewDefinition] = []
  /// The views shown if there are no rows.
  public var empty: [ViewDefinition] = []
  /// The action of pull-to-refresh.
  public var refresh: TapAction?
  /// Whether there are separators between rows.
  public var separators = true
  /// The number of rows that can be selected: none, one or several.
  public var selection = ListSelection.none
  /// Whether the content stays scrolled to the end.
  public var startsAtEnd = false

  /// Creates a plain list.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ListDefinition {
  public var children: [ViewDefinition] { views + sections + empty }

  public var otherTaps: [TapAction] { [refresh].compactMap(\.self) }
}

/// A list style, as in `UITableView.Style`.
public enum ListStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case plain
  case grouped
  case insetGrouped
}

/// The number of rows that can be selected: none, one or several.
public enum ListSelection: String, Hashable, Sendable, Codable, CaseIterable {
  case none, single, multiple
}

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

  /// Creates a section without header and footer.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SectionDefinition {
  public var texts: [LocalizedText] { [header?.text, footer?.text, index].compactMap(\.self) }

  public var children: [ViewDefinition] { (header?.views ?? []) + views + (footer?.views ?? []) }

  public func subject(locale: String) -> String { header?.text?.subject(locale: locale) ?? "" }
}

/// The header or footer of a section.
public enum SectionEdge: Hashable, Sendable, Codable {
  case text(LocalizedText)
  case views([ViewDefinition])

  /// The text; `nil` if the edge consists of views.
  public var text: LocalizedText? { if case .text(let text) = self { text } else { nil } }

  /// The views; empty if the edge is a text.
  public var views: [ViewDefinition] { if case .views(let views) = self { views } else { [] } }
}

/// A list row, as in `UIListContentConfiguration`.
public struct RowDefinition: KindDefinition {
  /// The title.
  public var title: LocalizedText
  /// The subtitle.
  public var subtitle: LocalizedText?
  /// The secondary text at the trailing end.
  public var value: LocalizedText?
  /// The colour of the title.
  public var color: Attribute<ColorValue>?
  /// The font of the title; `nil` for the default.
  public var font: FontDefinition?
  /// The image.
  public var image: ImageReference?
  /// The corner radius of the image in points.
  public var imageCornerRadius = 0.0
  /// The maximum size of the image; `nil` for no limit.
  public var imageMaximumSize: ViewSize?
  /// The condition that enables the row; `nil` if always enabled.
  public var enabled: Condition?

  /// Creates a row with a title.
  public init(title: LocalizedText) { self.title = title }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RowDefinition {
  public var texts: [LocalizedText] { [title, subtitle, value].compactMap(\.self) }

  public var templates: [TextTemplate] { [image?.name].compactMap(\.self) }

  public func subject(locale: String) -> String { title.subject(locale: locale) }
}

/// A swipe action of a list cell, as in `UIContextualAction`.
public struct SwipeActionDefinition: KindDefinition {
  /// The title.
  public var title: LocalizedText
  /// The image.
  public var image: ImageReference?
  /// The style.
  public var style = SwipeActionStyle.normal

  /// Creates a swipe action with the normal style.
  public init(title: LocalizedText) { self.title = title }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SwipeActionDefinition {
  public var texts: [LocalizedText] { [title] }

  public var templates: [TextTemplate] { [image?.name].compactMap(\.self) }

  public func subject(locale: String) -> String { title.subject(locale: locale) }
}

/// The style of a swipe action, as in `UIContextualAction.Style`.
public enum SwipeActionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case normal, destructive
}

/// A grid, rendered as a collection view with a flow layout.
public struct GridDefinition: KindDefinition {
  /// The items before the sections.
  public var views: [ViewDefinition]
  /// The sections: views of the kind `section`.
  public var sections: [ViewDefinition] = []
  /// The number of columns; `nil` for two, or for one if paging is enabled.
  public var columns: Int?
  /// The item size; `nil` to derive it from the number of columns.
  public var itemSize: ViewSize?
  /// The spacing in points.
  public var spacing = 8.0
  /// The padding.
  public var padding = Insets()
  /// The scroll direction.
  public var axis = StackAxis.vertical
  /// Whether scrolling snaps to pages.
  public var paging = false
  /// Whether a page control is shown.
  public var pageDots = false
  /// The views shown if there are no items.
  public var empty: [ViewDefinition] = []
  /// The action of pull-to-refresh.
  public var refresh: TapAction?

  /// Creates a grid with two columns.
  public init(views: [ViewDefinition]) { self.views = views }

  /// The number of columns with the default applied.
  public var columnCount: Int { columns ?? (paging ? 1 : 2) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension GridDefinition {
  public var children: [ViewDefinition] { views + sections + empty }

  public var otherTaps: [TapAction] { [refresh].compactMap(\.self) }
}
