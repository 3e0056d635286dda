/// A grid, as a collection view with a flow layout.
public struct GridDefinition: KindDefinition {
  /// The items before the sections.
  public var views: [ViewDefinition]
  /// The sections, views of the kind `section`.
  public var sections: [ViewDefinition] = []
  /// The number of columns; `nil` for two, or one with paging.
  public var columns: Int?
  /// The size of items; `nil` to derive it from the columns.
  public var itemSize: ViewSize?
  /// The spacing in points.
  public var spacing = 8.0
  /// The padding.
  public var padding = Insets()
  /// The scroll direction.
  public var axis = StackAxis.vertical
  /// Whether it snaps to pages.
  public var paging = false
  /// Whether it has a page control.
  public var pageDots = false
  /// The views shown if there are no items.
  public var empty: [ViewDefinition] = []
  /// The action of pull-to-refresh.
  public var refresh: TapAction?

  /// Makes a grid of two columns.
  public init(views: [ViewDefinition]) { self.views = views }

  /// The number of columns.
  public var columnCount: Int { columns ?? (paging ? 1 : 2) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension GridDefinition {
  public var children: [ViewDefinition] { views + sections + empty }

  public var otherTaps: [TapAction] { [refresh].compactMap(\.self) }
}
