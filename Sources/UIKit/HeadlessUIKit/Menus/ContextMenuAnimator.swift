import Foundation

/// Does the animations at once and the completions at the commit.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func run() {
    for animation in animations { animation() }
    animations = []
    let ending = completions
    completions = []
    if !ending.isEmpty {
      CommitQueue.shared.end {
        for completion in ending { completion() }
      }
    }
  }
}
