extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One list.
    case plain
    /// Groups.
    case grouped
    /// Groups with round corners, away from the edges.
    case insetGrouped
  }

  /// How a row comes and goes; all do at once here.
  public enum RowAnimation: Int, Sendable {
    /// It fades.
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From above.
    case top
    /// From below.
    case bottom
    /// At once.
    case none
    /// From the middle.
    case middle
    /// The system's way.
    case automatic = 100
  }

  /// Where a row is after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is seen with the least scrolling.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }
}
