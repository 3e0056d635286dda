/// A list, as a table view.
public struct ListDefinition: KindDefinition {
  /// The style.
  public var style = ListStyle.plain
  /// The rows before the sections.
  public var views: [ViewDefinition]
  /// The sections, views of the kind `section`.
  public var sections: [ViewDefinition] = []
  /// The views shown if there are no rows.
  public var empty: [ViewDefinition] = []
  /// The action of pull-to-refresh.
  public var refresh: TapAction?
  /// Whether there are separators between rows.
  public var separators = true
  /// How many rows can be selected.
  public var selection = ListSelection.none
  /// Whether it stays scrolled to its end.
  public var startsAtEnd = false

  /// Makes a plain list.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ListDefinition {
  public var children: [ViewDefinition] { views + sections + empty }

  public var otherTaps: [TapAction] { [refresh].compactMap(\.self) }
}
