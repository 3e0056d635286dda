/// `list`: a row for each view, as a table has them.
public struct ListDefinition: Hashable, Sendable, Codable {
  /// Its look.
  public var style = ListStyle.plain
  /// What it holds, a view a row.
  public var views: [ViewDefinition]

  /// Makes a plain list.
  public init(views: [ViewDefinition]) { self.views = views }
}
