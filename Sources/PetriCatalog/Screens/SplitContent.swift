/// The columns of a split view.
public struct SplitContent: Hashable, Sendable, Codable {
  /// The leading column.
  public var primary: ChildScreen
  /// The column between the two.
  public var supplementary: ChildScreen?
  /// The trailing column.
  public var secondary: ChildScreen?

  /// Makes a split view with its leading column.
  public init(primary: ChildScreen) { self.primary = primary }
}
