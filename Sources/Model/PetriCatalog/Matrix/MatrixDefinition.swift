/// The value of `matrix`: the kinds of the screens' snapshots, and the cells out of the product of all dimensions.
public struct MatrixDefinition: Hashable, Sendable, Codable {
  /// The kinds of text; empty for those of the catalogue, and there for the usual ones.
  public var kinds: [Rendering] = []
  /// Only cells that match one of these are in the matrix; empty for all.
  public var include: [MatrixRule] = []
  /// Cells that match one of these are not in it.
  public var exclude: [MatrixRule] = []
  /// Why the screen has no snapshots at all; `nil` where it has.
  public var skip: String?

  /// Makes the complete matrix, as the usual kinds of text.
  public init() {}

  /// A screen's matrix in a catalogue's: the screen's kinds and `include` in place of the catalogue's, both `exclude`s.
  public func within(_ catalog: MatrixDefinition) -> MatrixDefinition {
    var result = self
    if kinds.isEmpty { result.kinds = catalog.kinds.isEmpty ? Rendering.usual : catalog.kinds }
    if include.isEmpty { result.include = catalog.include }
    result.exclude = catalog.exclude + exclude
    return result
  }
}
