import PetriUIKit

/// The sign-in's coordinator: one screen, then it is done.
@MainActor
public final class LoginCoordinator: FlowCoordinator {
  private let root: UINavigationController
  private let didFinish: @MainActor () -> Void

  init(root: UINavigationController, didFinish: @escaping @MainActor () -> Void) {
    self.root = root
    self.didFinish = didFinish
  }

  /// Shows the sign-in alone.
  public func start() {
    let didFinish = didFinish
    root.setViewControllers([DetailsViewController(detailsText: "Sign in", didFinish: didFinish)], animated: false)
  }
}
