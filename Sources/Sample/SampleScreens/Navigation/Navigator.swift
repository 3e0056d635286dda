public import PetriUIKit

/// Opens the screens of a push notification, with knowledge of the entire stack.
@MainActor
public final class Navigator {
  // Weak, because a screen on the stack retains the navigator.
  private weak var navigationController: UINavigationController?
  private let controllerForDetailsProvider: (String, @escaping () -> Void) -> UIViewController

  /// Whether everything on screen may be covered, unlike a PIN.
  public var hasNoBlockingViewController: () -> Bool = { true }

  /// Creates a navigator for a root navigation controller.
  public init(
    navigationController: UINavigationController,
    controllerForDetailsProvider: @escaping (String, @escaping () -> Void) -> UIViewController
  ) {
    self.navigationController = navigationController
    self.controllerForDetailsProvider = controllerForDetailsProvider
  }

  /// Dismisses everything, then shows two screens one after the other.
  public func handlePush() {
    guard hasNoBlockingViewController() else { return }
    dismissAll { [weak self] in self?.presentTwoDetailsControllers() }
  }

  private func dismissAll(completion: @escaping () -> Void) {
    guard let navigationController else { return }
    let popToRoot = { [weak navigationController] in
      CATransaction.begin()
      CATransaction.setCompletionBlock(completion)
      navigationController?.popToRootViewController(animated: true)
      CATransaction.commit()
    }
    guard navigationController.presentedViewController != nil else { return popToRoot() }
    navigationController.dismiss(animated: true, completion: popToRoot)
  }

  private func presentTwoDetailsControllers() {
    let viewController = controllerForDetailsProvider("My details") { [weak self] in
      self?.navigationController?.dismissRespectingNavigationBar(animated: true, completion: nil)
    }
    navigationController?.presentWithNavigationBar(viewController, animated: true) { [weak self] in
      guard let self else { return }
      let viewController2 = controllerForDetailsProvider("My another details") { [weak viewController] in
        viewController?.dismissRespectingNavigationBar(animated: true, completion: nil)
      }
      viewController.presentWithNavigationBar(viewController2, animated: true, completion: nil)
    }
  }
}
