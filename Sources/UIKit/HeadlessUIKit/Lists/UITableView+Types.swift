public import Foundation

extension UITableView {
  /// The styles of a table view.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// The animations of row changes, which have no effect here.
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

  /// The position of a row after scrolling.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  /// The styles of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }
}

extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
