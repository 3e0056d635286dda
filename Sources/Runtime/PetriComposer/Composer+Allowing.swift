import PetriCatalog
import PetriUIKit

extension Composer {
  /// Whether views that are there already may be made anew with other values; what passes a limit then is a refusal.
  func allows(_ views: [ViewDefinition], in scope: Scope, of controller: UIViewController) -> Bool {
    do {
      try CompositionBudget(catalog).take(views, in: scope, [controller.displayName])
      return true
    } catch {
      note(Refusal("a change of what is shown", "\(error)", from: controller))
      return false
    }
  }
}
