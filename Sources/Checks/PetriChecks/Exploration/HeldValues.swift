import PetriCatalog
import PetriComposer
import PetriUIKit

/// The values that taps change: the app's state, and what is filled in on the screens that are there.
///
/// A sign-in, which nothing goes back on, is undone by giving the stage its values again.
struct HeldValues: Equatable {
  /// The screens, with what they were opened with: only on the same ones the values make the same state.
  let screens: [String]
  private let state: ContextObject
  private let forms: [ContextObject?]

  @MainActor
  init(_ stage: Stage) {
    screens = HeldValues.screens(of: stage)
    state = stage.composer?.state.values ?? ContextObject()
    forms = stage.window.shownControllers.map { ($0 as? any FormProviding)?.form?.values }
  }

  /// Gives a stage with the same screens the values.
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

  /// The screens of a stage, and whether a menu is open on them.
  @MainActor
  static func screens(of stage: Stage) -> [String] {
    stage.window.shownControllers.map { controller in
      let context = (controller as? any FormProviding).map { ContextValue.object($0.context).description }
      return "\(controller.displayName) \(context ?? "")"
    }
      + [stage.screenInFront, stage.window.openMenuView == nil ? "" : "menu"]
  }
}
