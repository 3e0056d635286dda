public import PetriUIKit

/// The entry to a part of an app that has screens of its own: it shows them and reports when it is done.
@MainActor
public protocol FlowCoordinator: AnyObject {
  /// Shows the first screen.
  func start()
}

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
