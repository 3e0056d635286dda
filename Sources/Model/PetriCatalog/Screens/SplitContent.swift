/// The columns of a split view.
public struct SplitContent: Hashable, Sendable, Codable {
  /// The leading column.
  public var primary: ChildScreen
  /// The column between the two.
  public var supplementary: ChildScreen?
  /// The trailing column.
  public var secondary: ChildScreen?
  /// The column on top while it is collapsed, on a phone. UIKit chooses, mostly the details, where it is `nil` or that column is missing.
  public var compact: SplitColumn?
  /// The columns that are shown where there is room.
  public var displayMode = SplitDisplayMode.automatic

  /// Makes a split view with its leading column.
  public init(primary: ChildScreen) { self.primary = primary }
}
