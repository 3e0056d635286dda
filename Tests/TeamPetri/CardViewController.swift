import PetriComposer
import PetriUIKit

/// A layer written in Swift: the onion article's way of inserting a child, step by step.
final class CardViewController: UIViewController, ChildEmbedding {
  private(set) var embeddedController: UIViewController?

  func embed(_ controller: UIViewController) {
    embeddedController = controller
    addChild(controller)
    if isViewLoaded { insert(controller) }
  }

  func removeEmbedded() -> UIViewController? {
    guard let controller = embeddedController else { return nil }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
    embeddedController = nil
    return controller
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    if let controller = embeddedController { insert(controller) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    embeddedController?.viewIfLoaded?.frame = view.bounds.insetBy(dx: 16, dy: 100)
  }

  private func insert(_ controller: UIViewController) {
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
}
