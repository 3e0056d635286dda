/// Matches cells of the matrix; an empty dimension matches any.
public struct MatrixRule: Hashable, Sendable, Codable {
  /// The devices.
  public var devices: [String] = []
  /// The appearances.
  public var appearances: [Appearance] = []
  /// The content sizes.
  public var contentSizes: [ContentSize] = []
  /// The locales.
  public var locales: [String] = []
  /// The fixtures.
  public var fixtures: [String] = []
  /// The renderings.
  public var kinds: [Rendering] = []

  /// Makes a rule that matches every cell.
  public init() {}
}
