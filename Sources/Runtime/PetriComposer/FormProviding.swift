package import PetriCatalog
package import PetriUIKit

/// A controller of a screen that a person can fill in.
package protocol FormProviding: UIViewController {
  /// The screen's definition.
  var filledScreen: ScreenDefinition? { get }
  /// The context that it shows.
  var context: ContextObject { get }
  /// The values of the form; `nil` where its definition has none.
  var form: AppState? { get }
  /// The action for the first time it appears, with its values as they are now.
  var actionOnAppearing: ResolvedTap? { get }
}

/// A screen that is gone when its action is done, as an alert is: the action reads and changes its values all the same.
struct GoneScreen {
  let environment: ScreenEnvironment
  /// Has the names of the repetition that the action is in.
  let locals: Scope

  @MainActor init(_ environment: ScreenEnvironment, locals: Scope? = nil) {
    self.environment = environment
    self.locals = locals ?? environment.scope
  }

  /// The values as they are now.
  @MainActor var scope: Scope { environment.scope.taking(localsOf: locals) }
}
