import PetriCatalog
import PetriUIKit

/// Makes the controllers of scenes, and knows which screen each is: of those that a definition shows, and of all that segues and containers
/// of storyboards make.
@MainActor
final class SceneMaker {
  unowned let composer: Composer
  private var fillings: [ObjectIdentifier: (controller: Weak, filling: SceneFilling)] = [:]
  private var limit = 64
  /// The scene whose screen is being composed, and its environment.
  private var composed: (scene: SceneID, environment: ScreenEnvironment)?

  private struct Weak {
    weak var controller: UIViewController?
  }

  init(composer: Composer) { self.composer = composer }

  /// Makes the controller of a screen's scene.
  ///
  /// - Throws: `CompositionError` where no storyboard has the scene.
  func controller(for content: SceneContent, in environment: ScreenEnvironment) throws -> UIViewController {
    SceneRuntime.register(composer.catalog, locale: composer.locale)
    composed = (content.scene, environment)
    defer { composed = nil }
    guard let controller = instantiate(content.scene) else {
      throw CompositionError.unknownScene(content.scene.object, storyboard: content.scene.storyboard)
    }
    return controller
  }

  /// The values of the screen that a controller is; `nil` for one that no storyboard made.
  func filling(of controller: UIViewController) -> SceneFilling? {
    fillings[ObjectIdentifier(controller)].flatMap { $0.controller.controller === controller ? $0.filling : nil }
  }

  /// Makes a controller known that a storyboard made.
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

  /// The screen that a controller is which a storyboard made; `nil` for another one.
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

  /// Does what a definition has an action do; the app hears of an action without an effect by its name.
  func didSend(_ action: String, in controller: UIViewController) {
    if let tap = filling(of: controller)?.tap(of: action) {
      composer.perform(tap, from: controller)
    } else {
      composer.emit(action, from: controller)
    }
  }
}

/// The name under which texts show an object that no definition made: of its class, of a storyboard's object the class in whose place it is.
@MainActor
package func shownClassName(of object: AnyObject) -> String {
  SceneRuntime.missingClass(of: object) ?? String(describing: type(of: object))
}
