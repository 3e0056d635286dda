import PetriCatalog
import PetriUIKit

/// What is above a list and is pulled: its list says what that does.
struct ShownRefresh: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is ListRefreshControl else { return nil }
  }

  var isArrangement: Bool { true }
  var touch: ShownTouch { .nothing }
}
