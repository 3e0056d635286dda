extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// How a row comes and goes; all do at once here.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  /// Where a row is after scrolling.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }
}
