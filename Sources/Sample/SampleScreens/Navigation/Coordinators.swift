public import PetriUIKit

/// A part of an app with its own screens: shows them and reports when it is finished.
@MainActor
public protocol FlowCoordinator: AnyObject {
  func start()
}

/// The app's coordinator: starts with sign-in or landing, and owns the active coordinator.
@MainActor
public final class AppCoordinator: FlowCoordinator {
  private let root: UINavigationController
  /// Whether the user has signed in.
  public private(set) var isLoggedIn: Bool
  /// The active coordinator. Controllers don't retain it.
  public private(set) var child: (any FlowCoordinator)?

  /// Creates a coordinator for a root navigation controller.
  public init(root: UINavigationController, isLoggedIn: Bool) {
    self.root = root
    self.isLoggedIn = isLoggedIn
  }

  /// Starts the first part.
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

  /// Shows the landing screen.
  public func start() {
    root.setViewControllers([ExamplesViewController(style: .plain)], animated: true)
  }
}

/// The coordinator of sign-in, which is a single screen.
@MainActor
public final class LoginCoordinator: FlowCoordinator {
  private let root: UINavigationController
  private let didFinish: @MainActor () -> Void

  init(root: UINavigationController, didFinish: @escaping @MainActor () -> Void) {
    self.root = root
    self.didFinish = didFinish
  }

  /// Shows the sign-in screen.
  public func start() {
    let didFinish = didFinish
    root.setViewControllers([DetailsViewController(detailsText: "Sign in", didFinish: didFinish)], animated: false)
  }
}
