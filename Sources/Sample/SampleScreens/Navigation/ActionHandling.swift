public import PetriUIKit

/// The reaction to a tap, unknown to the tapped screen.
@MainActor
public protocol ActionHandling: AnyObject {
  func handleAction(for detailText: String)
}

/// Handles a tap by presenting the details.
public final class ActionHandler: ActionHandling {
  private let presenterProvider: () -> any ViewControllerPresenting
  private let detailsControllerProvider: (String, @escaping () -> Void) -> UIViewController

  /// Creates a handler that requests presenter and controller when needed.
  public init(
    presenterProvider: @escaping () -> any ViewControllerPresenting,
    detailsControllerProvider: @escaping (String, @escaping () -> Void) -> UIViewController
  ) {
    self.presenterProvider = presenterProvider
    self.detailsControllerProvider = detailsControllerProvider
  }

  /// Presents the details, and dismisses them when they are finished.
  public func handleAction(for detailText: String) {
    let viewController = detailsControllerProvider(detailText) { [weak self] in
      self?.presenterProvider().dismiss(animated: true, completion: nil)
    }
    presenterProvider().present(viewController, animated: true, completion: nil)
  }
}

/// A view model that handles taps and shows screens through an abstraction.
public final class ExamplesViewModel: ActionHandling {
  private let screenPresenter: any ScreenPresenting

  /// Creates a view model.
  public init(screenPresenter: any ScreenPresenting) {
    self.screenPresenter = screenPresenter
  }

  /// Shows the screen and dismisses it when it is finished.
  public func handleAction(for detailText: String) {
    screenPresenter.presentScreen(for: detailText) { [weak self] in
      self?.screenPresenter.dismissScreen()
    }
  }
}

/// Shows screens for view models that know no controllers.
@MainActor
public protocol ScreenPresenting: AnyObject {
  func presentScreen(for detailText: String, didFinish: @escaping () -> Void)
  func dismissScreen()
}

final class ScreenPresenter: ScreenPresenting {
  private let presenterProvider: () -> any ViewControllerPresenting

  init(presenterProvider: @escaping () -> any ViewControllerPresenting) {
    self.presenterProvider = presenterProvider
  }

  func presentScreen(for detailText: String, didFinish: @escaping () -> Void) {
    let viewController = DetailsViewController(detailsText: detailText, didFinish: didFinish)
    presenterProvider().present(viewController, animated: true, completion: nil)
  }

  func dismissScreen() {
    presenterProvider().dismiss(animated: true, completion: nil)
  }
}
