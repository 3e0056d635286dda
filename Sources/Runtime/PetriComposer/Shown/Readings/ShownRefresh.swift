import PetriCatalog
import PetriUIKit

/// The control above a list that is pulled: its list knows what that does.
struct ShownRefresh: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is ListRefreshControl else { return nil }
  }

  var isArrangement: Bool { true }
  var touch: ShownTouch { .nothing }
}
