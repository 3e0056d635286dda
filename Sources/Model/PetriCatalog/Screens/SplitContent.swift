/// The columns of a split view.
public struct SplitContent: Hashable, Sendable, Codable {
  /// The primary column.
  public var primary: ChildScreen
  /// The supplementary column.
  public var supplementary: ChildScreen?
  /// The secondary column.
  public var secondary: ChildScreen?
  /// The column on top when collapsed; `nil` for UIKit's choice.
  public var compact: SplitColumn?
  /// The display mode.
  public var displayMode = SplitDisplayMode.automatic

  /// Makes a split view with a primary column.
  public init(primary: ChildScreen) { self.primary = primary }
}
