import PetriCatalog
import PetriComposer
import PetriUIKit

/// The app's state and forms, which are restored to undo actions without a counterpart, such as signing in.
struct HeldValues: Equatable {
  /// The names and contexts of the screens, on which alone the values can be restored.
  let screens: [String]
  private let state: ContextObject
  private let forms: [ContextObject?]

  @MainActor
  init(_ stage: Stage) {
    screens = HeldValues.screens(of: stage)
    state = stage.composer?.state.values ?? ContextObject()
    forms = stage.window.shownControllers.map { ($0 as? any FormProviding)?.form?.values }
  }

  @MainActor
  func restore(on stage: Stage) {
    let controllers = stage.window.shownControllers
    stage.run("restore") {
      stage.composer?.state.restore(state)
      for (controller, form) in zip(controllers, forms) {
        if let form { (controller as? any FormProviding)?.form?.restore(form) }
      }
    }
  }

  @MainActor
  static func screens(of stage: Stage) -> [String] {
    stage.window.shownControllers.map { controller in
      let context = (controller as? any FormProviding).map { ContextValue.object($0.context).description }
      return "\(controller.displayName) \(context ?? "")"
    }
      + [stage.screenInFront, stage.window.openMenuView == nil ? "" : "menu"]
  }
}
