package import PetriCatalog
import PetriDiagnostics

package enum StackProblem: Problem {
  case empty, nothingPushed
  case otherEnd(String, of: String)
  case twice(String)
  case rootAlert(String)
  case noTabs(String)
  case noNavigation(String)
  case goneOnFrom(String)
  case missing(ContextField, of: String)

  package var wording: Wording {
    switch self {
    case .empty:
      Wording(.badRoute, "'reconcile' needs at least one level, the root", "write [{screen: …}]")
    case .nothingPushed:
      Wording(.badRoute, "'push' needs at least one screen", "leave it out for a stack of the first screen alone")
    case .otherEnd(let end, let screen):
      Wording(
        .badRoute,
        "the stack must end with '\(screen)', whose route it is; it ends with '\(end)'",
        "write '\(screen)' last, or let this be the route of '\(end)'"
      )
    case .twice(let screen):
      Wording(
        .badRoute,
        "'\(screen)' is required twice with the same values",
        "remove one of them, or tell them apart with 'with'"
      )
    case .rootAlert(let screen):
      Wording(
        .badRoute,
        "'\(screen)' can't be the root, because UIKit only presents it",
        "write a level for the screen that presents it first"
      )
    case .noTabs(let screen):
      Wording(.badRoute, "'\(screen)' has no tabs", "remove 'tab', or name a screen whose content is tabs")
    case .noNavigation(let screen):
      Wording(
        .badRoute,
        "'push' needs a navigation controller, but '\(screen)' isn't in one of its own",
        "wrap '\(screen)' in 'navigation', or present what is pushed in a level of its own"
      )
    case .goneOnFrom(let screen):
      Wording(
        .badRoute,
        "the route of '\(screen)' is a complete stack; other routes can't start from it",
        "require the stack here too, with {reconcile: […]}"
      )
    case .missing(let field, let screen):
      Wording(
        .contextValue,
        "missing context key '\(field.name)' for '\(screen)' in the stack; expected \(field.type.expectation)",
        "write {screen: \(screen), with: {\(field.name): …}}"
      )
    }
  }
}
