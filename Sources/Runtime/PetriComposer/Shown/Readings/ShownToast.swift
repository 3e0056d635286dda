import PetriCatalog
import PetriUIKit

/// A short message.
struct ShownToast: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is ToastView else { return nil }
  }

  var word: String? { "toast" }
  var form: ShownForm { .box(cornerRadius: 18) }
  var usuallyTakesTouches: Bool { false }
}
