import PetriUIKit

/// The landing screen's coordinator.
@MainActor
public final class LandingCoordinator: FlowCoordinator {
  private let root: UINavigationController

  init(root: UINavigationController) {
    self.root = root
  }

  /// Shows the landing screen alone.
  public func start() {
    root.setViewControllers([ExamplesViewController(style: .plain)], animated: true)
  }
}
