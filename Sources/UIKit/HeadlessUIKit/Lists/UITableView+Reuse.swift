import Foundation

extension UITableView {
  /// A cell of a name that is not in use.
  func spareCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = spareCells[identifier]?.popLast() else { return nil }
    cell.prepareForReuse()
    return cell
  }

  func addPrototype(_ identifier: String, height: CGFloat?, make: @escaping () -> UITableViewCell?) {
    prototypes.removeAll { $0.identifier == identifier }
    prototypes.append((identifier, height, make))
  }

  /// A cell that a document or a nib has under a name.
  func prototype(_ identifier: String) -> UITableViewCell? {
    let cell = prototypes.first { $0.identifier == identifier }?.make()
    cell?.takeReuseIdentifier(identifier)
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
