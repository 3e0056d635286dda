public import PetriUIKit

/// The reactions to a tap; the screen that is tapped doesn't know them.
@MainActor
public protocol ActionHandling: AnyObject {
  /// Handles the tap.
  func handleAction(for detailText: String)
}

/// Handles a tap by presenting the details.
public final class ActionHandler: ActionHandling {
  private let presenterProvider: () -> any ViewControllerPresenting
  private let detailsControllerProvider: (String, @escaping () -> Void) -> UIViewController

  /// A handler that asks for a presenter and for the controller when it needs them.
  public init(
    presenterProvider: @escaping () -> any ViewControllerPresenting,
    detailsControllerProvider: @escaping (String, @escaping () -> Void) -> UIViewController
  ) {
    self.presenterProvider = presenterProvider
    self.detailsControllerProvider = detailsControllerProvider
  }

  /// Presents the details, and dismisses them when they are done.
  public func handleAction(for detailText: String) {
    let viewController = detailsControllerProvider(detailText) { [weak self] in
      self?.presenterProvider().dismiss(animated: true, completion: nil)
    }
    presenterProvider().present(viewController, animated: true, completion: nil)
  }
}

/// A view model that is the action handler and knows of screens only that they can be shown.
public final class ExamplesViewModel: ActionHandling {
  private let screenPresenter: any ScreenPresenting

  /// A view model that shows screens through a presenter.
  public init(screenPresenter: any ScreenPresenting) {
    self.screenPresenter = screenPresenter
  }

  /// Shows the screen and takes it away when it is done.
  public func handleAction(for detailText: String) {
    screenPresenter.presentScreen(for: detailText) { [weak self] in
      self?.screenPresenter.dismissScreen()
    }
  }
}

/// A place that can show a screen, for view models that know no controllers.
@MainActor
public protocol ScreenPresenting: AnyObject {
  /// Shows the screen.
  func presentScreen(for detailText: String, didFinish: @escaping () -> Void)
  /// Takes it away.
  func dismissScreen()
}

/// Shows the details over a controller.
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
