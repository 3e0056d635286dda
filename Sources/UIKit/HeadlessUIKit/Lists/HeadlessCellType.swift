import Foundation

/// The way in which a table makes a cell of a class that it doesn't know; see `HeadlessControllerType`.
extension UITableViewCell {
  @inline(never)
  fileprivate convenience init(dispatchingStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A cell of a class, made by that class's `init(style:reuseIdentifier:)`.
  static func make(_ type: UITableViewCell.Type, _ reuseIdentifier: String?) -> UITableViewCell {
    // A metatype is a pointer to the class; calls on a final class's metatype need no `required`.
    let standIn = unsafeBitCast(type, to: StandIn.Type.self)
    return standIn.init(dispatchingStyle: .default, reuseIdentifier: reuseIdentifier)
  }

  private final class StandIn: UITableViewCell {}
}

extension UITableViewHeaderFooterView {
  @inline(never)
  fileprivate convenience init(dispatchingIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// A header or footer of a class, made by that class's `init(reuseIdentifier:)`.
  static func make(_ type: UITableViewHeaderFooterView.Type, _ reuseIdentifier: String?) -> UITableViewHeaderFooterView
  {
    // As with cells.
    let standIn = unsafeBitCast(type, to: StandIn.Type.self)
    return standIn.init(dispatchingIdentifier: reuseIdentifier)
  }

  private final class StandIn: UITableViewHeaderFooterView {}
}
