/// `list`: a row for each view, as a table has them.
public struct ListDefinition: KindDefinition {
  /// Its look.
  public var style = ListStyle.plain
  /// The views before its sections, one a row.
  public var views: [ViewDefinition]
  /// Its sections, each a view of the kind `section`.
  public var sections: [ViewDefinition] = []
  /// The views in place of missing rows.
  public var empty: [ViewDefinition] = []
  /// The action of pulling it down; it can't be pulled where it is `nil`.
  public var refresh: TapAction?
  /// Whether there is a line between two rows.
  public var separators = true
  /// How many rows can be selected.
  public var selection = ListSelection.none
  /// Whether its end is shown at first, and stays in sight as it grows.
  public var startsAtEnd = false

  /// Makes a plain list.
  public init(views: [ViewDefinition]) { self.views = views }
}

extension ListDefinition {
  /// Its rows, its sections, and what is shown where it has none.
  public var children: [ViewDefinition] { views + sections + empty }

  /// The action of pulling it down.
  public var otherTaps: [TapAction] { [refresh].compactMap(\.self) }
}
