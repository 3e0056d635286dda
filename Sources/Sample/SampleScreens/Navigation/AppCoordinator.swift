public import PetriUIKit

/// The app's coordinator: it starts with the sign-in or with the landing screen, and owns the coordinator that runs.
@MainActor
public final class AppCoordinator: FlowCoordinator {
  private let root: UINavigationController
  /// Whether somebody has signed in.
  public private(set) var isLoggedIn: Bool
  /// The part that runs. Controllers don't keep it alive: it is this one's.
  public private(set) var child: (any FlowCoordinator)?

  /// A coordinator of an app whose root is a navigation controller.
  public init(root: UINavigationController, isLoggedIn: Bool) {
    self.root = root
    self.isLoggedIn = isLoggedIn
  }

  /// Starts the part that a person has to see first.
  public func start() {
    if isLoggedIn { startLanding() } else { startLogin() }
  }

  private func startLanding() {
    let coordinator = LandingCoordinator(root: root)
    child = coordinator
    coordinator.start()
  }

  private func startLogin() {
    let coordinator = LoginCoordinator(root: root) { [weak self] in
      self?.isLoggedIn = true
      self?.startLanding()
    }
    child = coordinator
    coordinator.start()
  }
}
