import PetriComposer
import PetriUIKit

/// Writes down what a composer's delegate hears. The composer doesn't keep it: a test does.
@MainActor
final class ComposerRecorder: ComposerDelegate {
  private(set) var built: [String] = []
  private(set) var emitted: [String] = []
  /// The names of the controllers that emitted.
  private(set) var emitters: [String] = []

  init(_ composer: Composer) { composer.delegate = self }

  func composer(_ composer: Composer, didBuild controller: UIViewController) { built.append(controller.displayName) }

  func composer(_ composer: Composer, didEmit name: String, from controller: UIViewController) {
    emitted.append(name)
    emitters.append(controller.displayName)
  }
}
