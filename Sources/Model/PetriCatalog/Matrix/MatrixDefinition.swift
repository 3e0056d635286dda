/// The value of `matrix`: the renderings of snapshots, and the cells of the matrix.
public struct MatrixDefinition: Hashable, Sendable, Codable {
  /// The renderings; empty for the catalogue's, or the defaults.
  public var kinds: [Rendering] = []
  /// The rules of which a cell must match one; empty for all cells.
  public var include: [MatrixRule] = []
  /// The rules of cells to exclude.
  public var exclude: [MatrixRule] = []
  /// The reason for having no snapshots, if any.
  public var skip: String?

  /// Makes the complete matrix.
  public init() {}

  /// The matrix of a screen combined with the catalogue's: `exclude` is merged, the rest overrides.
  public func within(_ catalog: MatrixDefinition) -> MatrixDefinition {
    var result = self
    if kinds.isEmpty { result.kinds = catalog.kinds.isEmpty ? Rendering.usual : catalog.kinds }
    if include.isEmpty { result.include = catalog.include }
    result.exclude = catalog.exclude + exclude
    return result
  }
}
