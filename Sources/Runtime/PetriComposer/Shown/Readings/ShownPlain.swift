import PetriCatalog
import PetriUIKit

/// A view of an app's own, or a plain one.
struct ShownPlain: ShownKind {
  let isArrangement: Bool

  @MainActor
  init(_ view: UIView, _ kind: ViewKind?) {
    isArrangement = type(of: view) == UIView.self || view is any ArrangingView || view.isContentOfCell
  }
}

extension UIView {
  /// Whether it is what a table's cell puts its own views on.
  var isContentOfCell: Bool { (superview as? UITableViewCell)?.contentView === self }
}
