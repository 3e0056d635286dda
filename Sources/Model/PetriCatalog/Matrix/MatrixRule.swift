/// A description of cells of the matrix: a dimension that it leaves open may be anything.
public struct MatrixRule: Hashable, Sendable, Codable {
  /// The devices; empty for any.
  public var devices: [String] = []
  /// The appearances; empty for any.
  public var appearances: [Appearance] = []
  /// The content sizes; empty for any.
  public var contentSizes: [ContentSize] = []
  /// The locales; empty for any.
  public var locales: [String] = []
  /// The fixtures; empty for any.
  public var fixtures: [String] = []
  /// The kinds of text; empty for any.
  public var kinds: [Rendering] = []

  /// A rule that every cell matches.
  public init() {}
}
