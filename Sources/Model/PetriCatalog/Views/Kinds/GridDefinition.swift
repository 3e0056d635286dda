/// `grid`: items in columns, or beside one another, as a collection with a flow layout has them.
public struct GridDefinition: KindDefinition {
  /// The views before its sections, one an item.
  public var views: [ViewDefinition]
  /// Its sections, each a view of the kind `section`.
  public var sections: [ViewDefinition] = []
  /// How many items are side by side where they have no size; two where it is `nil`, and one where it stops at pages.
  public var columns: Int?
  /// The size of items; as wide as a column and as high as they are where it is `nil`.
  public var itemSize: ViewSize?
  /// The space between two items, in points.
  public var spacing = 8.0
  /// The space between its edges and its items, in points.
  public var padding = Insets()
  /// The direction in which it scrolls.
  public var axis = StackAxis.vertical
  /// Whether it stops at page boundaries.
  public var paging = false
  /// Whether there are dots for its pages.
  public var pageDots = false
  /// The views in place of missing items.
  public var empty: [ViewDefinition] = []
  /// The action of pulling it down; it can't be pulled where it is `nil`.
  public var refresh: TapAction?

  /// Makes a grid of two columns.
  public init(views: [ViewDefinition]) { self.views = views }

  /// How many items are side by side where they have no size.
  public var columnCount: Int { columns ?? (paging ? 1 : 2) }
}

extension GridDefinition {
  /// Its items, its sections, and what is shown where it has none.
  public var children: [ViewDefinition] { views + sections + empty }

  /// The action of pulling it down.
  public var otherTaps: [TapAction] { [refresh].compactMap(\.self) }
}
