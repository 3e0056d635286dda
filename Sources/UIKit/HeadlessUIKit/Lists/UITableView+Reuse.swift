import Foundation

extension UITableView {
  func spareCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = spareCells[identifier]?.popLast() else { return nil }
    cell.prepareForReuse()
    return cell
  }

  func addPrototype(_ identifier: String, height: CGFloat?, make: @escaping () -> UITableViewCell?) {
    prototypes.removeAll { $0.identifier == identifier }
    prototypes.append((identifier, height, make))
  }

  func prototype(_ identifier: String) -> UITableViewCell? {
    let cell = prototypes.first { $0.identifier == identifier }?.make()
    cell?.takeReuseIdentifier(identifier)
    return cell
  }

  func plainCell(insteadOf identifier: String) -> UITableViewCell {
    HeadlessRuntime.misuse(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard"
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}

/// Creates cells of registered classes; see `HeadlessControllerType`.
extension UITableViewCell {
  @inline(never)
  fileprivate convenience init(dispatchingStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

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

  static func make(_ type: UITableViewHeaderFooterView.Type, _ reuseIdentifier: String?) -> UITableViewHeaderFooterView
  {
    let standIn = unsafeBitCast(type, to: StandIn.Type.self)
    return standIn.init(dispatchingIdentifier: reuseIdentifier)
  }

  private final class StandIn: UITableViewHeaderFooterView {}
}
