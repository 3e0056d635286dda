import PetriCatalog
import PetriUIKit

@MainActor
final class SceneMaker {
  unowned let composer: Composer
  private var fillings: [ObjectIdentifier: (controller: Weak, filling: SceneFilling)] = [:]
  private var limit = 64
  private var composed: (scene: SceneID, environment: ScreenEnvironment)?

  private struct Weak {
    weak var controller: UIViewController?
  }

  init(composer: Composer) { self.composer = composer }

  /// Instantiates the controller of a scene.
  ///
  /// - Throws: `CompositionError` if no storyboard has the scene.
  func controller(for content: SceneContent, in environment: ScreenEnvironment) throws -> UIViewController {
    SceneRuntime.register(composer.catalog, locale: composer.locale)
    composed = (content.scene, environment)
    defer { composed = nil }
    guard let controller = instantiate(content.scene) else {
      throw CompositionError.unknownScene(content.scene.object, storyboard: content.scene.storyboard)
    }
    return controller
  }

  func filling(of controller: UIViewController) -> SceneFilling? {
    fillings[ObjectIdentifier(controller)].flatMap { $0.controller.controller === controller ? $0.filling : nil }
  }

  func didMake(_ controller: UIViewController, of scene: SceneID) {
    if let composed, composed.scene == scene {
      self.composed = nil
      return keep(controller, in: composed.environment)
    }
    guard let name = composer.catalog.screen(of: scene), let definition = composer.catalog.screen(named: name) else {
      return
    }
    let context = ContextResolution(fields: definition.context, fallback: .examplesFirst).context
    let environment = composer.environment(of: definition, context: context)
    keep(controller, in: environment)
    composer.noteScene(controller, in: environment)
  }

  /// The screen of a storyboard's controller; `nil` for other controllers.
  static func screenName(of controller: UIViewController) -> String? {
    names[ObjectIdentifier(controller)].flatMap { $0.holder.controller === controller ? $0.name : nil }
  }

  private static var names: [ObjectIdentifier: (holder: Weak, name: String)] = [:]

  private func keep(_ controller: UIViewController, in environment: ScreenEnvironment) {
    guard case .scene(let content) = environment.definition.content else { return }
    if fillings.count >= limit {
      fillings = fillings.filter { $0.value.controller.controller != nil }
      limit = max(64, 2 * fillings.count)
      SceneMaker.names = SceneMaker.names.filter { $0.value.holder.controller != nil }
    }
    SceneMaker.names[ObjectIdentifier(controller)] = (Weak(controller: controller), environment.definition.name)
    let filling = SceneFilling(content, of: controller, in: environment)
    fillings[ObjectIdentifier(controller)] = (Weak(controller: controller), filling)
  }

  /// Performs the defined effect of an action, or reports the action's name to the app.
  func didSend(_ action: String, in controller: UIViewController) {
    if let tap = filling(of: controller)?.tap(of: action) {
      composer.perform(tap, from: controller)
    } else {
      composer.emit(action, from: controller)
    }
  }
}

@MainActor
package func shownClassName(of object: AnyObject) -> String {
  SceneRuntime.missingClass(of: object) ?? String(describing: type(of: object))
}
