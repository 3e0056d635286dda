import PetriCatalog
import PetriUIKit

/// A view of an app's own, or a plain one.
struct ShownPlain: ShownKind {
  let isArrangement: Bool

  @MainActor
  init(_ view: UIView, _ kind: ViewKind?) {
    isArrangement = type(of: view) == UIView.self || view is any ArrangingView
  }
}
