import Foundation

extension UITableView {
  /// A cell of a name that is not in use.
  func spareCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = spareCells[identifier]?.popLast() else { return nil }
    cell.prepareForReuse()
    return cell
  }

  /// A plain cell for an identifier that no class was registered under, which is reported.
  func plainCell(insteadOf identifier: String) -> UITableViewCell {
    HeadlessRuntime.misuse(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard"
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
